import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readInitialIdentity } from '#data/auth/identity-store.ts';
import { activeLocale } from '#locales/language-store.ts';
import { routeAt } from '../pages.ts';
import type { Audience } from './prerendered-page.ts';
import { isPlain } from './plain-address.ts';

/**
 * Puts the app into the page. HTML that was made for just this visit becomes the app's own, element by element and in
 * small steps; any other (another language, a session, filters in the address) stays until the app's first picture takes its place.
 */
export function hydrateOrMount(root: HTMLElement, app: ReactNode): void {
  if (isMadeForThisVisit(root.dataset)) startTransition(() => void hydrateRoot(root, app));
  else if (root.hasChildNodes()) whenNothingIsPressed(() => replace(root, app));
  else createRoot(root).render(app);
}

/** In one go: nobody can press what is there now and let go of what is there then, which would be no click. */
function replace(root: HTMLElement, app: ReactNode): void {
  const drawn = createRoot(root);
  flushSync(() => drawn.render(app));
}

function whenNothingIsPressed(then: () => void): void {
  if (!window.earlyVisit?.pressed) return then();
  const waiting = new AbortController();
  const released = () => {
    waiting.abort();
    setTimeout(() => whenNothingIsPressed(then)); // after the click that belongs to it
  };
  window.addEventListener('pointerup', released, waiting);
  window.addEventListener('pointercancel', released, waiting);
}

function isMadeForThisVisit({ made, path }: DOMStringMap): boolean {
  if (!made || !path) return false;
  const audience: Audience = readInitialIdentity().state === 'unknown' ? 'member' : 'guest';
  return (
    made === audience &&
    activeLocale().language === 'en' &&
    isPlain(location.search) &&
    [location.pathname, routeAt(location.pathname).path].includes(path)
  );
}
