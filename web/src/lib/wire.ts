// What travels between server and client.
import type { AnyElement, Motion, Scene } from "../scene";
import type { Arguments } from "./text.svelte";

export interface Option {
  key: string;
  values: string[];
  default: string;
  rule: string;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: Record<string, Option[]>;
  levels: string[];
  languages: string[];
  packs: { name: string; title: Record<string, string> }[];
}

export type SeatKind = "host" | "open" | "bot" | "hotseat";

export interface SeatWish {
  kind: SeatKind;
  name: string | null;
  level: string | null;
}

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, string>;
  name: string;
  seats: SeatWish[];
  start: boolean;
  pack?: string | null;
}

export interface Keys {
  table: string;
  host: string;
  seats: (string | null)[];
  spectator: string;
}

export interface Seat {
  index: number;
  name: string | null;
  kind: SeatKind;
  claimed: boolean;
  connected: boolean;
  level: string | null;
  thinking: boolean;
}

export interface You {
  seats: number[];
  host: boolean;
  spectator: boolean;
  revision: number;
}

export interface Table {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  seats: Seat[];
  started: boolean;
  over: boolean;
  auto: boolean;
  created: number;
  since: number;
  asked: number[];
  watching: number;
  host: string;
  /** The table that the host laid after this one for the same people. */
  following: string | null;
}

/** A sentence by its name, with its arguments. */
export interface Told {
  name: string;
  args: Arguments;
}

export interface Move {
  move: number;
  notation: string;
  say: Told;
  targets: string[];
}

/** A number is asked: how its move is written, with braces for the number, and the range. */
export interface EntryAsk {
  notation: string;
  low: number;
  high: number;
  digits: number;
}

/** A page of the book in one language. */
export interface Passage {
  uid: string;
  lang: string;
  title: string;
  paragraphs: string[];
  /** The file of its picture, and what the picture shows. */
  picture: string;
  picture_text: string;
  /** The labels of its choices, by key. */
  labels: Record<string, string>;
}

export interface Ask {
  seats: number[];
  seat: number | null;
  step: string;
  clauses: string[];
  moves: Move[];
  entry: EntryAsk | null;
}

export interface Undo {
  can: boolean | null;
  redo: boolean;
  asked: { seat: number; agreed: number[]; waiting: number[] } | null;
}

/** What changed of one element; the empty id means the scene itself. */
export interface Change {
  id: string;
  set?: Record<string, unknown>;
  children?: (string | AnyElement)[];
}

export interface Line {
  revision: number;
  at: number;
  by: number | null;
  events: Told[];
}

export interface Update extends Line {
  type: "update";
  fresh: boolean;
  undone: number[];
  ask: Ask | null;
  table: Table | null;
  undo: Undo | null;
  scene?: Scene | null;
  patch?: Change[];
  log?: Line[];
  chat?: ChatLine[];
  moved?: Motion[];
  said?: { seat: number; notation: string; say: Told } | null;
}

export interface ChatLine {
  type: "chat";
  revision: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Refusal {
  type: "refused";
  id: string | null;
  code: string;
  rule: string | null;
  text: Record<string, string>;
}

export interface Why {
  type: "why";
  id: string;
  move: number;
  rule: string;
  text: Record<string, string> | null;
}

export type Answer = { type: "accepted"; id: string; revision: number } | Refusal | Why;

/** Whether the viewer may take back, worked out in a quiet moment after an update. */
export interface CanUndo {
  type: "undo";
  revision: number;
  can: boolean;
  redo: boolean;
}

export type FromServer =
  | { type: "welcome"; revision: number; you: You; table: Table; undo: Undo }
  | Update
  | Answer
  | ChatLine
  | CanUndo
  | { type: "presence"; seat: number; connected: boolean }
  | { type: "watching"; number: number }
  | { type: "thinking"; seat: number; on: boolean }
  | { type: "pong" };

export interface Replay {
  total: number;
  from: number;
  steps: Update[];
}
