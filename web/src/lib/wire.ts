// What travels between server and client. Written by tools/wire-types from src/portulan/server/models: do not edit.
import type { AnyElement, Label, Preview } from "../scene";

/** An element as it travels: what is at its default is left out, and words without arguments are a name alone. */
export interface LeanElement {
  id: string;
  type: AnyElement["type"];
  [field: string]: unknown;
}

/** What an event moved; without a number it was one piece. */
export type MovedPieces = [piece: string, source: string, target: string, count?: string];

/** A legal move where many are listed: the sentence is a name and its arguments. */
export type MoveRow = [
  move: number,
  notation: string,
  name: string,
  args: Record<string, string | number>,
  targets: string[],
  declined?: number[],
];

/** A scene as it travels. */
export interface LeanScene {
  status: Label;
  children: LeanElement[];
  previews: Preview[];
}

/** What changed in one element, the empty id meaning the scene itself; new elements are written whole. */
export interface ElementPatch {
  id: string;
  set?: Record<string, unknown>;
  children?: (string | LeanElement)[];
}

/** A sentence by its name, with its arguments. */
export interface Sentence {
  name: string;
  args: Record<string, string | number>;
}

/** What was wrong, in one line; `rule` is the clause that forbids it. */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
}

/** The form of every error. */
export interface ErrorAnswer {
  error: Problem;
}

/** A guided first game, for somebody of a name. */
export interface NewGuided {
  name: string;
}

/** A house rule: its values, the default among them, the clause that it settles; a variant, or else a ruling. */
export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  rule: string;
  variant: boolean;
}

/** A pack that a game may be played with; its title by language. */
export interface PackInfo {
  name: string;
  title: Record<string, string>;
}

/** What a game recommends for a first game. */
export interface FirstGameInfo {
  players: number;
  level: string;
  options: Record<string, string>;
}

/** What somebody who does not know a game may expect: minutes from and to, its weight from 1 to 5, a first game. */
export interface ProfileInfo {
  minutes: number[];
  weight: number;
  first_game: FirstGameInfo;
}

/** A game that can be played here; options by number of players. */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: Record<string, OptionInfo[]>;
  levels: string[];
  languages: string[];
  packs: PackInfo[];
  profile: ProfileInfo | null;
  guide: boolean;
  lesson: boolean;
  campaigns: boolean;
}

/** All games. */
export interface GamesAnswer {
  games: GameInfo[];
}

/** A step of a guided first game: the move that is proposed, what to look at, and what is said, by language. */
export interface GuideStep {
  move: string;
  at: string[];
  say: Record<string, string>;
}

/** A guided first game, as it is told step by step. */
export interface GuideAnswer {
  steps: GuideStep[];
}

/** Pieces as they lie at the table, with a line below them. */
export interface LessonFigure {
  elements: AnyElement[];
  caption: Record<string, string>;
}

/** A part of the page: paragraphs, what is done one after the other, and single points, each by language. */
export interface LessonSection {
  title: Record<string, string>;
  text: (Record<string, string>)[];
  steps: (Record<string, string>)[];
  points: (Record<string, string>)[];
  figure: LessonFigure | null;
}

/** The page that teaches a game. */
export interface LessonAnswer {
  about: Record<string, string>;
  sections: LessonSection[];
}

/** A seat of a new table. */
export interface NewSeat {
  kind: "host" | "open" | "bot" | "hotseat";
  name?: string | null;
  level?: string | null;
  colour?: number | null;
}

/** A friend sits down, and adds a word to chance or not. */
export interface Claim {
  name: string;
  word?: string | null;
  secret?: string | null;
  device?: string | null;
  colour?: number | null;
}

/** A link is to be replaced, by a certain one or by any. */
export interface Renew {
  secret?: string | null;
}

/** A seat adds a word to chance. */
export interface AddWord {
  seat: number;
  word: string;
}

/** A seat takes another colour, which is free. */
export interface ChooseColour {
  seat: number;
  colour: number;
}

/** The host puts a bot on a seat, or gives the seat back; whoever has a seat lets a bot play it. */
export interface SeatChange {
  kind: "bot" | "open";
  level?: string | null;
  name?: string | null;
}

/** A seat as everybody may know it; `level` is that of the bot that plays it now. */
export interface SeatInfo {
  index: number;
  name: string | null;
  kind: "host" | "open" | "bot" | "hotseat";
  claimed: boolean;
  connected: boolean;
  level: string | null;
  thinking: boolean;
  invited: boolean;
  takeover: number | null;
  worded: boolean;
  word: string | null;
  colour: number;
  advice: number;
}

