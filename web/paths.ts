// Paths of icons in whole units: an icon is 512 units wide and drawn as large as a letter, so that no more is seen.

/** How many numbers each command takes. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/y;

/** Reads the commands of a path, each with its numbers; the two flags of an arc may stand without a space. */
function commands(path: string): [string, number[]][] {
  const found: [string, number[]][] = [];
  let place = 0;
  while (place < path.length) {
    const letter = path[place++] as string;
    const numbers: number[] = [];
    for (;;) {
      while (/[\s,]/.test(path[place] ?? "")) place++;
      if (place >= path.length || /[a-z]/i.test(path[place] as string)) break;
      if (/a/i.test(letter) && (numbers.length % 7 === 3 || numbers.length % 7 === 4)) {
        numbers.push(Number(path[place++]));
        continue;
      }
      NUMBER.lastIndex = place;
      const read = NUMBER.exec(path);
      if (!read) throw new Error(`no number in a path: ${path.slice(place, place + 20)}`);
      numbers.push(Number(read[0]));
      place = NUMBER.lastIndex;
    }
    found.push([letter, numbers]);
  }
  return found;
}

/** Rounds a path; what is rounded off in one step is made up for in the next, so that nothing drifts. */
export function rounded(path: string): string {
  let [x, y, beginX, beginY] = [0, 0, 0, 0];
  const written: string[] = [];
  for (const [letter, numbers] of commands(path)) {
    const kind = letter.toLowerCase();
    const count = NUMBERS[kind] as number;
    if (!count) {
      written.push(letter);
      [x, y] = [beginX, beginY];
      continue;
    }
    for (let first = 0; first < numbers.length; first += count) {
      const part = numbers.slice(first, first + count);
      const [fromX, fromY] = letter === kind ? [x, y] : [0, 0];
      const across = (n: number): number => Math.round(fromX + n) - Math.round(fromX);
      const down = (n: number): number => Math.round(fromY + n) - Math.round(fromY);
      let made: number[];
      if (kind === "h") [made, x] = [[across(part[0] as number)], fromX + (part[0] as number)];
      else if (kind === "v") [made, y] = [[down(part[0] as number)], fromY + (part[0] as number)];
      else {
        const [endX, endY] = part.slice(-2) as [number, number];
        const radii = part.slice(0, 2).map((radius) => (radius < 1 ? Math.round(radius * 10) / 10 : Math.round(radius)));
        made =
          kind === "a"
            ? [...radii, ...part.slice(2, 5), across(endX), down(endY)]
            : part.map((n, place) => (place % 2 ? down(n) : across(n)));
        [x, y] = [fromX + endX, fromY + endY];
      }
      if (kind === "m" && !first) [beginX, beginY] = [x, y];
      const text = made.join(" ").replaceAll(" -", "-");
      written.push((first ? (text.startsWith("-") ? "" : " ") : letter) + text);
    }
  }
  return written.join("");
}
