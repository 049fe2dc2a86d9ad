// Guided first games: how one begins, and which of them somebody left, whose matches go on as ordinary ones.
import { call } from "./api";
import { keepKeys } from "./keys";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { keep, read } from "./storage";
import { t } from "./text.svelte";
import type { Created, GuideAnswer, GuideStep, LessonAnswer } from "./wire";

const at = (game: string, part: string): string => `/api/games/${encodeURIComponent(game)}/${part}`;

/** Tells the steps of a guided first game. */
export const guideOf = async (game: string): Promise<GuideStep[]> => (await call<GuideAnswer>(at(game, "guide"))).steps;
/** Reads the page that teaches a game. */
export const lessonOf = (game: string): Promise<LessonAnswer> => call(at(game, "lesson"));

const KEY = "portulan.unguided";
const MOST = 30;

let tables = $state.raw<string[]>(read<string[]>(KEY) ?? []);

export const unguided = (table: string): boolean => tables.includes(table);

/** Lets the guide of a table be silent from now on. */
export function unguide(table: string): void {
  tables = [table, ...tables.filter((other) => other !== table)].slice(0, MOST);
  keep(KEY, tables);
}

/** Lays the table of a guided first game and goes there. */
export async function beginGuided(game: string): Promise<void> {
  const keys = await call<Created>(at(game, "guided"), null, { name: settings.name || t("you-name") });
  keepKeys(keys);
  go(`/t/${keys.table}`, keys.host);
}
