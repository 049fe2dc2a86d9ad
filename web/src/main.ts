// The first thing that runs: it is small, so that all the rest is asked for at once.
import "./style/font.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/scene.css";
import "./style/map.css";
import { begin } from "./lib/early";
import { pages } from "./lib/pages";
import { type Route, routeOf } from "./lib/path";
import { applyFirstShade } from "./lib/shade";
import { TABLES, read } from "./lib/storage";

interface Kept {
  table: string;
  secret: string;
}

const route: Route = routeOf((table) => read<Kept[]>(TABLES)?.find((one) => one.table === table)?.secret);
applyFirstShade();
begin(route);
if (route.page in pages) pages[route.page as keyof typeof pages]().catch(() => undefined);
void import("./start");
