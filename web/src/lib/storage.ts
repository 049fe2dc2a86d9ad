// What this browser keeps between visits.

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

/** The names under which things are kept; what is begun early reads them before the parts that write them are there. */
export const SETTINGS = "portulan.settings";
export const TABLES = "portulan.tables";
