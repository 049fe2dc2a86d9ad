// Says what the server tells by name: of the game, or of the house itself.
import { say, t } from "./text.svelte";
import type { Told } from "./wire";

export const tell = (game: string, told: Told): string =>
  told.name.startsWith("house-") ? t(told.name, told.args) : say(game, told.name, told.args);

export const question = (step: string): string => `step-${step.replaceAll(" ", "-")}`;
