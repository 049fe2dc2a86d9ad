// Amounts in words: what is counted, and the number.
import type { Stage } from "../../lib/stage";
import { saying, t } from "../../lib/text.svelte";
import type { Amount } from "../../scene";

/** Writes the number of an amount; nothing where there is none. */
export function amountNumber({ value, unit }: Amount): string {
  if (value === null) return "";
  if (unit === "percent") return t("percent", { value });
  return `${value < 0 ? "−" : unit === "change" ? "+" : ""}${Math.abs(value)}`;
}

/** Says an amount. */
export function amountWords(stage: Stage, amount: Amount): string {
  const counter = saying(stage.game, amount.label);
  const value = amountNumber(amount);
  return value ? t("counter-of", { counter, value }) : counter;
}
