// What the server shows of a table of Pax Renaissance (show.py), and the printed matter (layout.json).

/** An entity such as "card:29" or "land:england". */
export type Ref = string;
/** A piece by its word, such as "catholic_rook" or "medici_cube". */
export type PieceWord = string;
export type Side = "west" | "east";

export interface City {
  id: string;
  piece: PieceWord | null;
  covered: boolean;
  levy: PieceWord;
}

export interface Land {
  id: string;
  face: string;
  cities: City[];
  holder: string | null;
  republic: boolean;
  suzerain: string | null;
  queen: Ref | null;
  repressed: Record<PieceWord, number>;
}

export interface Border {
  id: string;
  piece: PieceWord | null;
}

export interface MarketSpace {
  card: Ref | null;
  price: number;
  florins: number;
  laid: boolean;
}

export interface MarketRow {
  region: Side;
  deck: number;
  top: Ref | null;
  spaces: MarketSpace[];
}

/** A card of a section of a tableau, with what lies under it. */
export interface TableauCard {
  card: Ref;
  silenced: boolean;
  vassal: boolean;
  republic: boolean;
  queen: Ref | null;
}

export interface Tableau {
  seat: string;
  out: boolean;
  maids: Ref[];
  west: TableauCard[];
  east: TableauCard[];
}

export interface Bishop {
  card: Ref;
  religion: string;
}

export interface Victory {
  id: string;
  active: boolean;
  cost: number;
}

/** One condition of a victory card: what the seat has and how many it lacks. */
export interface Need {
  id: string;
  text: string;
  have: number;
  missing: number;
}

export interface Progress {
  id: string;
  missing: number;
  religion: string | null;
  needs: Need[];
}

export interface Standing {
  seat: string;
  victories?: Progress[];
}

export interface Board {
  zones: { id: string; seat: string | null; cards: Ref[] }[];
  counters: { id: string; seat: string | null; value: number | string }[];
  turn: string;
  families: string[];
  lands: Land[];
  borders: Border[];
  emporia: Record<Side, string>;
  market: MarketRow[];
  tableaux: Tableau[];
  bishops: Bishop[];
  victories: Victory[];
  supply: Record<PieceWord, number>;
}

export interface View {
  seat: string | null;
  board: Board;
  standing: Standing[];
  prompt: { args: Record<string, Ref> } | null;
}

export interface Choice {
  verb: string;
  args: Record<string, Ref>;
}

// ---------------------------------------------------------------- printed matter

/** The operation and its side or religion. */
export type PrintedOperation = [string, string | null];
/** The kind of agent, its religion and how many. */
export type PrintedAgent = [string, string | null, number];

export interface PrintedFace {
  agents: PrintedAgent[];
  prestige: string[];
  ops: PrintedOperation[];
}

export interface PrintedCard extends PrintedFace {
  deck: Side;
  kind: string;
  place: string;
  shot: string;
  ability: boolean;
}

export interface PrintedMap {
  x: number;
  y: number;
  region: Side;
  faces: string[];
  land: string;
}

export interface PrintedCity {
  x: number;
  y: number;
  label: string;
  capital: boolean;
  emporium: boolean;
  map: string;
  levy: Record<string, PieceWord[]>;
}

export interface PrintedBorder {
  x: number;
  y: number;
  sea: boolean;
}

export interface RoutePiece {
  map: string;
  d: string;
  arrow: [number, number, number] | null;
}

export interface Route {
  emporium: string;
  way: Side;
  pieces: RoutePiece[];
}

export interface Layout {
  width: number;
  height: number;
  maps: Record<string, PrintedMap>;
  cities: Record<string, PrintedCity>;
  borders: Record<string, PrintedBorder>;
  routes: Route[];
  cards: Record<string, PrintedCard>;
  empires: Record<string, { deck: Side; king: PrintedFace; republic: PrintedFace }>;
}

// ---------------------------------------------------------------- drawing

export interface CardProps {
  of: Ref;
  view?: View | null;
  silenced?: boolean;
  republic?: boolean;
  /** Religions of the bishops and words of the repressed pieces, instead of those of the view. */
  bishops?: string[];
  repressed?: PieceWord[];
  small?: boolean;
  tile?: boolean;
}

/** What the forms of a card are put together from. */
export interface CardParts {
  id: string;
  name: string;
  ops: unknown[];
  king: unknown;
  ability: unknown;
  down: unknown[];
  sitting: unknown[];
}
