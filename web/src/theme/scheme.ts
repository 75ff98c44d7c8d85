import { useSyncExternalStore } from 'react';
import { persistedStore } from '#storage/store.ts';
import { GROUNDS } from './grounds.ts';

/*
 * Light, dark, or the device's scheme. Colours are CSS variables under <html data-scheme>, so that a change renders
 * nothing; MUI's own provider (3 KB of every first load) does no more.
 */

const SCHEMES = ['light', 'dark', 'system'] as const;
export type SchemeChoice = (typeof SCHEMES)[number];

/** boot.ts reads the same key before the first paint. */
const scheme = persistedStore<SchemeChoice>(
  'nargisus.scheme',
  (stored) => SCHEMES.find((it) => it === stored) ?? 'system',
);
const DARK_QUERY = '(prefers-color-scheme: dark)';

export const useSchemeChoice = (): SchemeChoice =>
  useSyncExternalStore(scheme.subscribe, scheme.get, () => 'system');

export function chooseScheme(choice: SchemeChoice): void {
  scheme.set(choice);
}

/** Applies changes of the device's scheme, and of the choice in another tab. */
export function followScheme(): void {
  matchMedia(DARK_QUERY).addEventListener('change', applyScheme);
  scheme.subscribe(applyScheme);
  applyScheme();
}

function applyScheme(): void {
  const choice = scheme.get();
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia(DARK_QUERY).matches);
  const page = document.documentElement;
  const name = isDark ? 'dark' : 'light';
  if (page.dataset.scheme !== name) {
    suppressTransitions();
    page.dataset.scheme = name;
  }
  // The browser's bar on phones has the page's background.
  const ground = GROUNDS[name];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** Suppresses transitions: otherwise elements would fade to the new scheme at different speeds. */
function suppressTransitions(): void {
  const style = document.createElement('style');
  style.textContent = '*{transition:none!important}';
  document.head.append(style);
  void getComputedStyle(document.body).color; // forces a style recalculation before the rule is removed
  setTimeout(() => style.remove(), 1);
}
