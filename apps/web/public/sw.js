/*
 * Shows a page of our own where the network is gone. It keeps nothing else: pages belong to their readers, and
 * what the shop serves for good is kept by the browser itself.
 */
const KEPT = 'offline-1';
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    await cache.add(new Request(OFFLINE, { cache: 'reload' }));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const open = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return (await caches.match(OFFLINE)) ?? Response.error();
    }
  };
  event.respondWith(open());
});
