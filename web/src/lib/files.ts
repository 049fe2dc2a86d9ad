// Files that somebody takes away.

/** Lets the browser save something as a JSON file. */
export function saveAs(name: string, content: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
