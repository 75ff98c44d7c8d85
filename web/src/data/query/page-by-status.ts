import { useState } from 'react';
import type { Loadable } from './loadable.ts';
import { useFetch } from './use-fetch.ts';

/** A page of a list. */
interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** Returns a page of the items of one status, newest first, and a function that reads it again. */
export type UsePageByStatus<Status extends string, Item> = (
  status: Status,
  cursor: string | null,
) => { page: Loadable<ListPage<Item>>; reload(): void };

/** Makes the hook that reads pages by status. @param read - reads one page */
export function pageByStatus<Status extends string, Item>(
  read: (query: { status: Status; cursor?: string }) => Promise<{ data: Item[]; nextCursor: string | null }>,
): UsePageByStatus<Status, Item> {
  return function usePageByStatus(status, cursor) {
    const [version, setVersion] = useState(0);
    const page = useFetch(`${status} ${cursor ?? ''} ${version}`, async () => {
      const { data, nextCursor } = await read({ status, ...(cursor && { cursor }) });
      return { items: data, next: nextCursor };
    });
    return { page, reload: () => setVersion((it) => it + 1) };
  };
}
