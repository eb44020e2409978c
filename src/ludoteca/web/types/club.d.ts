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

/** The people around an account, of `GET /api/people`. */
export interface People {
  friends: string[];
  asked: string[];
  asking: string[];
  blocked: string[];
}

export interface Opponent {
  seat: string;
  name: string;
  bot: string;
  account: string | null;
}

/** A game of a profile. */
export interface Played {
  table: string | null;
  game: string;
  seat: string;
  count: number;
  at: number;
  place: number | null;
  others: Opponent[];
}

/** Of `GET /api/people/{name}`. */
export interface Profile {
  name: string;
  made: number;
  relation: "" | "self" | "friend" | "asked" | "block";
  running: Played[];
  finished: Played[];
  tallies: { game: string; played: number; won: number }[];
  habits: Habit[];
}

/** How an account plays one title: the average length of a game, and the ways in which it has won. */
export interface Habit {
  game: string;
  length: number;
  ways: { reason: string; games: number }[];
}

/** One of `GET /api/club/people/NAME/ratings`. */
export interface RatingCurve {
  game: string;
  seats: number;
  rating: number;
  games: number;
  provisional: boolean;
  curve: { at: number; table: string; rating: number; place: number }[];
}

/** When and in which channels an account wants messages; times in minutes of the day. */
export interface MessageWishes {
  push: "off" | "each" | "digest";
  email: "off" | "each" | "digest";
  zone: string;
  quiet_from: number;
  quiet_to: number;
  digest_at: number;
}

/** Of `GET /api/account/messages`. */
export interface Messages {
  wishes: MessageWishes;
  chosen: boolean;
  devices: { id: string; endpoint: string; device: string; made: number }[];
  mail: boolean;
  calendar: boolean;
}
