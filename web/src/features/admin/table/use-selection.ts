import { useState } from 'react';

interface Options<T> {
  /** Names the list with its filters, sorting and page: another list begins with an empty selection. */
  readonly list: string;
  /** The rows of the page, which are newer than those that were read for all results. */
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string;
  /** The most rows that are selected at once. */
  readonly most: number;
}

/** Holds which rows are selected: some of the page, or all results of the list, at most `most`. */
export function useSelection<T>({ list, rows, idOf, most }: Options<T>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState<ReadonlyMap<string, T>>(new Map());
  const [shownList, setShownList] = useState(list);
  const clear = () => {
    setIds(new Set());
    setFound(new Map());
  };
  if (list !== shownList) {
    setShownList(list);
    clear();
  }
  const onPage = new Map(rows.map((row) => [idOf(row), row]));
  const isExactlyFound = found.size > 0 && found.size === ids.size && [...ids].every((id) => found.has(id));
  return {
    ids,
    items: [...ids].flatMap((id) => onPage.get(id) ?? found.get(id) ?? []),
    setIds,
    /** 'all': the selection is exactly what was read for all results; 'first': there are more results. */
    extent: !isExactlyFound ? ('some' as const) : found.size < most ? ('all' as const) : ('first' as const),
    /** Selects what `read` returns: the results in the order of the list, at most `most`. */
    chooseAll: async (read: (most: number) => Promise<readonly T[]>) => {
      const all = await read(most);
      setFound(new Map(all.map((row) => [idOf(row), row])));
      setIds(new Set(all.map(idOf)));
    },
    clear,
  };
}

export type ListSelection<T> = ReturnType<typeof useSelection<T>>;
