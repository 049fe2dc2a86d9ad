// Says what the server tells by name: of the game, or of the house itself.
import { has, say, t } from "./text.svelte";
import type { Told } from "./wire";

export const tell = (game: string, told: Told): string =>
  told.name.startsWith("house-") ? t(told.name, told.args) : say(game, told.name, told.args);

/** Asks what is being decided; a game that has no words for it is asked for in general. */
export function question(game: string, step: string): string {
  const name = `step-${step.replaceAll(" ", "-")}`;
  return has(game, name) ? say(game, name) : t("your-turn");
}

/** Names a game. */
export const titleOf = (game: string): string => (has(game, "game-title") ? say(game, "game-title") : game);
