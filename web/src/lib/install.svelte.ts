// What makes the page an app that can be installed: the manifest in the reader's language, and the service worker.
import { settings } from "./settings.svelte";

const link = document.createElement("link");
link.rel = "manifest";
document.head.append(link);
$effect.root(() => {
  $effect(() => {
    link.href = `/app.${settings.lang}.webmanifest`;
  });
});
navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
