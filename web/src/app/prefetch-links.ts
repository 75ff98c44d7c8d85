import { preloadRoute } from './preload-route.ts';

/** Preloads the route of a link when a visitor points at it, touches it or focuses it: for every link of the shop. */
export function prefetchLinks(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, preloadTarget);
}

let last: HTMLAnchorElement | null = null;

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // The pointer moves within a link.
  if (!link || link === last) return;
  last = link;
  const isOurs = link.origin === location.origin && !link.target && !link.download;
  if (isOurs && link.pathname !== location.pathname) void preloadRoute(link);
}