/** A table to be laid; with `start` the match begins by itself as soon as nobody is missing. */
export interface NewTable {
  game: string;
  players: number;
  name: string;
  seats: NewSeat[];
  options?: Record<string, string | number | boolean>;
  start?: boolean;
  pack?: string | null;
  clock_days?: number;
  clock_rule?: "wait" | "bot";
  takeover_after?: number;
  advice?: boolean;
}

/** The new table and its secrets, which are told this once. */
export interface Created {
  table: string;
  host: string;
  seats: (string | null)[];
  spectator: string;
}

/** A table as everybody at it may know it; `following` is the one that its host laid next for the same people. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  team: boolean;
  options: Record<string, string>;
  seats: SeatInfo[];
  started: boolean;
  over: boolean;
  auto: boolean;
  created: number;
  since: number;
  asked: number[];
  watching: number;
  commitment: string;
  seed: string | null;
  takeover_after: number;
  host: string;
  following: string | null;
  chapter: string | null;
  pack: string | null;
  winners: number[] | null;
  clock_days: number;
  clock_rule: string;
  until: (number | null)[];
  secrets: boolean;
  advice: boolean;
  shared: number[];
  campaign: boolean;
}

/** Who the holder of a secret is at the table; `vacant` is the seat on which it may sit down. */
export interface You {
  seats: number[];
  host: boolean;
  spectator: boolean;
  revision: number;
  vacant: number | null;
  replay: boolean;
}

/** A table, and who you are there. */
export interface TableAnswer {
  table: TableInfo;
  you: You;
}

/** A table after a seat changed; `secret` is the fresh link, where there is one: it is told this once. */
export interface SeatAnswer {
  table: TableInfo;
  you: You;
  secret: string | null;
}

/** A table that somebody may open, and the secret that opens it. */
export interface Holding {
  table: string;
  secret: string;
}

/** Tables that somebody would like to know the standing of, all at once. */
export interface Holdings {
  tables: Holding[];
}

/** A seat of a table that is looked at from afar: who sits there, and whether it is a person. */
export interface KnownSeat {
  name: string | null;
  person: boolean;
}

/** How a table stands, for whoever shows a secret of it; of one that the secret does not open, nothing is told. */
export interface Standing {
  table: string;
  state: "unknown" | "damaged" | "waiting" | "playing" | "over";
  game: string;
  pack: string | null;
  team: boolean;
  seats: KnownSeat[];
  own: number[];
  asked: number[];
  since: number;
  winners: number[] | null;
  scores: number[] | null;
  following: string | null;
  campaign: boolean;
}

/** The tables that were asked for, in the same order, and the matches that were played again by the same links. */
export interface Standings {
  tables: Standing[];
  again: Standing[];
}

/** A seat of the next match: one of this table that is kept (`seat`), or that of somebody by name. */
export interface NextSeat {
  seat?: number | null;
  name?: string | null;
  kind?: "open" | "bot" | "hotseat";
  level?: string | null;
}

/** Who plays the next match: without `seats`, those of this one; whoever is left out is away, unless they `left`. */
export interface NextTable {
  seats?: NextSeat[] | null;
  left?: string[];
  options?: Record<string, string | number | boolean>;
}

/** The table that follows on another; whoever had a seat there opens it with the same secret. */
export interface Rematch {
  table: string;
  seats: (string | null)[];
}

/** A campaign that was played elsewhere, as its file tells it, and the table at which it goes on. */
export interface NewCampaign {
  table: NewTable;
  campaign: string;
}

/** A campaign that was played elsewhere, to be looked into. */
export interface CampaignFile {
  game: string;
  campaign: string;
  pack?: string | null;
}

/** A match of a campaign that is over; `title` names a sentence of the game, `open`: the link shown opens its table. */
export interface ChapterInfo {
  title: string;
  table: string | null;
  open: boolean;
  at: number | null;
  names: string[];
  scores: number[];
  winners: number[];
}

/** Somebody of a campaign: the name it knows them by, their seat here, and their sheet as it is drawn at a table. */
export interface TravellerInfo {
  name: string;
  seat: number | null;
  away: boolean;
  champion: boolean;
  elements: AnyElement[];
}

/** A chapter that may follow, and the options that choose it. */
export interface ChapterChoice {
  title: string;
  options: Record<string, string>;
}

/** How a campaign may go on, the chapter that comes by itself first. */
export interface Chapters {
  next: ChapterChoice[];
}

/** A campaign as the holder of a link may know it: the matches behind, this one, those ahead, and its people. */
export interface CampaignAnswer {
  table: TableInfo;
  you: You;
  players: number[];
  behind: ChapterInfo[];
  title: string;
  ahead: string[];
  travellers: TravellerInfo[];
  next: ChapterChoice[];
  pages: number;
  gathering: boolean;
}

