// The first thing that runs.
import "./style/font.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/scene.css";
import "./style/map.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./lib/route.svelte";

document.addEventListener("click", follow);
const target = document.getElementById("app");
if (target) mount(App, { target });
