import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasSessionHint } from '../../data/identity-store.ts';
import { currentSpeech } from '../../texts/language-store.ts';
import { routeAt } from '../pages.ts';
import type { Audience } from './made-page.ts';

/**
 * Puts the app into the page. HTML that was made for just this visit becomes the app's own, element by element and in
 * small steps; any other (another language, a session, filters in the address) stays until the app's first picture takes its place.
 */
export function takeOver(root: HTMLElement, app: ReactNode): void {
  if (isMadeForThisVisit(root.dataset)) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

function isMadeForThisVisit({ made, path }: DOMStringMap): boolean {
  if (!made || !path) return false;
  const audience: Audience = hasSessionHint() ? 'member' : 'guest';
  return (
    made === audience &&
    currentSpeech().language === 'en' &&
    location.search === '' &&
    [location.pathname, routeAt(location.pathname).path].includes(path)
  );
}
