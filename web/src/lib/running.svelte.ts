// A number that counts to its goal.

const STEP = 70;

export function running(goal: () => number | null, still: () => boolean): { readonly value: number | null } {
  let value = $state<number | null>(goal());
  $effect(() => {
    const to = goal();
    if (to === null || value === null || still() || Math.abs(to - value) > 60) {
      value = to;
      return undefined;
    }
    if (value === to) return undefined;
    const timer = setTimeout(() => (value = (value ?? 0) + Math.sign(to - (value ?? 0))), STEP);
    return () => clearTimeout(timer);
  });
  return {
    get value() {
      return value;
    },
  };
}
