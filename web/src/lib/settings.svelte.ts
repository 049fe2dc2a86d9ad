// What a person set on this device: language, light or dark, motion, name.

export type Mode = "auto" | "light" | "dark";

const KEY = "portulan.settings";
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Stored {
  lang: Language;
  mode: Mode;
  still: boolean;
  name: string;
  level: string;
  turned: boolean;
}

export function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps a value; a browser that keeps nothing plays all the same. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the value lasts as long as the page.
  }
}

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  lang = $state<Language>("en");
  mode = $state<Mode>("auto");
  still = $state(false);
  name = $state("");
  level = $state("");
  /** Whether maps lie as one sits at them. */
  turned = $state(true);
  #dark = $state(dark.matches);
  #reduced = $state(reduced.matches);

  constructor() {
    const stored = read<Partial<Stored>>(KEY) ?? {};
    this.lang = stored.lang && LANGUAGES.includes(stored.lang) ? stored.lang : preferred();
    this.mode = stored.mode ?? "auto";
    this.still = stored.still ?? false;
    this.name = stored.name ?? "";
    this.level = stored.level ?? "";
    this.turned = stored.turned ?? true;
    dark.addEventListener("change", () => (this.#dark = dark.matches));
    reduced.addEventListener("change", () => (this.#reduced = reduced.matches));
  }

  get shade(): "light" | "dark" {
    return this.mode === "auto" ? (this.#dark ? "dark" : "light") : this.mode;
  }

  /** Whether nothing should fly. */
  get calm(): boolean {
    return this.still || this.#reduced;
  }

  save(): void {
    const { lang, mode, still, name, level, turned } = this;
    keep(KEY, { lang, mode, still, name, level, turned } satisfies Stored);
  }
}

export const settings = new Settings();
