// A game's theme: its colours as a style sheet, its pictures as symbols that any part of the page can use.

import { colours, drawingsPath, fetched, gameOf } from "./early";

interface Size {
  width: number;
  height: number;
}

let known = $state.raw(new Map<string, Size>());
let ready = $state.raw<ReadonlySet<string>>(new Set());
const themes = new Map<string, Promise<void>>();

const PREFIX = "art";
export const symbol = (edition: string, name: string): string => `${PREFIX}-${edition.replace("+", "--")}-${name}`;
export const pictured = (game: string, name: string): boolean => known.has(symbol(game, name));
export const sizeOf = (game: string, name: string): Size | undefined => known.get(symbol(game, name));

/** Counts the pictures of one thing, of which any will do: `name-1`, `name-2` and so on. */
export function variants(game: string, name: string): number {
  let count = 0;
  while (pictured(game, `${name}-${count + 1}`)) count += 1;
  return count;
}

/** Loads the theme of a game, or of a game with a pack; without one the house's own plain look serves. */
export function loadTheme(edition: string): Promise<void> {
  let wait = themes.get(edition);
  if (!wait) {
    const game = gameOf(edition);
    wait = Promise.all([colours(game), drawings(edition, game)])
      .then(() => (edition === game ? undefined : drawings(edition, edition)))
      .then(() => {
        ready = new Set(ready).add(edition);
      });
    themes.set(edition, wait);
  }
  return wait;
}

/** Whether a theme is there, as far as there is one. */
export const isThemeLoaded = (edition: string): boolean => ready.has(edition);

/** Lets the whole page look like a game, until the function that this gives is called. */
export function useTheme(edition: string): () => void {
  void loadTheme(edition);
  document.documentElement.dataset["theme"] = gameOf(edition);
  return () => delete document.documentElement.dataset["theme"];
}

/** Lists the pictures of a game whose names begin with a prefix. */
export const pictures = (game: string, prefix: string): string[] =>
  [...known.keys()].filter((name) => name.startsWith(symbol(game, prefix))).map((name) => name.slice(symbol(game, "").length));

/** Puts a sheet of pictures in front of those that are there: of two with one name, the later sheet's is shown. */
async function drawings(edition: string, from: string): Promise<void> {
  const answer = await fetched(drawingsPath(from)).catch(() => null);
  if (!answer?.ok) return;
  const source = (await answer.text())
    .replace(/\bid="([^"]+)"/g, (_, name: string) => `id="${symbol(edition, name)}"`)
    .replace(/(href="|url\()#([^")]+)/g, (_, before: string, name: string) => `${before}#${symbol(edition, name)}`);
  // The page's own parser takes half the time of the one for documents.
  const holder = document.createElement("template");
  holder.innerHTML = source;
  const sprite = holder.content.querySelector("svg");
  if (!sprite) return;
  sprite.setAttribute("aria-hidden", "true");
  sprite.classList.add("sprite");
  document.body.prepend(sprite);
  const sizes = Array.from(sprite.querySelectorAll("symbol"), (one): [string, Size] => {
    const [, , width = 0, height = 0] = (one.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    return [one.id, { width, height }];
  });
  known = new Map([...known, ...sizes]);
}
