import { useLocation, useSearchParams } from 'react-router-dom';
import type { PageCursor } from '#data/query/list-page.ts';

/** A list's state in the query string: filters, sort order and page. */
export interface ListParams {
  /** Returns the parameter's name for this list, with the list's prefix. */
  nameOf(name: string): string;
  text(name: string): string;
  /** Returns the parameter if it is one of `values`; undefined otherwise. */
  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined;
  readonly cursor: PageCursor | null;
  /** Changes filters and returns to the first page. */
  filter(next: Changes, options?: ChangeOptions): void;
  /** Sorts the list; 'newest' is the default and is not written. */
  sortBy(sort: string): void;
  /** Changes parameters that do not affect the rows of the list. */
  set(next: Changes, options?: ChangeOptions): void;
  go(to: PageCursor | null): void;
}

type Changes = Readonly<Record<string, string | null>>;

interface ChangeOptions {
  readonly replace?: boolean;
}

/**
 * Keeps a list's state in the query string, so that reloads, the Back button and shared links keep it. `prefix`
 * separates two lists on one page.
 */
export function useListParams(prefix = ''): ListParams {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();

  const change = (next: Changes, { replace = false }: ChangeOptions = {}) =>
    setParams(
      () => {
        // Reads the current URL, not the last rendered one: two changes may happen between two renders.
        const changed = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(next)) {
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      // The history entry may carry the tab in its state (see DashboardPage).
      { replace, state: state as unknown },
    );

  const filter = (next: Changes, options?: ChangeOptions) => change({ ...next, ...firstPage }, options);
  const [after, before] = [params.get(`${prefix}after`), params.get(`${prefix}before`)];
  const firstPage = { [`${prefix}after`]: null, [`${prefix}before`]: null, open: null };
  const cursor: PageCursor | null = after ? { after } : before ? { before } : null;

  return {
    nameOf: (name) => `${prefix}${name}`,
    text: (name) => params.get(name) ?? '',
    oneOf: <T extends string>(name: string, values: readonly T[]): T | undefined =>
      values.find((value) => value === params.get(name)),
    cursor,
    filter,
    sortBy: (sort) => filter({ [`${prefix}sort`]: sort === 'newest' ? null : sort }),
    set: change,
    go: (to) =>
      change({
        ...firstPage,
        ...(to && 'after' in to && { [`${prefix}after`]: to.after }),
        ...(to && 'before' in to && { [`${prefix}before`]: to.before }),
      }),
  };
}
