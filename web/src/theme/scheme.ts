import { useSyncExternalStore } from 'react';
import { dark, light } from './palette.ts';

/*
 * Light, dark, or as the device says. Colours are CSS variables under <html data-scheme>, so that a change of scheme
 * renders nothing; MUI's own provider of schemes (3 KB of every first load) does no more than this.
 */

const SCHEMES = ['light', 'dark', 'system'] as const;
export type SchemeChoice = (typeof SCHEMES)[number];

/** Where the choice is kept; index.html reads it before the first paint. */
const REMEMBERED_AS = 'nargisus.scheme';
const night = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
let unstored: SchemeChoice | null = null;

export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribe, chosen, () => 'system');

export function chooseScheme(choice: SchemeChoice): void {
  unstored = choice;
  try {
    localStorage.setItem(REMEMBERED_AS, choice);
    unstored = null;
  } catch {
    // Storage is switched off: the choice lasts until the tab is closed.
  }
  changed();
}

/** Keeps the page in its scheme while the device changes its own, or another tab the choice. */
export function followScheme(): void {
  matchMedia(night).addEventListener('change', wear);
  window.addEventListener('storage', ({ key }) => {
    if (key === REMEMBERED_AS || key === null) changed();
  });
  wear();
}

function changed(): void {
  wear();
  for (const listener of listeners) listener();
}

function wear(): void {
  const choice = chosen();
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia(night).matches);
  const page = document.documentElement;
  const scheme = isDark ? 'dark' : 'light';
  if (page.dataset.scheme !== scheme) {
    atOnce();
    page.dataset.scheme = scheme;
  }
  // The bar of a phone's browser has the page's colour.
  const ground = (isDark ? dark : light).background!.default!;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** Without this everything that has a transition would fade from one scheme to the other, each at its own pace. */
function atOnce(): void {
  const still = document.createElement('style');
  still.textContent = '*{transition:none!important}';
  document.head.append(still);
  void getComputedStyle(document.body).color; // the browser takes note before it is gone
  setTimeout(() => still.remove(), 1);
}

function chosen(): SchemeChoice {
  if (unstored !== null) return unstored;
  try {
    const kept = localStorage.getItem(REMEMBERED_AS);
    return SCHEMES.find((scheme) => scheme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
