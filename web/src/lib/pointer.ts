// What somebody points with: a finger cannot rest on a thing to see what it would do.
let last = "mouse";

addEventListener("pointerdown", (event) => (last = event.pointerType), { capture: true });

/** Whether the last touch was that of a finger or a pen. */
export const byFinger = (): boolean => last !== "mouse";
