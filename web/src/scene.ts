// The scene. Written by tools/scene-types from src/portulan/engine/scene.py: do not edit.

/** A message of the game's text and its arguments. */
export interface Label {
  name: string;
  arguments: Record<string, string | number>;
}

/** What all elements have. */
export interface Element {
  id: string;
  label: Label | null;
  hint: Label | null;
  art: string;
  code: string;
  active: boolean;
}

/** A place that holds other elements; a grid has `columns`. */
export interface Area extends Element {
  type: "area";
  role: "" | "supply" | "sites" | "site" | "map" | "plate" | "square" | "zones" | "zone" | "slot" | "hand" | "transit" | "tally" | "buttons";
  layout: "row" | "column" | "grid";
  columns: number;
  turn: number;
  pips: number;
  figure: string[];
  children: AnyElement[];
}

/** What belongs to one player; `own` is the viewer's. */
export interface Panel extends Element {
  type: "panel";
  seat: number;
  own: boolean;
  layout: "row" | "column" | "grid";
  children: AnyElement[];
}

/** A card; `face` names its picture and is None while it lies face down. `count` are like it, told as one. */
export interface Card extends Element {
  type: "card";
  face: string | null;
  tint: "plain" | "red" | "orange" | "yellow" | "green" | "cyan" | "blue" | "purple" | "grey";
  count: number;
  figure: string[];
  worth: number | null;
  spent: boolean;
}

/** A token, of a player if it has an owner; `face` is None while it lies face down. */
export interface Token extends Element {
  type: "token";
  face: string | null;
  owner: number | null;
}

/** Cards on top of each other; `known` are those that the viewer can tell to be in it, in no order. */
export interface Pile extends Element {
  type: "pile";
  count: number;
  known: Card[];
}

/** A number; None if the viewer may not know it. */
export interface Counter extends Element {
  type: "counter";
  value: number | null;
  main: boolean;
  holds: string;
}

/** One space of a track, taken or still free. */
export interface TrackSpace extends Element {
  type: "track-space";
  filled: boolean;
}

/** Spaces in a line. */
export interface Track extends Element {
  type: "track";
  spaces: TrackSpace[];
}

/** A die; `value` is None until it is thrown. */
export interface Die extends Element {
  type: "die";
  sides: number;
  value: number | null;
}

/** A page of text, paragraph by paragraph. */
export interface Story extends Element {
  type: "story";
  paragraphs: Label[];
}

/** A word to click where no piece on the table says it: to decline, to stop. */
export interface Button extends Element {
  type: "button";
}

/** A line of a score sheet: one value for each seat. */
export interface ScoreLine {
  label: Label;
  values: number[];
  total: boolean;
}

/** The score sheet, line by line, and the seats that win. */
export interface ScoreSheet extends Element {
  type: "score-sheet";
  lines: ScoreLine[];
  winners: number[];
}

/** What a move would bring, told before it is made; the move is the one with these targets. */
export interface Preview {
  targets: string[];
  effect: Label;
  covers: string[];
  reaches: string[];
}

/** What an event moved: a piece, from the place that held it to the one that holds it then. */
export interface Motion {
  piece: string;
  source: string;
  target: string;
  count: string;
}

/** The whole table as one viewer sees it; `status` says where the match stands. */
export interface Scene {
  status: Label;
  children: AnyElement[];
  previews: Preview[];
}

export type AnyElement = Area | Panel | Card | Token | Pile | Counter | TrackSpace | Track | Die | Story | Button | ScoreSheet;
