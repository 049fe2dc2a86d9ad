// Says what the server tells by name: of the game, or of the table itself.
import { clauseArguments, has, say, t } from "./text.svelte";
import type { Ask } from "./lean";
import type { Sentence } from "./wire";

/** Whether the table itself tells it, and not its match. */
export const isMessage = (told: Sentence): boolean => told.name.startsWith("message-");

export const tell = (game: string, told: Sentence): string =>
  isMessage(told) ? t(told.name, told.args) : say(game, told.name, told.args);

/** Whether a line only says that somebody asked for advice: the log keeps it, but nothing happened at the table. */
export const isAdvised = (told: Sentence): boolean => told.name === "message-advised";

/** Asks what is being decided under the options of a match; a game that has no words for it is asked for in general. */
export function question(game: string, step: string, options: Record<string, string>): string {
  const name = `step-${step.replaceAll(" ", "-")}`;
  return has(game, name) ? say(game, name, clauseArguments(options)) : t("your-turn");
}

/** Asks what may be decided before what is asked. */
export const questionBefore = (game: string, step: string, options: Record<string, string>): string =>
  question(game, has(game, `step-${step.replaceAll(" ", "-")}-before`) ? `${step} before` : step, options);

/** Asks what can be answered now. */
export const asking = (game: string, ask: Ask | null, options: Record<string, string>): string =>
  question(game, ask?.question ?? ask?.step ?? "", options);

/** Names a game. */
export const titleOf = (game: string): string => (has(game, "game-title") ? say(game, "game-title") : game);
