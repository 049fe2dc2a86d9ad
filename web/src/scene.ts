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
  role: "" | "supply" | "sites" | "site" | "map" | "plate" | "square" | "zones" | "zone" | "slot" | "hand" | "transit" | "inventory" | "tally" | "joined" | "buttons";
  layout: "row" | "column" | "grid";
  columns: number;
  turn: number;
  pips: number;
  folded: boolean;
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

/** A word to click where no piece on the table says it: to decline, to stop. */
export interface Button extends Element {
  type: "button";
  minor: boolean;
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

/** What elements have whose words or picture belong to the content rather than to the game's sentences. */
export interface Illustrated extends Element {
  passage: string;
  picture: string;
}

/** A number with a small picture: what something costs, asks for or gives. */
export interface Amount {
  label: Label;
  value: number | null;
  art: string;
  unit: "" | "percent" | "change";
  tone: "plain" | "good" | "bad";
}

/** One of the choices at the end of a page; touching it is a move. */
export interface PageChoice extends Element {
  type: "page-choice";
  key: string;
  test: Amount | null;
  costs: Amount[];
  chance: number | null;
  condition: Label | null;
  compulsory: boolean;
}

/** A page of the book: title and picture, paragraphs, and below them the choices. */
export interface Page extends Illustrated {
  type: "page";
  owner: number | null;
  band: boolean;
  paragraphs: Label[];
  before: string[];
  above: string;
  children: PageChoice[];
}

/** A line of a card: a picture for what is done (`art`), what it costs and asks for, and a few words. */
export interface CardLine extends Illustrated {
  type: "card-line";
  closed: boolean;
  text: Label | null;
  costs: Amount[];
  test: Amount | null;
}

/** A card to be read: its name, a picture, lines of icon, cost and text, badges in its corner and a die on it. */
export interface TextCard extends Illustrated {
  type: "text-card";
  face: string | null;
  tint: "plain" | "red" | "orange" | "yellow" | "green" | "cyan" | "blue" | "purple" | "grey";
  count: number;
  badges: Amount[];
  die: number | null;
  spent: boolean;
  chosen: string;
  children: CardLine[];
}

/** Cards laid over each other in a column that count as one thing, the first one on top, under one die. */
export interface CardColumn extends Element {
  type: "card-column";
  die: number | null;
  children: (TextCard | Card)[];
}

/** A place on a map, at `x` from its left and `y` from its top edge; `art` is the sign printed there. */
export interface MapNode extends Illustrated {
  type: "map-node";
  x: number;
  y: number;
  children: AnyElement[];
}

/** A way between two places of a map, `start` and `end`; `art` is the sign printed on it. */
export interface Road extends Element {
  type: "road";
  start: string;
  end: string;
  bends: ([number, number])[];
  line: "road" | "trail" | "water";
}

/** A map of places and the roads between them, `width` by `height`, on a drawn ground (`picture`). */
export interface RoadMap extends Illustrated {
  type: "road-map";
  width: number;
  height: number;
  here: string;
  children: (MapNode | Road)[];
}

/** One square of a board that grows, at column `x` (eastwards) and row `y` (southwards); both may be negative. */
export interface Cell extends Illustrated {
  type: "cell";
  x: number;
  y: number;
  hidden: boolean;
  exits: ("north" | "east" | "south" | "west")[];
  children: AnyElement[];
}

/** A board of square cells that grows in all directions; cells join at their edges. */
export interface CellBoard extends Illustrated {
  type: "cell-board";
  here: string;
  children: Cell[];
}

/** Something that can be switched on and off, each a move: who takes part, what is used. */
export interface Toggle extends Element {
  type: "toggle";
  on: boolean;
  locked: boolean;
  owner: number | null;
  amounts: Amount[];
}

/** A number that is made smaller or larger, step by step: the two buttons it holds are the moves. */
export interface Stepper extends Element {
  type: "stepper";
  value: number;
  children: Button[];
}

/** A decision of many parts on one sheet: how it stands, above what can be changed. */
export interface ActionSheet extends Illustrated {
  type: "action-sheet";
  text: Label | null;
  amounts: Amount[];
  children: AnyElement[];
}

/** A number that is entered at one touch: one that most would choose, with the words that say why. */
export interface QuickNumber {
  number: number;
  label: Label;
  main: boolean;
}

/** A number to be typed, from `low` to `high`, written with at least so many `digits`. */
export interface Entry extends Element {
  type: "entry";
  notation: string;
  low: number;
  high: number;
  digits: number;
  quick: QuickNumber[];
}

/** What a move would bring, told before it is made; the move is the one with these targets. */
export interface Preview {
  targets: string[];
  effect: Label;
  covers: string[];
  reaches: string[];
  asks: boolean;
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

export type AnyElement = Area | Panel | Card | Token | Pile | Counter | TrackSpace | Track | Die | Button | ScoreSheet | Page | PageChoice | TextCard | CardLine | CardColumn | RoadMap | MapNode | Road | CellBoard | Cell | ActionSheet | Toggle | Stepper | Entry;

const COMMON = { label: null, hint: null, art: "", code: "", active: false };

/** The defaults of each type of element. */
export const DEFAULTS: Record<AnyElement["type"], object> = {
  "area": { ...COMMON, role: "", layout: "row", columns: 0, turn: 0, pips: 0, folded: false, figure: [], children: [] },
  "panel": { ...COMMON, layout: "row", children: [] },
  "card": { ...COMMON, tint: "plain", count: 1, figure: [], worth: null, spent: false },
  "token": { ...COMMON, owner: null },
  "pile": { ...COMMON, known: [] },
  "counter": { ...COMMON, main: false, holds: "" },
  "track-space": { ...COMMON, filled: false },
  "track": { ...COMMON },
  "die": { ...COMMON },
  "button": { ...COMMON, minor: false },
  "score-sheet": { ...COMMON },
  "page": { ...COMMON, passage: "", picture: "", owner: null, band: false, paragraphs: [], before: [], above: "", children: [] },
  "page-choice": { ...COMMON, key: "", test: null, costs: [], chance: null, condition: null, compulsory: false },
  "text-card": { ...COMMON, passage: "", picture: "", tint: "plain", count: 1, badges: [], die: null, spent: false, chosen: "", children: [] },
  "card-line": { ...COMMON, passage: "", picture: "", closed: false, text: null, costs: [], test: null },
  "card-column": { ...COMMON, die: null, children: [] },
  "road-map": { ...COMMON, passage: "", picture: "", here: "", children: [] },
  "map-node": { ...COMMON, passage: "", picture: "", children: [] },
  "road": { ...COMMON, bends: [], line: "road" },
  "cell-board": { ...COMMON, passage: "", picture: "", here: "", children: [] },
  "cell": { ...COMMON, passage: "", picture: "", hidden: false, exits: [], children: [] },
  "action-sheet": { ...COMMON, passage: "", picture: "", text: null, amounts: [], children: [] },
  "toggle": { ...COMMON, locked: false, owner: null, amounts: [] },
  "stepper": { ...COMMON, children: [] },
  "entry": { ...COMMON, digits: 1, quick: [] },
};
