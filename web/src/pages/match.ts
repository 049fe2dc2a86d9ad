// What is seen of a match, while it is played and afterwards: one part, since both draw the same table.
export { default as Replay } from "./Replay.svelte";
export { default as TablePage } from "./TablePage.svelte";
