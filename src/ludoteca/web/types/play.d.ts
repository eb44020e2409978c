// What the endpoints around games between people with accounts answer, as far as the client uses it.

/** One of `GET /api/club/ladders`. */
export interface Ladder {
  game: string;
  seats: number;
  games: number;
}

/** A line of a leaderboard. */
export interface Rank {
  rank: number;
  name: string | null;
  level: string | null;
  rating: number;
  games: number;
  provisional: boolean;
}

export interface Tournament {
  id: string;
  name: string;
  host: string | null;
  game: string;
  format: "swiss" | "robin" | "knockout";
  size: number;
  rounds: number;
  clock: "none" | "live" | "async";
  rated: boolean;
  level: string;
  state: "open" | "playing" | "over" | "off";
  starts: number | null;
  entrants: number;
}

export interface Standing {
  number: number;
  name: string | null;
  bot: boolean;
  points: number;
  rivals: number;
  wins: number;
  played: number;
  byes: number;
  withdrawn: boolean;
}

export interface Sitting {
  table: string | null;
  entrants: number[];
  places: number[] | null;
}

/** `GET /api/club/tournaments/ID`. */
export interface TournamentPage {
  tournament: Tournament;
  hosting: boolean;
  mine: number | null;
  standings: Standing[];
  rounds: Sitting[][];
}

/** The game that somebody waits for. */
export interface Search {
  game: string;
  seats: number;
  pace: "live" | "days";
  rated: boolean;
  bots_after: number;
}

/** `GET /api/club/queue`. */
export interface SearchState {
  search: Search | null;
  since: number;
  others: number;
  table: string | null;
}

export interface Challenge {
  id: string;
  by: string | null;
  to: string | null;
  mine: boolean;
  game: string;
  pace: "live" | "days";
  rated: boolean;
  made: number;
}

/** One of `GET /api/club/archive`. */
export interface ArchivedGame {
  table: string;
  game: string;
  at: number;
  length: number;
  reason: string;
  rated: boolean;
  seats: { name: string; level: string; place: number | null }[];
}

/** `GET /api/club/statistics/GAME`. */
export interface TitleStatistics {
  game: string;
  games: number;
  median: number;
  seats: { count: number; games: number; shares: number[] }[];
  endings: { reason: string; games: number }[];
  lengths: { first: number; last: number; games: number }[];
  factions: { faction: string; games: number; share: number }[];
}
