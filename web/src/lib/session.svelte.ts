// One table as this browser sees it: what the server said, in order, and nothing that it did not say.
import type { Scene } from "../scene";
import * as api from "./api";
import { Choice } from "./choice.svelte";
import { editionOf, hello, linePath } from "./early";
import { wholeUpdate, type Ask, type UndoState, type Update } from "./lean";
import { Looks } from "./looks";
import { keepKeys, keysOf } from "./keys";
import { recall, remember, renewed, resultOf } from "./memory.svelte";
import { become } from "./route.svelte";
import { settings } from "./settings.svelte";
import { Socket, type Line } from "./socket";
import { device, randomHex, randomLink } from "./storage";
import { isMessage } from "./telling";
import { open } from "./text.svelte";
import { isPiece, resolve } from "./moved";
import { Index, isReady } from "./tree";
import { patched } from "./patch";
import type {
  AdviceMessage,
  Answer,
  ChatLine,
  DeviceInfo,
  LegalMove,
  LogLine,
  Outgoing,
  RefusalMessage,
  SeatAnswer,
  Sentence,
  TableInfo,
  UndoHint,
  You,
} from "./wire";

/** One sentence of the log. */
export interface LogEntry {
  key: number;
  revision: number;
  at: number;
  by: number | null;
  told: Sentence;
}

/** What somebody else did: the table before and after it. */
export interface Shown {
  before: Scene;
  after: Scene;
  update: Update;
}

/** Shows an update: `apply` puts the new scene in place, and the promise lasts as long as the eye needs. */
export type Show = (update: Update, apply: () => void) => Promise<void>;

const LONG = 20 * 60_000;
/** So many acts of others are kept to be shown again. */
const RECENT = 40;
const NO_UNDO: UndoState = { can: false, redo: false, asked: null };

