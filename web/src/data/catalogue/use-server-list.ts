import { writeListQuery, type CardProduct, type ListQuery } from '@nargisus/domain/catalogue';
import type { LargeSearchAnswer } from '@nargisus/domain/search';
import type { Loadable } from '../query/loadable.ts';
import { useQuery } from '../query/query-cache.ts';

/** The shown part of a list of a shop whose catalogue is not in the browser. */
export interface ServerList {
  readonly products: readonly CardProduct[];
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly isMore: boolean;
  /** Whether the server shows no more of them. */
  readonly isEnd: boolean;
  /** What the search made of its words; undefined without a search. */
  readonly answer?: Pick<LargeSearchAnswer, 'used' | 'ignored' | 'least' | 'most'>;
}

/** Returns the list of a query as the server finds it; its code loads with the first. Disabled, it requests nothing. */
export function useServerList(
  query: ListQuery,
  collection: string | undefined,
  enabled: boolean,
): Loadable<ServerList> {
  const key = `list of ${collection ?? 'all'} ${new URLSearchParams(writeListQuery(query))}`;
  const read = async () => (await import('./read-server-list.ts')).readServerList(query, collection);
  return useQuery(key, read, { enabled });
}
