// The types of what fluent.js offers, as far as this project uses it.
export interface Message { id: string; value: any; attributes: Record<string, any> }
export class FluentResource { constructor(source: string) }
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: any, args?: Record<string, any> | null, errors?: Error[] | null): string;
}