/** A device wants to be called for the link that is shown: where its push service is, its keys, its language. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "en" | "fr";
}

/** A device no longer wants to be called. */
export interface Unsubscribe {
  endpoint: string;
}

/** The key by which push services know this server. */
export interface PushKey {
  key: string;
}

/** Whether a device is called for the link that was shown. */
export interface Subscribed {
  on: boolean;
}

/** A link that is to be drawn as a QR code. */
export interface DrawQr {
  link: string;
}

/** Where the server is in the network around its machine, once it is open; `owner`: the asker may open it. */
export interface NetworkAnswer {
  url: string | null;
  owner: boolean;
}

/** A QR code: its side in modules, the rim included, and the path of its dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** The server lives; all is well unless nothing can be kept (`writes`). */
export interface Health {
  ok: boolean;
  version: string;
  writes: boolean;
}

/** The server can do its work. */
export interface Ready {
  ready: boolean;
}

/** Who connects, and the revision of the scene that it has. */
export interface Hello {
  type: "hello";
  secret: string;
  revision?: number | null;
  look?: number | null;
  device?: string | null;
}

/** The seat to look through from now on. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** A decision, as a number or in notation. */
export interface Move {
  type: "move";
  id: string;
  revision: number;
  seat: number;
  move?: number;
  notation?: string;
  declined?: number[];
}

/** Take the last decision back. */
export interface Undo {
  type: "undo";
  id: string;
  revision: number;
  seat: number;
}

/** Make it again. */
export interface Redo {
  type: "redo";
  id: string;
  revision: number;
  seat: number;
}

/** Ask the table to go back to before the seat's last decision. */
export interface RequestUndo {
  type: "ask-undo";
  id: string;
  revision: number;
  seat: number;
}

/** Agree or not to what the table is asked, which is named: a late word to another question counts for nothing. */
export interface AnswerQuestion {
  type: "answer";
  id: string;
  seat: number;
  question: number;
  agree: boolean;
}

/** Say something. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Why can this not be done: a move, or whatever touching an element would mean after others were touched? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  move?: number;
  notation?: string;
  element?: string;
  picked?: string[];
}

/** What would a bot do at the decision of the viewer's own seat? */
export interface RequestAdvice {
  type: "advise";
  id: string;
  revision: number;
  seat: number;
}

