// The style sheet of what teaches, fetched with it.
import href from "../style/teaching.css?url";

/** Done when the style sheet is on the page. */
export const styled = new Promise<void>((done) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.onload = link.onerror = () => done();
  document.head.append(link);
});
