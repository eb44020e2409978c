// How the pages reach the tables: docs/wire.md says what is asked and sent.

/** What a request was answered with. */
export interface Answer {
  ok: boolean;
  status: number;
  /** The value of a JSON answer, the text of another one, or a file if one was asked for. */
  value: any;
}

export interface Request {
  token?: string | null;
  body?: unknown;
  as?: "blob";
}

/** A connection to a table. */
export interface Channel {
  /** Whether the message could be sent. */
  send(text: string): boolean;
  close(): void;
}

export interface ChannelEvents {
  open(): void;
  message(text: string): void;
  close(code: number): void;
}

export interface Transport {
  /** Rejects if nobody answers. */
  ask(method: string, path: string, more: Request): Promise<Answer>;
  connect(table: string, on: ChannelEvents): Channel;
}
