// What the parts of a scene need to know of the page that draws them.
import { getContext, setContext } from "svelte";
import type { AnyElement, Card, Page, Preview, Token } from "../scene";
import { variants } from "./art.svelte";
import { passageOf as told } from "./passages.svelte";
import type { Choice } from "./choice.svelte";
import type { Counting } from "./counting.svelte";
import { saying, t } from "./text.svelte";
import type { Index } from "./tree";
import type { LegalMove, PassageText } from "./wire";

export interface Stage {
  readonly game: string;
  readonly index: Index;
  readonly choice: Choice | null;
  readonly news: ReadonlySet<string>;
  readonly thinking: number | null;
  /** A piece shown where it would lie if the choice that is looked at were made. */
  readonly ghost: { at: string; piece: Card | Token } | null;
  /** What the choice that is looked at would fill, and what it might fill besides. */
  readonly covers: ReadonlySet<string>;
  readonly reaches: ReadonlySet<string>;
  /** What is touched for all that the choice that is looked at would fill. */
  readonly held?: string | undefined;
  /** What is counted and waits for its event. */
  readonly counting?: Counting;
  name(seat: number): string;
  /** The level of the bot that plays a seat. */
  level(seat: number): string | null;
  /** Whether nobody is there for a seat. */
  away?(seat: number): boolean;
  /** Which of several pictures a piece is drawn with. */
  look(id: string): number;
  /** Touches a legal target. */
  touch(id: string, byKeyboard: boolean): void;
  /** Makes a move that is written rather than touched. */
  write(notation: string): void;
  /** Shows a player's board large. */
  enlarge(seat: number): void;
}

const KEY = Symbol("stage");
export const setStage = (stage: Stage): Stage => setContext(KEY, stage);
export const getStage = (): Stage => getContext<Stage>(KEY);

/** Names the picture of a card: its own, that of its face, or one of several that its face has. */
export function pictureOf(stage: Stage, card: Card): string {
  const plain = card.art || `card-${card.face ?? "back"}`;
  const count = variants(stage.game, plain);
  return count ? `${plain}-${(stage.look(card.id) % count) + 1}` : plain;
}

/** Finds what is told of a move before it is made. */
export const previewOf = (previews: readonly Preview[], move: LegalMove): Preview | undefined =>
  previews.find((one) => one.targets.join() === move.targets.join());

/** Looks at an element at full size. */
export type Inspect = (id: string) => void;

const INSPECT = Symbol("inspect");
export const setInspect = (inspect: Inspect): Inspect => setContext(INSPECT, inspect);
export const getInspect = (): Inspect => getContext<Inspect>(INSPECT);

/** Gives the passage of the book that tells an element, once its words have come. */
export const passageOf = (stage: Stage, element: AnyElement): PassageText | undefined =>
  "passage" in element ? told(stage.game, element.passage) : undefined;

/**
 * Says the words of an element: its label, or the title of its passage, or the label of a choice in its page's passage. A
 * page or a card to be read has the title of its passage, and its label only where that has none.
 */
function wordsOf(stage: Stage, element: AnyElement): string {
  if (element.label && element.type !== "page" && element.type !== "text-card") return saying(stage.game, element.label);
  if (element.type === "page-choice") {
    const page = stage.index.get(stage.index.holders.get(element.id) ?? "");
    return (page && passageOf(stage, page)?.labels[element.key]) ?? "";
  }
  return passageOf(stage, element)?.title || saying(stage.game, element.label);
}

/** Names an element in a few words, without saying where it lies. */
export function nameOf(stage: Stage, element: AnyElement): string {
  if (element.type === "panel") return t("board-of", { name: stage.name(element.seat) });
  const name = wordsOf(stage, element);
  if (element.type === "stepper") return t("counter-of", { counter: name, value: element.value });
  if (element.type === "token" && element.owner !== null) return t("piece-of", { piece: name, name: stage.name(element.owner) });
  if ((element.type === "card" || element.type === "text-card") && element.count > 1) return t("times", { name, count: element.count });
  if (element.type === "counter") return t("counter-of", { counter: name, value: element.value ?? "?" });
  if (element.type === "pile") return t("pile-of", { pile: name, count: element.count });
  return name;
}

/** Says whose page lies open; nothing of one that belongs to all. */
export function ownerOf(stage: Stage, { owner }: Page): string {
  if (owner === null) return "";
  const isOwn = [...stage.index.elements.values()].some((one) => one.type === "panel" && one.seat === owner && one.own);
  return t("page-of", { who: isOwn ? "you" : "other", name: stage.name(owner) });
}

/** Names an element and the places that hold it, from the inside out. */
export function placeOf(stage: Stage, element: AnyElement): string {
  const names = stage.index.chain(element.id).map((one) => nameOf(stage, one));
  return names.filter(Boolean).join(", ");
}

/** What an element carries into the page: its id, and how it stands in the choice that is being made. */
export function attributes(stage: Stage, element: AnyElement): Record<string, string | undefined> {
  const { choice } = stage;
  const { id } = element;
  const looked = (choice?.shown ?? choice?.considered)?.targets.includes(id);
  const state = !choice
    ? undefined
    : choice.picked.includes(id)
      ? "picked"
      : choice.next.has(id)
        ? "target"
        : choice.picked.length && choice.first.has(id)
          ? "other"
          : undefined;
  return {
    "data-id": id || undefined,
    "data-type": element.type,
    "data-state": looked ? "picked" : state,
    "data-active": element.active ? "" : undefined,
    "data-news": stage.news.has(id) ? "" : undefined,
    "data-cover": stage.covers.has(id) ? "full" : stage.reaches.has(id) ? "maybe" : undefined,
    "data-held": stage.covers.has(id) && stage.held === id ? "" : undefined,
  };
}
