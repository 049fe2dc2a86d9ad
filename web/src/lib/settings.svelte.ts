// What a person set on this device: language, light or dark, motion, name.
import { type Language, spoken } from "./language";
import { type Mode, type Shade, dark, shadeOf } from "./shade";
import { SETTINGS, keep, read } from "./storage";

/** How fast what the others do is shown. */
export const PACES = ["instant", "quick", "calm"] as const;
export type Pace = (typeof PACES)[number];

interface Stored {
  lang: Language;
  mode: Mode;
  still: boolean;
  name: string;
  level: string;
  turned: boolean;
  pace: Pace;
  sound: boolean;
  buzz: boolean;
  notify: boolean;
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  lang = $state<Language>("en");
  mode = $state<Mode>("auto");
  still = $state(false);
  name = $state("");
  level = $state("");
  /** Whether maps lie as one sits at them. */
  turned = $state(true);
  pace = $state<Pace>("quick");
  /** What calls a player whose turn it is: a sound, the phone's vibration, a notification. */
  sound = $state(true);
  buzz = $state(true);
  notify = $state(false);
  #dark = $state(dark.matches);
  #reduced = $state(reduced.matches);

  constructor() {
    const stored = read<Partial<Stored>>(SETTINGS) ?? {};
    this.lang = spoken();
    this.mode = stored.mode ?? "auto";
    this.still = stored.still ?? false;
    this.name = stored.name ?? "";
    this.level = stored.level ?? "";
    this.turned = stored.turned ?? true;
    this.pace = PACES.find((pace) => pace === stored.pace) ?? "quick";
    this.sound = stored.sound ?? true;
    this.buzz = stored.buzz ?? true;
    this.notify = stored.notify ?? false;
    dark.addEventListener("change", () => (this.#dark = dark.matches));
    reduced.addEventListener("change", () => (this.#reduced = reduced.matches));
  }

  get shade(): Shade {
    return shadeOf(this.mode, this.#dark);
  }

  /** Whether nothing should fly. */
  get calm(): boolean {
    return this.still || this.#reduced;
  }

  save(): void {
    const { lang, mode, still, name, level, turned, pace, sound, buzz, notify } = this;
    keep(SETTINGS, { lang, mode, still, name, level, turned, pace, sound, buzz, notify } satisfies Stored);
  }
}

export const settings = new Settings();
