// The types of what ui.js offers, as far as this project uses it.
export type Node = any;
export type Ref<T> = { current: T };
export interface Signal<T> { value: T; peek(): T; subscribe(f: (v: T) => void): () => void }
export interface ReadonlySignal<T> { readonly value: T; peek(): T; subscribe(f: (v: T) => void): () => void }
export function html(strings: TemplateStringsArray, ...values: any[]): any;
export function h(type: any, props: any, ...children: any[]): Node;
export function render(node: Node, parent: Element): void;
export const Fragment: any;
export class Component<P = any, S = any> { constructor(props?: P); props: P; state: S; setState(s: Partial<S>): void; forceUpdate(): void }
export function createContext<T>(value: T): any;
export function createRef<T>(): Ref<T | null>;
export function cloneElement(node: Node, props?: any, ...children: any[]): Node;
export function useState<T>(first: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useEffect(run: () => void | undefined | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(run: () => void | undefined | (() => void), inputs?: unknown[]): void;
export function useRef<T>(first: T): Ref<T>;
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<T extends Function>(f: T, inputs: unknown[]): T;
export function useContext(context: any): any;
export function useId(): string;
export function useErrorBoundary(seen?: (error: any) => void): [any, () => void];
export function signal<T>(first: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(run: () => T): T;
export function useSignal<T>(first: T): Signal<T>;
export function useComputed<T>(make: () => T): ReadonlySignal<T>;
export function useSignalEffect(run: () => void | (() => void)): void;
