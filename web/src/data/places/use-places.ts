import type * as places from '@nargisus/domain/places';
import { useEffect, useState } from 'react';

type Places = typeof places;

let loading: Promise<Places> | undefined;

/** Loads the places of Bangladesh once: a chunk of their own, which only pages with an address need. */
function loadPlaces(): Promise<Places> {
  loading ??= import('@nargisus/domain/places');
  loading.catch(() => {
    loading = undefined; // the next page tries again
  });
  return loading;
}

/**
 * Returns the places and their search: 'loading' at first, and as long as they are not needed, 'failed' when the chunk could not
 * be loaded.
 */
export function usePlaces(isNeeded = true): Places | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<Places | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const show = (state: Places | 'failed') => isCurrent && setLoaded(() => state);
    loadPlaces().then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return loaded;
}
