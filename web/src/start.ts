// Puts the client on the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { fetchAll } from "./lib/pages";
import { follow } from "./lib/route.svelte";
import { OWN, keep } from "./lib/storage";

const QUIET = 4000;

document.addEventListener("click", follow);

// Whoever started the program on this machine opens the page with its key.
const own = /^#own=([\w-]+)$/.exec(location.hash)?.[1];
if (own) {
  keep(OWN, own);
  history.replaceState(null, "", location.pathname);
}

function start(): void {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  setTimeout(() => {
    void fetchAll();
    import("./lib/install.svelte").catch(() => undefined); // Without a line there is nothing to install.
  }, QUIET);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