/** Tell what the log says before a revision. */
export interface ReadLog {
  type: "log";
  id: string;
  before: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A legal move: its number, notation, sentence, the elements to click, and what is declined before it. */
export interface LegalMove {
  move: number;
  notation: string;
  say: Sentence;
  targets: string[];
  declined?: number[];
}

/** A number is asked out of a domain: how its move is written, with braces for the number, and the range. */
export interface EntryAsk {
  notation: string;
  low: number;
  high: number;
  digits: number;
}

/** What is being decided, by whom, and the viewer's choices: a list, a number to enter, or both. */
export interface Ask {
  seats: number[];
  seat: number | null;
  step: string;
  moves: MoveRow[];
  entry?: EntryAsk | null;
  guide?: number;
  before?: string[];
  question?: string;
}

/** What the table has to answer: to take back to before a seat's last decision, or to open the seat of a bot. */
export interface QuestionInfo {
  kind: "undo" | "open";
  question: number;
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** What the viewer may take back or make again; `can` is None while it is being worked out. */
export interface UndoState {
  can: boolean | null;
  redo?: boolean;
  asked?: QuestionInfo | null;
}

/** What one act told. */
export interface LogLine {
  revision: number;
  at: number;
  by: number | null;
  events: Sentence[];
}

/** Something that was said at the table. */
export interface ChatLine {
  type: "chat";
  revision: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A decision of a replay, as the viewer may know it; what is secret has no sentence. */
export interface ReplayedMove {
  seat: number;
  notation: string;
  say: Sentence | null;
}

/** What an act changed for one viewer. */
export interface Update {
  type: "update";
  revision: number;
  at: number;
  by: number | null;
  events: Sentence[];
  ask: Ask | null;
  undo: UndoState | null;
  fresh?: boolean;
  undone?: number[];
  table?: TableInfo | null;
  scene?: LeanScene | null;
  patch?: ElementPatch[];
  log?: LogLine[];
  more?: boolean;
  chat?: ChatLine[];
  moved?: MovedPieces[];
  causes?: number[];
  said?: ReplayedMove | null;
}

/** The first answer to a viewer; `clauses` are the rules by which each step of the game is decided. */
export interface Welcome {
  type: "welcome";
  revision: number;
  you: You;
  table: TableInfo;
  undo: UndoState;
  clauses: Record<string, string[]>;
}

/** It happened, and it is durable. */
export interface Accepted {
  type: "accepted";
  id: string;
  revision: number;
}

/** It did not happen, and why. */
export interface RefusalMessage {
  type: "refused";
  id: string | null;
  code: string;
  rule: string | null;
  text: Record<string, string>;
}

/** The clause that forbids a move; empty for a legal one, and where no move that is asked for is made by a touch. */
export interface WhyAnswer {
  type: "why";
  id: string;
  move: number | null;
  rule: string;
  text: Record<string, string> | null;
}

/** What a bot would do, told to the one who asked: the move, and the reasons in the words of the game. */
export interface AdviceMessage {
  type: "advice";
  id: string;
  revision: number;
  move: LegalMove;
  reasons: Sentence[];
  other: Sentence | null;
  lead: number;
  then?: Sentence[];
}

/** Older lines of the log, from a revision on; whether there are still older ones. */
export interface LogPage {
  type: "log";
  id: string;
  from: number;
  lines: LogLine[];
  more: boolean;
}

/** Whether the viewer may take back, worked out in a quiet moment. */
export interface UndoHint {
  type: "undo";
  revision: number;
  can: boolean;
  redo: boolean;
}

/** Somebody came or left. */
export interface Presence {
  type: "presence";
  seat: number;
  connected: boolean;
}

/** A device on which a link is open, since when, and whether it is the one that is told. */
export interface DeviceInfo {
  since: number;
  own: boolean;
}

/** On which devices one's own link is open, the oldest first. */
export interface Devices {
  type: "devices";
  devices: DeviceInfo[];
}

/** How many watch. */
export interface Watching {
  type: "watching";
  number: number;
}

/** A bot thinks, or no longer does. */
export interface Thinking {
  type: "thinking";
  seat: number;
  on: boolean;
}

/** Here I am. */
export interface Pong {
  type: "pong";
}

/** A link to the replay is wanted, a certain one or any; or no longer (`on`). */
export interface Share {
  on: boolean;
  secret?: string | null;
}

/** A table after a link to its replay was handed out or taken back; `secret` is the link, told this once. */
export interface ShareAnswer {
  table: TableInfo;
  secret: string | null;
}

/** A passage of the book that was opened, in one language; `labels` are the words of its choices by key. */
export interface PassageText {
  uid: string;
  lang: string;
  title: string;
  paragraphs: string[];
  picture: string;
  picture_text: string;
  labels: Record<string, string>;
}

/** A passage that was read: the sentence of where, what was told before and after, the key of the choice taken. */
export interface JournalReading {
  place: string;
  passage: string;
  before: Sentence[];
  choice: string;
  after: Sentence[];
}

/** Those of the passages asked for that were opened. */
export interface Passages {
  passages: PassageText[];
}

/** What was read in a campaign up to this table, in the order of reading: some of it, and how much there is in all. */
export interface Journal {
  total: number;
  readings: JournalReading[];
  passages: PassageText[];
}

/** A part of a match, act by act. */
export interface Replay {
  total: number;
  from: number;
  steps: Update[];
}

/** The number of a round, and of its first step in a replay. */
export interface RoundStart {
  round: number;
  step: number;
}

/** Where things are in a replay: who decided at each step, and where each round begins, if there are rounds. */
export interface Outline {
  by: (number | null)[];
  rounds: RoundStart[];
}

/** The score of every seat at the end of a round; round 0 is the set-up. */
export interface StandingInfo {
  round: number;
  scores: number[];
}

/** A decision that a bot would have made otherwise: its time, both moves, the difference in tenths of a point. */
export interface AnalysisMoment {
  at: number;
  round: number;
  played: Sentence;
  better: Sentence;
  points: number;
  reasons: Sentence[];
}

/** A finished match for one seat: its scores round by round, where its lead changed the most (`turned`, a place in */
export interface AnalysisAnswer {
  seat: number;
  curve: StandingInfo[];
  turned: number | null;
  swing: number;
  moments: AnalysisMoment[];
}

export type Incoming =
  | Hello
  | Look
  | Move
  | Undo
  | Redo
  | RequestUndo
  | AnswerQuestion
  | Chat
  | Why
  | RequestAdvice
  | ReadLog
  | Ping;

export type Answer =
  | Accepted
  | RefusalMessage
  | WhyAnswer
  | AdviceMessage
  | LogPage;

export type Outgoing =
  | Welcome
  | Update
  | ChatLine
  | Accepted
  | RefusalMessage
  | WhyAnswer
  | AdviceMessage
  | LogPage
  | UndoHint
  | Presence
  | Devices
  | Watching
  | Thinking
  | Pong;
