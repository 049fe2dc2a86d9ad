// What is fetched when a scene first has a map, a board that grows, a page, a card to be read or a sheet.
import href from "./later.css?url";
import ActionSheetView from "./ActionSheetView.svelte";
import CardColumnView from "./CardColumnView.svelte";
import CellBoardView from "./CellBoardView.svelte";
import EntryView from "./EntryView.svelte";
import PageView from "./PageView.svelte";
import RoadMapView from "./RoadMapView.svelte";
import StepperView from "./StepperView.svelte";
import TextCardView from "./TextCardView.svelte";
import ToggleView from "./ToggleView.svelte";

export const VIEWS = {
  "action-sheet": ActionSheetView,
  "card-column": CardColumnView,
  "cell-board": CellBoardView,
  entry: EntryView,
  page: PageView,
  "road-map": RoadMapView,
  stepper: StepperView,
  "text-card": TextCardView,
  toggle: ToggleView,
};

/** Done when their style sheet is on the page. */
export const styled = new Promise<void>((done) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.onload = link.onerror = () => done();
  document.head.append(link);
});
