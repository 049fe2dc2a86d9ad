// What somebody points with: a finger cannot rest on a thing to see what it would do.
let last = "mouse";
let place = "";

const placeOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

addEventListener("pointerdown", (event) => (last = event.pointerType), { capture: true });
addEventListener("pointermove", (event) => (place = placeOf(event)), { capture: true });

/** Whether the last touch was that of a finger or a pen. */
export const byFinger = (): boolean => last !== "mouse";

/** Whether the pointer has not moved: something came to lie under it, and nobody wants to know what that is. */
export const isResting = (event: PointerEvent): boolean => placeOf(event) === place;
