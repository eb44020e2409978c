// The types of what fluent.js offers, as far as this project uses it.
export type Pattern = string | object;
export interface Message { id: string; value: Pattern | null; attributes: Record<string, Pattern> }
export class FluentResource { constructor(source: string) }
export class FluentNumber {
  value: number;
  constructor(value: number, options?: Intl.NumberFormatOptions);
  toString(scope?: object): string;
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: Pattern, args?: Record<string, string | number | FluentNumber> | null, errors?: Error[] | null): string;
}
