/// <reference lib="webworker" />

/*
 * The service worker, built to /sw.js (scripts/build-service-worker.ts). It keeps files with a hash in their name, and a page
 * for when there is no network; nothing else, so that no visitor sees an old price or another person's order (docs/adr/0071).
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Changes with each build. */
declare const BUILD_ID: string;

const CACHE = `nargisus-${BUILD_ID}`;
/** Hosting serves offline.html here. */
const OFFLINE_PAGE = '/offline';
const HASHED_FILES = '/assets/';

worker.addEventListener('install', (event) => {
  const page = new Request(OFFLINE_PAGE, { cache: 'reload' });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(page)));
});

// Once no page of an older build is open.
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOldCaches(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.origin === worker.location.origin && url.pathname.startsWith(HASHED_FILES))
    event.respondWith(hashedFile(request));
});

async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch (cause) {
    const kept = await caches.match(OFFLINE_PAGE);
    if (kept) return kept;
    throw cause;
  }
}

async function hashedFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  // Not awaited: a full disk must not break the page.
  if (response.ok) void cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
