import { useSyncExternalStore } from 'react';
import { persistedStore } from '#storage/store.ts';
import { dark, light } from './palette.ts';

/*
 * Light, dark, or as the device says. Colours are CSS variables under <html data-scheme>, so that a change of scheme
 * renders nothing; MUI's own provider of schemes (3 KB of every first load) does no more than this.
 */

const SCHEMES = ['light', 'dark', 'system'] as const;
export type SchemeChoice = (typeof SCHEMES)[number];

/** boot.ts reads the same key before the first paint. */
const scheme = persistedStore<SchemeChoice>(
  'nargisus.scheme',
  (stored) => SCHEMES.find((it) => it === stored) ?? 'system',
);
const night = '(prefers-color-scheme: dark)';

export const useSchemeChoice = (): SchemeChoice =>
  useSyncExternalStore(scheme.subscribe, scheme.get, () => 'system');

export function chooseScheme(choice: SchemeChoice): void {
  scheme.set(choice);
}

/** Keeps the page in its scheme while the device changes its own, or another tab the choice. */
export function followScheme(): void {
  matchMedia(night).addEventListener('change', wear);
  scheme.subscribe(wear);
  wear();
}

function wear(): void {
  const choice = scheme.get();
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia(night).matches);
  const page = document.documentElement;
  const worn = isDark ? 'dark' : 'light';
  if (page.dataset.scheme !== worn) {
    atOnce();
    page.dataset.scheme = worn;
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
