// Lines as a hand would draw them: smooth, and never quite straight.

export type Point = readonly [number, number];

/** A row of numbers between -1 and 1 that is always the same for the same name. */
function unsteady(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return ((state >>> 0) / 2 ** 31) - 1;
  };
}

const at = (points: readonly Point[], place: number): Point => points[Math.max(0, Math.min(points.length - 1, place))] ?? [0, 0];

/** Gives a point of the smooth line through some points, `t` of the way along. */
function along(points: readonly Point[], t: number): Point {
  const place = Math.min(points.length - 2, Math.floor(t * (points.length - 1)));
  const u = t * (points.length - 1) - place;
  const [a, b, c, d] = [at(points, place - 1), at(points, place), at(points, place + 1), at(points, place + 2)];
  const mix = (one: number, two: number, three: number, four: number): number =>
    0.5 * (2 * two + (three - one) * u + (2 * one - 5 * two + 4 * three - four) * u * u + (3 * two - one - 3 * three + four) * u * u * u);
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
}

/** Finds the middle of the line through some points. */
export const middle = (points: readonly Point[]): Point => along(points, 0.5);

/** Writes the line through some points as a path, drawn by a hand that shakes by `wobble`. */
export function sketched(points: readonly Point[], name: string, wobble: number): string {
  const shake = unsteady(name);
  const length = points.reduce((sum, [x, y], place) => (place ? sum + Math.hypot(x - at(points, place - 1)[0], y - at(points, place - 1)[1]) : 0), 0);
  const steps = Math.max(3, Math.round(length / 34));
  const drawn: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const [x, y] = along(points, step / steps);
    const free = step > 0 && step < steps ? wobble : 0;
    drawn.push([x + shake() * free, y + shake() * free]);
  }
  let path = `M${drawn[0]?.[0].toFixed(1)} ${drawn[0]?.[1].toFixed(1)}`;
  for (let step = 0; step < drawn.length - 1; step += 1) {
    const [p, q, r, s] = [at(drawn, step - 1), at(drawn, step), at(drawn, step + 1), at(drawn, step + 2)];
    const numbers = [q[0] + (r[0] - p[0]) / 6, q[1] + (r[1] - p[1]) / 6, r[0] - (s[0] - q[0]) / 6, r[1] - (s[1] - q[1]) / 6, r[0], r[1]];
    path += `C${numbers.map((number) => number.toFixed(1)).join(" ")}`;
  }
  return path;
}
