import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readInitialIdentity } from '#data/auth/identity-store.ts';
import { activeLocale } from '#locales/language-store.ts';
import { routeAt } from '../pages.ts';
import type { Audience } from './prerendered-page.ts';
import { hasDefaultQuery } from './has-default-query.ts';

/**
 * Starts the app in the document: hydrates prerendered HTML that matches this visit. Any other HTML (another language, a
 * session, filters in the URL) stays until the app's first render replaces it.
 */
export function hydrateOrMount(root: HTMLElement, app: ReactNode): void {
  if (isPrerenderedForThisVisit(root.dataset)) startTransition(() => void hydrateRoot(root, app));
  else if (root.hasChildNodes()) replace(root, app);
  else createRoot(root).render(app);
}

/** Replaces the HTML in one task: a press during a render in slices would be released on another element, which is no click. */
function replace(root: HTMLElement, app: ReactNode): void {
  const reactRoot = createRoot(root);
  flushSync(() => reactRoot.render(app));
}

function isPrerenderedForThisVisit({ prerendered, path }: DOMStringMap): boolean {
  if (!prerendered || !path) return false;
  const audience: Audience = readInitialIdentity().state === 'unknown' ? 'member' : 'guest';
  return (
    prerendered === audience &&
    activeLocale().language === 'en' &&
    hasDefaultQuery(location.search) &&
    [location.pathname, routeAt(location.pathname).path].includes(path)
  );
}
