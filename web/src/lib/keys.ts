// The links that a host may hand out, known to the browser that opened the table.
import { keep, read } from "./storage";
import type { Created } from "./wire";

/** Bots sit down under the names of travellers. */
export const botNames = ["Jeanne Barret", "Ibn Battuta", "Isabella Bird", "Zheng He", "Nellie Bly"];

const keyOf = (table: string): string => `portulan.keys.${table}`;
export const keepKeys = (keys: Created): void => keep(keyOf(keys.table), keys);
export const keysOf = (table: string): Created | null => read<Created>(keyOf(table));
export const linkTo = (table: string, secret: string): string => `${location.origin}/t/${table}#${secret}`;
