import { useLocation, useSearchParams } from 'react-router-dom';
import type { PagePlace } from '#data/query/list-page.ts';

/**
 * The part of the address behind '?': what a reload, the way back and a colleague's link keep. `list` tells the places of
 * two lists on one page apart.
 */
export function useSearchParam(list = '') {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();

  const change = (next: Readonly<Record<string, string | null>>, { replace = false } = {}) =>
    setParams(
      () => {
        // The address itself, not the one last rendered: two changes may follow each other faster than that.
        const changed = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(next)) {
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      // The tab may be in the state of the entry (see DashboardPage).
      { replace, state: state as unknown },
    );

  const filter = (next: Readonly<Record<string, string | null>>, options?: { replace?: boolean }) =>
    change({ ...next, ...firstPage }, options);
  const [after, before] = [params.get(`${list}after`), params.get(`${list}before`)];
  const firstPage = { [`${list}after`]: null, [`${list}before`]: null, open: null };
  const place: PagePlace | null = after ? { after } : before ? { before } : null;

  return {
    /** Of what belongs to this list alone. */
    nameOf: (name: string): string => `${list}${name}`,
    text: (name: string): string => params.get(name) ?? '',
    /** One of a few values; anything else in the address counts as not given. */
    oneOf: <T extends string>(name: string, values: readonly T[]): T | undefined =>
      values.find((value) => value === params.get(name)),
    place,
    /** Changes filters and returns to the first page. */
    filter,
    /** Newest first is how every list begins. */
    sortBy: (sort: string) => filter({ [`${list}sort`]: sort === 'newest' ? null : sort }),
    /** Changes what does not move the list. */
    set: change,
    go: (to: PagePlace | null) =>
      change({
        ...firstPage,
        ...(to && 'after' in to && { [`${list}after`]: to.after }),
        ...(to && 'before' in to && { [`${list}before`]: to.before }),
      }),
  };
}
