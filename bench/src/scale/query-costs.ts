import type { Reads } from './usage.ts';

/** Costs of one query. */
export interface QueryCost extends Reads {
  /** Entries of a list, orders of a report; one for anything else. */
  readonly results: number;
  readonly bytes: number;
  readonly ms: number;
}

/** The costs of one query in both shops. */
export interface Row {
  readonly name: string;
  readonly small: QueryCost;
  readonly large: QueryCost;
  /** Whether reads per result did not grow. */
  readonly holds: boolean;
}

/** Additional reads that do not count as growth: those of a page that begins between two counts. */
const SLACK = 4;

/** Compares both shops. `maxReads`: reads allowed regardless of the small shop. */
export function rowsOf(
  small: Record<string, QueryCost>,
  large: Record<string, QueryCost>,
  maxReads: Readonly<Record<string, number>>,
): Row[] {
  return Object.keys(small).map((name) => {
    const [before, after] = [small[name]!, large[name]!];
    const growth = Math.max(1, after.results / Math.max(before.results, 1));
    const limit = Math.max(before.documents * growth + SLACK, maxReads[name] ?? 0);
    return { name, small: before, large: after, holds: after.documents <= limit };
  });
}
