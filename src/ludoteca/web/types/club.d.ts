// What the endpoints of a server with accounts answer, as far as the client uses it.

/** An account as its owner sees it, of `GET /api/account`. */
export interface Account {
  name: string;
  made: number;
  visibility: "public" | "friends" | "private";
  state: "active" | "muted" | "banned";
  lang: string;
  email: string | null;
  email_confirmed: boolean;
  password: boolean;
}

/** What a registration or a sign-in answers. */
export interface Welcome {
  account: Account;
  recovery: string[];
}

/** A seat of the account with a token for this browser, of `POST /api/account/seats`. */
export interface GivenSeat {
  table: string;
  game: string;
  seat: string | null;
  name: string;
  host: boolean;
  token: string;
}

/** One of `GET /api/account/sessions`. */
export interface AccountSession {
  id: string;
  device: string;
  made: number;
  used: number;
  here: boolean;
}

/** One of `GET /api/account/passkeys`. */
export interface Passkey {
  id: string;
  name: string;
  made: number;
  used: number;
}
