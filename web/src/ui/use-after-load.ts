import { startTransition, useEffect, useState } from 'react';

/** False until the page has loaded everything its first view needs; what waits for it is drawn in small steps. */
export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const look = () => startTransition(() => setLoaded(true));
    if (document.readyState === 'complete') {
      // The app itself may have started late; the first picture still goes first.
      const timer = setTimeout(look, 1_500);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', look, { once: true });
    return () => window.removeEventListener('load', look);
  }, []);
  return loaded;
}