export class Session {
  line = $state<Line>("connecting");
  gone = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], host: false, spectator: true, revision: 0, vacant: null, replay: false });
  /** The seat whose knowledge is on the screen; null for a spectator's, or behind a curtain. */
  looking = $state<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  ask = $state.raw<Ask | null>(null);
  /** The rules by which each step is decided. */
  #clausesOf = $state.raw<Record<string, string[]>>({});
  /** The rules by which is decided what is asked. */
  clauses = $derived([...new Set(this.ask ? [this.ask.step, ...(this.ask.before ?? [])].flatMap((step) => this.#clausesOf[step] ?? []) : [])]);
  undo = $state.raw<UndoState>(NO_UNDO);
  revision = $state(-1);
  /** When the last act happened, in seconds. */
  since = $state(0);
  log = $state.raw<LogEntry[]>([]);
  /** How many of the last lines of the log are still being shown on the table, and are told only then. */
  untold = $state(0);
  told = $derived(this.untold ? this.log.slice(0, -this.untold) : this.log);
  /** Whether the log goes further back than what is here of it. */
  more = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  /** The last line of the chat that was seen here. */
  #read = $state(0);
  /** How many lines of others were said since. */
  unread = $derived(
    this.chat.filter(({ revision, seat }) => revision > this.#read && (seat === null || !this.you.seats.includes(seat))).length,
  );
  refusal = $state.raw<RefusalMessage | null>(null);
  /** Whether the last decision was written: what came of it is told plainly, where it was written. */
  typed = $state(false);
  /** Updates that still wait to be shown. */
  waiting = $state(0);
  /** Acts that the server has not answered yet. */
  pending = $state(0);
  /** What a bot would do here, for whoever asked; until the table goes on. */
  advice = $state.raw<AdviceMessage | null>(null);
  /** Whether a bot is thinking about it. */
  advising = $state(false);
  /** The devices on which this link is open, as soon as there are two. */
  devices = $state.raw<DeviceInfo[]>([]);
  /** How many devices are known to be one's own. */
  known = $state(1);
  /** What this browser had seen of the table when it came: later lines were told while it was away. */
  away = $state<number | null>(null);
  /** Whether it had been away for long. */
  longAway = false;
  /** Pieces that others laid or moved since this browser last decided. */
  news = $state.raw<ReadonlySet<string>>(new Set());
  /** What others did since then, to be shown again. */
  recent = $state.raw<Shown[]>([]);

  readonly looks = new Looks();
  /** A word says what it does; touching a place of a piece's does not say that the piece is to be used. */
  readonly choice = new Choice((first, second) => this.index.get(second)?.type === "button" || !isPiece(this.index.get(first)));
  index = $derived(new Index(this.scene));
  hot = $derived(this.you.seats.length > 1);
  started = $derived(this.table?.started ?? false);
  over = $derived(this.table?.over ?? false);
  /** The seat of this screen that is asked, whoever looks. */
  asked = $derived(
    this.ask?.seats.find((seat) => this.you.seats.includes(seat) && !this.table?.seats[seat]?.level) ?? null,
  );
  mine = $derived(this.ask !== null && this.ask.seat !== null && (this.ask.moves.length > 0 || this.ask.entry !== null));
  /** The seat for which a curtain hides the table. */
  curtain = $derived(this.hot && this.table?.secrets && !this.over && this.asked !== null && this.asked !== this.looking ? this.asked : null);

  show: Show | null = null;
  #socket: Socket;
  #heard: number | null = null;
  #latest: Scene | null = null;
  #verdict: UndoHint | null = null;
  #queue: Update[] = [];
  #running = false;
  #answers = new Map<string, { message: object; done: (answer: Answer) => void; isAct: boolean }>();
  #lines = 0;
  /** The revision at which the log here begins. */
  #logFrom = 0;
  #readingLog = false;
  /** Whether the link is being replaced by this browser itself. */
  #renewing = false;
  #replaced = false;
  readonly #wished = randomLink();

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {
    this.#socket = new Socket(
      linePath(id),
      () => hello(secret, this.#heard, this.looking),
      (message) => this.#hear(message as Outgoing),
      (line) => {
        if (line !== "live") this.line = line;
      },
      () => {
        this.#replaced = true;
        if (!this.#renewing) this.gone = "replaced";
      },
    );
  }

  close(): void {
    this.#socket.close();
  }

  retry(): void {
    this.#socket.retry();
  }

  name(seat: number | null): string {
    return seat === null ? "" : (this.table?.seats[seat]?.name ?? `${seat + 1}`);
  }

  // The link

  /** Sits down; from then on this browser alone knows the link of the seat. */
  sitDown(name: string, word: string, colour: number | null): Promise<void> {
    const wish = { name, device: device(), ...(word ? { word } : {}), ...(colour === null ? {} : { colour }) };
    return this.#renewBy((secret) => api.claim(this.id, this.secret, { ...wish, secret }));
  }

  /** Replaces the link: whoever has the old one, on whatever device, is out. */
  renew(): Promise<void> {
    return this.#renewBy((secret) => api.renew(this.id, this.secret, { secret }));
  }

  /** Asks for another link, which is made here: if the answer is lost on the way, the link is tried all the same. */
  async #renewBy(ask: (secret: string) => Promise<SeatAnswer>): Promise<void> {
    this.#renewing = true;
    const secret = this.#wished;
    try {
      if (!(await this.#isRenewed(ask, secret))) return;
      this.close();
      const keys = keysOf(this.id);
      if (this.you.host && keys) keepKeys({ ...keys, host: secret });
      renewed(this.id, this.secret, secret);
      become(`/t/${this.id}`, secret);
    } finally {
      this.#renewing = false;
    }
  }

  async #isRenewed(ask: (secret: string) => Promise<SeatAnswer>, secret: string): Promise<boolean> {
    try {
      return (await ask(secret)).secret !== null;
    } catch (error) {
      const happened = this.#replaced || (await api.look(this.id, secret).then(() => true, () => false));
      if (!happened) throw error;
      return true;
    }
  }

  // Hearing

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.line = "live";
        this.table = message.table;
        this.you = message.you;
        this.#clausesOf = message.clauses;
        this.devices = [];
        if (message.you.seats.length === 1) this.looking = message.you.seats[0] ?? null;
        void open(editionOf(message.table)).catch(() => undefined);
        for (const { message: again } of this.#answers.values()) this.#socket.send(again);
        this.#note();
        break;
      case "update":
        this.#take(wholeUpdate(message));
        break;
      case "accepted":
      case "refused":
      case "why":
      case "advice":
      case "log":
        this.#answered(message);
        break;
      case "presence":
        this.#seat(message.seat, { connected: message.connected });
        break;
      case "devices":
        this.devices = message.devices.length > 1 ? message.devices : [];
        break;
      case "chat":
        this.#heard = Math.max(this.#heard ?? 0, message.revision);
        if (!this.chat.some((line) => line.revision === message.revision)) this.chat = [...this.chat, message];
        break;
      case "thinking":
        this.#seat(message.seat, { thinking: message.on });
        break;
      case "undo":
        this.#verdict = message;
        this.#judged();
        break;
      case "watching":
        if (this.table) this.table = { ...this.table, watching: message.number };
        break;
    }
  }

  #seat(index: number, change: object): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => (seat.index === index ? { ...seat, ...change } : seat));
    this.table = { ...this.table, seats };
  }

  #answered(message: Answer): void {
    if (!message.id) {
      if (message.type === "refused") this.#refused(message);
      return;
    }
    const waiting = this.#answers.get(message.id);
    this.#answers.delete(message.id);
    this.#countPending();
    waiting?.done(message);
  }

  #refused(refusal: RefusalMessage): void {
    if (refusal.code === "table" || (refusal.code === "damaged" && !this.table)) {
      this.gone = refusal.code;
      this.close();
    } else this.refusal = refusal;
  }

  // Showing, one update after the other

  #take(update: Update): void {
    this.#heard = Math.max(update.fresh ? 0 : (this.#heard ?? 0), update.revision);
    if (update.fresh) this.#verdict = null;
    if (update.patch && this.#latest) this.#latest = patched(this.#latest, update.patch);
    else if (update.scene !== undefined) this.#latest = update.scene;
    this.#queue.push({ ...update, scene: this.#latest });
    this.waiting = this.#queue.length;
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.waiting = this.#queue.length;
      const now = update;
      const quiet = now.fresh || !this.show || document.hidden || this.scene === null;
      if (quiet) this.#apply(now);
      else await this.show?.(now, () => this.#apply(now));
    }
    this.#running = false;
  }

  #apply(update: Update): void {
    if (update.table) this.table = update.table;
    if (update.scene && update.scene !== this.scene) {
      const isOthers = !update.fresh && this.scene !== null && update.by !== null && !this.you.seats.includes(update.by);
      if (isOthers && this.scene) this.#tellNews({ before: this.scene, after: update.scene, update });
      if (update.fresh || update.undone.length) this.recent = [];
      this.looks.carry(this.scene, update.scene, update.moved ?? []);
      this.scene = update.scene;
    }
    this.revision = update.revision;
    this.since = update.at;
    this.ask = update.ask;
    if (update.undo) this.undo = update.undo;
    this.#judged();
    if (update.chat) this.chat = update.chat;
    if (update.log) {
      this.log = update.log.flatMap((line) => this.#told(line));
      this.more = update.more ?? false;
      this.#logFrom = update.log[0]?.revision ?? update.revision + 1;
    } else {
      const kept = update.undone.length ? this.log.filter((line) => !update.undone.includes(line.revision)) : this.log;
      this.log = [...kept, ...this.#told(update)];
    }
    this.choice.offer(this.#queue.length ? [] : (update.ask?.moves ?? []));
    // A decision may pass without a word, and is one all the same.
    const isDecided = update.events.length ? !update.events.every(isMessage) : this.you.seats.includes(update.by ?? -1);
    if (update.fresh || update.undone.length || isDecided) this.advice = null;
    this.#suggest();
    this.#note();
  }

  /** The verdict often overtakes the update that it is about, which is still being shown: it holds once that one is. */
  #judged(): void {
    const verdict = this.#verdict;
    if (!verdict || this.#queue.length || verdict.revision < this.revision) return;
    this.undo = { ...this.undo, can: verdict.can, redo: verdict.redo };
  }

  #told({ revision, at, by, events }: LogLine): LogEntry[] {
    return events.map((told) => ({ key: ++this.#lines, revision, at, by, told }));
  }

  /** Reads the page of the log before what is here of it. */
  async readOlderLog(): Promise<void> {
    if (!this.more || this.#readingLog) return;
    this.#readingLog = true;
    const from = this.#logFrom;
    const answer = await this.#ask({ type: "log", before: from }, false);
    this.#readingLog = false;
    if (from !== this.#logFrom) return; // Everything came afresh meanwhile.
    this.more = answer.type === "log" && answer.more;
    if (answer.type !== "log") return;
    this.#logFrom = answer.from;
    this.log = [...answer.lines.flatMap((line) => this.#told(line)), ...this.log];
  }

  #tellNews(shown: Shown): void {
    const [before, after] = [new Index(shown.before), new Index(shown.after)];
    const moved = resolve(shown.update.moved ?? [], before, after).map(({ to }) => to);
    const came = [...after.elements.keys()].filter((id) => !before.get(id));
    const isNews = (id: string): boolean => isPiece(after.get(id)) && !after.chain(id).some(isReady);
    this.news = new Set([...this.news, ...[...moved, ...came].filter(isNews)]);
    this.recent = [...this.recent, shown].slice(-RECENT);
  }

  /** Whoever decides has seen what there was to see. */
  #acted(): void {
    this.news = new Set();
    this.recent = [];
  }

  /** Keeps the table in mind, for the list in the lobby and for "since you left". */
  #note(): void {
    const table = this.table;
    if (!table || this.#replaced) return;
    const before = recall(this.id);
    if (this.away === null && before?.secret === this.secret) {
      this.away = before.revision;
      this.#read = Math.max(this.#read, before.revision);
      this.longAway = Date.now() - before.seen > LONG;
    }
    remember({
      table: this.id,
      secret: this.secret,
      game: table.game,
      names: table.seats.map((seat) => seat.name ?? ""),
      role: this.you.host ? "host" : this.you.spectator ? "spectator" : "seat",
      revision: Math.max(this.revision, before?.revision ?? 0),
      over: table.over,
      result: resultOf(table, this.you),
      seen: Date.now(),
    });
  }

  // Acting

  /** Sends a message and waits for its one answer; it is sent again if the line breaks. */
  act(message: object): Promise<Answer> {
    return this.#ask(message, true);
  }

  #ask(message: object, isAct: boolean): Promise<Answer> {
    const id = randomHex(16);
    const whole = { ...message, id };
    return new Promise((done) => {
      this.#answers.set(id, { message: whole, done, isAct });
      this.#countPending();
      this.#socket.send(whole);
    });
  }

  #countPending(): void {
    this.pending = [...this.#answers.values()].filter(({ isAct }) => isAct).length;
  }

  async #acting(message: object): Promise<boolean> {
    this.refusal = null;
    const answer = await this.act(message);
    if (answer.type !== "refused") return true;
    if (answer.code !== "stale") this.refusal = answer;
    return false;
  }

  async play(move: LegalMove): Promise<void> {
    if (this.pending || !this.ask || this.ask.seat === null) return;
    this.typed = false;
    this.#acted();
    await this.#acting({ type: "move", revision: this.revision, seat: this.ask.seat, move: move.move, declined: move.declined ?? [] });
  }

  async write(notation: string): Promise<boolean> {
    if (this.pending || !this.ask || this.ask.seat === null) return false;
    this.typed = true;
    this.#acted();
    return this.#acting({ type: "move", revision: this.revision, seat: this.ask.seat, notation });
  }

  /** The seat for which this screen may take something back. */
  get own(): number | null {
    return this.looking ?? this.you.seats[0] ?? null;
  }

  takeBack(): Promise<boolean> {
    const type = this.undo.can ? "undo" : "ask-undo";
    return this.#acting({ type, revision: this.revision, seat: this.own });
  }

  redo(): Promise<boolean> {
    return this.#acting({ type: "redo", revision: this.revision, seat: this.own });
  }

  answer(agree: boolean): Promise<boolean> {
    const asked = this.undo.asked;
    if (!asked) return Promise.resolve(false);
    const seat = asked.waiting.find((one) => this.you.seats.includes(one)) ?? this.own;
    return this.#acting({ type: "answer", seat, question: asked.question, agree });
  }

  /** Notes that what was said so far was seen. */
  readChat(): void {
    this.#read = Math.max(this.#read, this.chat.at(-1)?.revision ?? 0);
  }

  say(text: string): Promise<boolean> {
    return this.#acting({ type: "chat", text });
  }

  /** Asks what forbids touching an element after what was touched already. */
  why(element: string): Promise<Answer> {
    return this.#ask({ type: "why", seat: this.ask?.seat ?? this.own ?? 0, element, picked: this.choice.picked }, false);
  }

  /** Asks a bot what it would do; all hear that somebody asked. */
  async advise(): Promise<void> {
    if (this.advising || this.ask?.seat == null) return;
    this.refusal = null;
    this.advising = true;
    const answer = await this.#ask({ type: "advise", revision: this.revision, seat: this.ask.seat }, false);
    this.advising = false;
    if (answer.type === "advice") this.advice = answer;
    else if (answer.type === "refused" && answer.code !== "stale") this.refusal = answer;
    this.#suggest();
  }

  /** Shows the move of the advice like one that was chosen and not confirmed, once the table here is as far. */
  #suggest(): void {
    if (this.advice && this.revision >= this.advice.revision && this.choice.moves.length + Number(!!this.ask?.entry))
      this.choice.considered = this.advice.move;
  }

  look(seat: number | null): void {
    this.looking = seat;
    this.#socket.send({ type: "look", seat });
  }

  /** Says a refusal in the language that is set. */
  static words(answer: { text: Record<string, string> | null }): string {
    return answer.text?.[settings.lang] ?? answer.text?.["en"] ?? "";
  }
}
