import { startTransition, useEffect, useState } from 'react';

/** Returns false until the load event; what depends on it renders in a transition. */
export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const markLoaded = () => startTransition(() => setLoaded(true));
    if (document.readyState === 'complete') {
      // The app may start after the load event; its first paint still comes first.
      const timer = setTimeout(markLoaded, 1_500);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', markLoaded, { once: true });
    return () => window.removeEventListener('load', markLoaded);
  }, []);
  return loaded;
}
