// The language to speak: the one that was set here, or the first that the browser asks for.
import { SETTINGS, read } from "./storage";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export function spoken(): Language {
  const stored = read<{ lang?: Language }>(SETTINGS)?.lang;
  if (stored && LANGUAGES.includes(stored)) return stored;
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}
