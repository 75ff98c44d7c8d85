import { useEffect } from 'react';

/**
 * Reloads the page when the browser restores it from the back/forward cache, as after Back on the gateway's page: its cart
 * would be out of date and its button still busy. The draft keeps what was typed.
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
