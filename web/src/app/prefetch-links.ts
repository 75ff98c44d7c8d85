import { preloadRoute } from './preload-route.ts';

/**
 * Fetches a link's page, and what is on it, as soon as somebody points at the link, touches it or comes to it with the
 * keyboard: for every link of the shop, so that none can be forgotten. Until the press the page is mostly there.
 */
export function prefetchLinks(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, ahead);
}

let last: HTMLAnchorElement | null = null;

function ahead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // Pointers move about within a link.
  if (!link || link === last) return;
  last = link;
  const isOurs = link.origin === location.origin && !link.target && !link.download;
  if (isOurs && link.pathname !== location.pathname) void preloadRoute(link);
}
