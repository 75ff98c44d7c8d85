import { lazy, useState, type ComponentType } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Loads the page's code; may be called often. Resolves when it has loaded or failed. */
  preload(): Promise<void>;
}

/** Returns a page whose code is a separate chunk. Once preloaded it renders without a fallback. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const fetch = async () => (loaded ??= await load());
  const LazyPageComponent = lazy(async () => ({ default: await fetch() }));
  return {
    Page: function Page() {
      // Keeps the first choice: another component in its place would remount the page.
      const [Chosen] = useState(() => loaded ?? LazyPageComponent);
      return <Chosen />;
    },
    // Ignores the error: the visit loads again and reports it.
    preload: () =>
      fetch().then(
        () => undefined,
        () => undefined,
      ),
  };
}
