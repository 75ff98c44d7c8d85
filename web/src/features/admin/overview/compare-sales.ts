import type { Paisa } from '@nargisus/domain/money';
import { changeInPercent } from '@nargisus/domain/orders';

/** What a figure is beside the one of the period before; undefined percent: there was nothing. */
interface ComparedRow<Row> {
  readonly row: Row;
  readonly change: number | undefined;
}

/**
 * The rows of now beside those of before, the best sold first. What was sold before and is not now stays in the list, at
 * nothing.
 */
export function compareRows<Row extends { readonly revenue: Paisa }>(
  now: readonly Row[],
  before: readonly Row[],
  keyOf: (row: Row) => string,
  nothing: (row: Row) => Row,
): ComparedRow<Row>[] {
  const earlier = new Map(before.map((row) => [keyOf(row), row.revenue]));
  const present = new Set(now.map(keyOf));
  const gone = before.filter((row) => !present.has(keyOf(row))).map(nothing);
  return [...now, ...gone].map((row) => ({
    row,
    change: changeInPercent(row.revenue, earlier.get(keyOf(row)) ?? 0),
  }));
}
