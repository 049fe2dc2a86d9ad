// Puts the client on the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { fetchAll } from "./lib/pages";
import { follow } from "./lib/route.svelte";

const QUIET = 4000;

document.addEventListener("click", follow);

function start(): void {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  setTimeout(() => {
    void fetchAll();
    void import("./lib/install.svelte");
  }, QUIET);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
