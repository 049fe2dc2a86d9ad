// The passages of the book that this browser has read: a scene names them, and their words are asked for when it does.
import type { AnyElement, Scene } from "../scene";
import * as api from "./api";
import { settings } from "./settings.svelte";
import { Index } from "./tree";
import type { PassageText } from "./wire";

let known = $state.raw<ReadonlyMap<string, PassageText>>(new Map());
const asked = new Set<string>();

const key = (game: string, uid: string): string => `${game} ${settings.lang} ${uid}`;

/** Finds a passage in the language that is set; undefined until it has come. */
export const passageOf = (game: string, uid: string): PassageText | undefined => (uid ? known.get(key(game, uid)) : undefined);

/** Lists the passages that an element names; of a page those that may be turned through before it too. */
export const namedBy = (element: AnyElement): string[] => [
  ...(element.type === "page" ? [...element.before, ...(element.above ? [element.above] : [])] : []),
  ...("passage" in element && element.passage ? [element.passage] : []),
];

/** Asks for the passages that a scene names and that are not known in the language that is set. */
export async function readPassages(table: string, secret: string, game: string, scene: Scene | null): Promise<void> {
  const named = new Set<string>();
  for (const element of new Index(scene).elements.values()) for (const uid of namedBy(element)) named.add(uid);
  const wanted = [...named].filter((uid) => !asked.has(key(game, uid)));
  if (!wanted.length) return;
  const keys = wanted.map((uid) => key(game, uid));
  for (const one of keys) asked.add(one);
  try {
    const found = await api.passages(table, secret, settings.lang, wanted);
    known = new Map([...known, ...found.map((one): [string, PassageText] => [`${game} ${one.lang} ${one.uid}`, one])]);
  } catch {
    // The line is broken: whoever looks again asks again.
    for (const one of keys) asked.delete(one);
  }
}
