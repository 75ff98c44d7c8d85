import { lazy, type ComponentType } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code ahead of the click; safe to call often. */
  preload(): void;
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return {
    Page: lazy(async () => ({ default: await load() })),
    // A failed preload is no news: the visit itself will try again and say so.
    preload: () => void load().catch(() => undefined),
  };
}
