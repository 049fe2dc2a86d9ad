// The service worker: keeps the shell for when there is no network, and tells what a push brings.
//
// It keeps files of the client alone, by the hash in their names. What a game is at (API, line, passages, pictures,
// a game's texts) goes past it: nobody is ever shown a table as it was.

/** What the build puts in place: the files of the shell, and a name that changes with any of them. */
declare const SHELL: string[];
declare const RELEASE: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = `shell-${RELEASE}`;

/** What a push says: a title, a line, and the table that it is about; no secret. */
interface Call {
  title: string;
  body: string;
  table: string;
}

// The shell of a new release takes the place of the old one at once; what an open page still needs, it has.
worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(SHELL))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  const forget = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(forget());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(page(request, pathname));
  } else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (SHELL.includes(pathname)) event.respondWith(newest(request));
});

/** Gives a page as the server has it now; the kept one only where no server answers. */
async function page(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const kept = await (await caches.open(KEPT)).match(/^\/[tr]\//.test(pathname) ? "/t/" : "/");
    return kept ?? Response.error();
  }
}

/** Gives a file whose name says what is in it. */
async function file(request: Request): Promise<Response> {
  return (await (await caches.open(KEPT)).match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Gives a file that may have changed: the kept one only where no server answers. */
async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(KEPT)).match(request, { ignoreVary: true })) ?? Response.error();
  }
}

worker.addEventListener("push", (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call) event.waitUntil(tell(call));
});

/** Tells a call, unless its table is in sight. One that is about the same table takes the place of the one before. */
async function tell({ title, body, table }: Call): Promise<void> {
  const open = await windows();
  if (open.some((one) => one.visibilityState === "visible" && isAt(one, table))) return;
  await worker.registration.showNotification(title, {
    body,
    tag: table,
    icon: "/icon-192.png",
    data: { table },
  });
}

const windows = (): Promise<readonly WindowClient[]> => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (client: WindowClient, table: string): boolean => new URL(client.url).pathname === `/t/${table}`;

// The browser itself knows the link of the seat: the page that opens finds it there.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  const come = async (): Promise<void> => {
    const open = (await windows()).find((one) => isAt(one, table));
    if (open) await open.focus();
    else await worker.clients.openWindow(`/t/${encodeURIComponent(table)}`);
  };
  event.waitUntil(come());
});
