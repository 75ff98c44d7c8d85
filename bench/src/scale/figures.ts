import type { Reads } from './usage.ts';

/** What one look costs in a shop of some size. */
export interface Figures extends Reads {
  /** Entries of a list, orders of a report; one for anything else. */
  readonly results: number;
  readonly bytes: number;
  readonly ms: number;
}

/** One look, in both shops. */
export interface Row {
  readonly name: string;
  readonly small: Figures;
  readonly large: Figures;
  /** Reads grew no more than what was asked for: for each result as many or fewer. */
  readonly holds: boolean;
}

/** What may come on top without meaning growth: the halves of a page that begin between two counts. */
const SLACK = 4;

/** `mostReads`: what a look may read however little it read in the small shop. */
export function rowsOf(
  small: Record<string, Figures>,
  large: Record<string, Figures>,
  mostReads: Readonly<Record<string, number>>,
): Row[] {
  return Object.keys(small).map((name) => {
    const [before, after] = [small[name]!, large[name]!];
    const growth = Math.max(1, after.results / Math.max(before.results, 1));
    const most = Math.max(before.documents * growth + SLACK, mostReads[name] ?? 0);
    return { name, small: before, large: after, holds: after.documents <= most };
  });
}
