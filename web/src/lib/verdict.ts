// Who won a match, in words: somebody, several, all together, or nobody.
import { t } from "./text.svelte";

export interface Result {
  team: boolean;
  /** Who won, by seat. */
  winners: readonly number[];
  /** The seats of whoever reads it. */
  own: readonly number[];
  /** The names of all seats. */
  names: readonly string[];
}

export function verdict({ team, winners, own, names }: Result): string {
  if (team && names.length > 1) return t(winners.length ? "team-wins" : "team-loses");
  if (!winners.length) return t(names.length === 1 && own.length ? "you-lose" : "nobody-wins");
  if (winners.length === 1 && own.length === 1 && winners[0] === own[0]) return t("you-win");
  return t("winners", { count: winners.length, names: winners.map((seat) => names[seat] ?? "").join(", ") });
}
