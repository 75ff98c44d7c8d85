import { useEffect } from 'react';

/**
 * Back from the gateway, the browser may bring the page out of its memory just as it was left: with the cart of then and
 * a button that is still redirecting. It is loaded anew; what was typed is remembered.
 */
export function useReloadOnBfcache(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
