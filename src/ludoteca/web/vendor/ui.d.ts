// The types of what ui.js offers, as far as this project uses it.
/** What `html` makes: an element that Preact draws. */
export interface VNode { type: unknown; props: Record<string, unknown>; key: unknown }
export type Node = VNode | VNode[];
/** A function that draws its properties. */
export type Component<P> = (props: P) => unknown;
export type Ref<T> = { current: T };
export interface Signal<T> { value: T; peek(): T; subscribe(f: (v: T) => void): () => void }
export interface ReadonlySignal<T> { readonly value: T; peek(): T; subscribe(f: (v: T) => void): () => void }
export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export function render(node: unknown, parent: Element): void;
export const Fragment: Component<{ children?: unknown }>;
export function useState<T>(first: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useEffect(run: () => void | undefined | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(run: () => void | undefined | (() => void), inputs?: unknown[]): void;
export function useRef<T>(first: T): Ref<T>;
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<T extends Function>(f: T, inputs: unknown[]): T;
export function useId(): string;
export function useErrorBoundary(seen?: (error: unknown) => void): [unknown, () => void];
export function signal<T>(first: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(run: () => T): T;
export function useSignal<T>(first: T): Signal<T>;
export function useComputed<T>(make: () => T): ReadonlySignal<T>;
export function useSignalEffect(run: () => void | (() => void)): void;
