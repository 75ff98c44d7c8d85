import type { Suggestions } from '@nargisus/domain/search';
import type { Loadable } from '../query/loadable.ts';
import { useQuery } from '../query/query-cache.ts';
import { useDebouncedValue } from '../query/use-debounced-value.ts';
import { useKeepPreviousData } from '../query/use-keep-previous-data.ts';

/** Milliseconds: a request waits until typing pauses. */
const PAUSE_MS = 200;

interface Typing {
  readonly typed: string;
  readonly language: 'en' | 'bn';
  /** False requests nothing. */
  readonly enabled: boolean;
}

/**
 * Returns the suggestions of a shop whose catalogue is not in the browser, those for the text before while the next
 * load. One request per pause, which the CDN caches.
 */
export function useServerSuggestions({ typed, language, enabled }: Typing): Loadable<Suggestions> {
  const q = useDebouncedValue(typed, PAUSE_MS).trim().toLowerCase();
  const read = async () => (await import('./read-server-list.ts')).readSuggestions(q, language);
  return useKeepPreviousData(useQuery(`suggestions in ${language} ${q}`, read, { enabled })).shown;
}
