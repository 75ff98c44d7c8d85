import { lazy, useState, type ComponentType } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code ahead of the click; safe to call often. Resolves when it is there, or cannot be had. */
  preload(): Promise<void>;
}

/** A page in a chunk of its own. Once its code is there it is drawn at once, without a moment of nothing. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let there: ComponentType | undefined;
  const fetch = async () => (there ??= await load());
  const Late = lazy(async () => ({ default: await fetch() }));
  return {
    Page: function Page() {
      // The first choice stays: another component in its place would be a new page.
      const [Chosen] = useState(() => there ?? Late);
      return <Chosen />;
    },
    // A failed preload is no news: the visit itself will try again and say so.
    preload: () =>
      fetch().then(
        () => undefined,
        () => undefined,
      ),
  };
}
