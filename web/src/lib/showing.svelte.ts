// Showing what others do, one act after the other, and telling it beside the question.
import { tick } from "svelte";
import { Counting } from "./counting.svelte";
import { editionOf } from "./early";
import type { Update } from "./lean";
import { type Motions, fly } from "./motion";
import type { LogEntry, Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { isAdvised, tell } from "./telling";

const HURRY = 40;
/** How fast things move; how long one looks at what an act changed, at least, for each event, and for each sign of what is told of it. */
const SPEED = { instant: 4, quick: 1, calm: 0.65 };
const LOOK = { instant: [0, 0, 0], quick: [350, 160, 24], calm: [1100, 420, 55] } as const;
const LONGEST = 8;
/** What came of one's own decision, event by event, is read in peace before the others go on. */
const SEVERAL = 3;
const OUTCOME = [1100, 45] as const;
/** How much is told at once beside the question. */
const ROOM = 100;

/** Where things are drawn, and where they fly. */
export interface Place {
  root: HTMLElement | undefined;
  layer: HTMLElement | undefined;
}

const motionsOf = (update: Update): Motions => ({ moved: update.moved ?? [], causes: update.causes ?? [] });

export class Showing {
  /** Whether what was decided is still being shown. */
  isOn = $state(false);
  /** What is being shown again, while it is. */
  repeating = $state.raw<Promise<void> | null>(null);
  /** The lines of the log that were told last. */
  caption = $state.raw<LogEntry[]>([]);
  /** What is told to whoever listens. */
  spoken = $state("");
  readonly counting = new Counting();
  #skipping = new AbortController();
  readonly #session: Session;
  readonly #place: () => Place;
  readonly #game = $derived.by(() => (this.#session.table ? editionOf(this.#session.table) : ""));

  /** What was told last, in order: as many whole sentences as there is room for. */
  readonly news = $derived.by(() => {
    const lines = this.caption.map((line) => tell(this.#game, line.told));
    while (lines.length > 1 && lines.join(" ").length > (this.#session.typed ? 2 * ROOM : ROOM)) lines.shift();
    return lines.join(" ");
  });

  constructor(session: Session, place: () => Place) {
    this.#session = session;
    this.#place = place;
    session.show = (update, apply) => this.#show(update, apply);
  }

  /** Puts an end to what is being shown, for somebody in a hurry. */
  skip(): void {
    this.#skipping.abort();
  }

  async #show(update: Update, apply: () => void): Promise<void> {
    await this.repeating;
    const session = this.#session;
    const { root, layer } = this.#place();
    const before = session.scene;
    const mine = update.by !== null && session.you.seats.includes(update.by);
    this.isOn = true;
    const isHurried = session.waiting > HURRY || (!mine && settings.pace === "instant");
    if (settings.calm || !root || !layer || !before || !update.scene || isHurried) apply();
    else {
      let isBegun = false;
      const begin = (): void => {
        isBegun = true;
        if (update.scene) this.counting.hold(before, update.scene, update.events);
        apply();
        session.untold = update.events.length;
      };
      const telling = (upTo: number): void => this.#told(update, upTo);
      try {
        await fly(root, layer, before, update.scene, motionsOf(update), begin, this.#skipping.signal, telling, mine ? 1 : SPEED[settings.pace]);
      } catch (error) {
        // What cannot be seen to move has happened all the same, and what comes after it is shown.
        reportError(error);
        if (!isBegun) begin();
        layer.replaceChildren();
      }
    }
    this.#told(update, update.events.length - 1);
    this.spoken = this.caption.map((line) => tell(this.#game, line.told)).join(" ");
    // What one did oneself stays there until one decides again; where others go on at once, it has to be read before.
    if ((!mine || !session.mine) && !isHurried) await this.#look(update, mine && update.events.length >= SEVERAL);
    if (!session.waiting) this.#end();
  }

  /** Shows again what the others did since this screen last decided. */
  again(): void {
    const session = this.#session;
    const { choice } = session;
    const acts = session.recent;
    const now = session.scene;
    const moves = choice.moves;
    if (!acts[0] || this.isOn) return;
    this.isOn = true;
    choice.offer([]);
    /** What this puts on the table; if something else lies there, the server has told the table anew. */
    let lying = now;
    const isOurs = (): boolean => session.scene === lying;
    const repeat = async (): Promise<void> => {
      for (const { before, after, update } of acts) {
        if (this.#skipping.signal.aborted || !isOurs()) break;
        session.scene = lying = before;
        await tick();
        const { root, layer } = this.#place();
        const put = (): void => void (session.scene = lying = after);
        if (settings.calm || !root || !layer) put();
        else await fly(root, layer, before, after, motionsOf(update), put, this.#skipping.signal, undefined, SPEED[settings.pace]);
        this.caption = session.log.filter((line) => line.revision === update.revision).slice(-4);
        await this.#look(update);
      }
      if (isOurs()) {
        session.scene = now;
        choice.offer(moves);
      }
      this.#end();
      this.repeating = null;
    };
    this.repeating = repeat();
  }

  #end(): void {
    this.isOn = false;
    this.#skipping = new AbortController();
  }

  /** Waits as long as one needs to see what changed and to read what is told of it, or until somebody is in a hurry. */
  #look(update: Update, isOutcome = false): Promise<void> {
    const [least, each, sign] = LOOK[settings.pace];
    const { signal } = this.#skipping;
    return new Promise((done) => {
      if (signal.aborted || !least) return done();
      const [beginning, reading] = isOutcome ? OUTCOME : [least, sign];
      const toRead = Math.max(sign, reading) * this.news.length;
      setTimeout(done, Math.max(least, beginning) + Math.max(each * Math.min(LONGEST, update.events.length), toRead));
      signal.addEventListener("abort", () => done());
    });
  }

  /** Tells the events of an update up to one, in the log and beside the question. */
  #told(update: Update, upTo: number): void {
    const session = this.#session;
    session.untold = Math.min(session.untold, update.events.length - 1 - upTo);
    this.counting.told(upTo);
    const lines = session.told.slice(-Math.min(4, Math.max(upTo + 1, 0)) || session.told.length);
    if (!lines.length || !lines.every((line) => isAdvised(line.told))) this.caption = lines;
  }
}
