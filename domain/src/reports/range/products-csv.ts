import { csvRows, writeCsv, type CsvCell } from '../../csv/write-csv.ts';
import { takaFromPaisa } from '../../money/taka.ts';
import { marginOf } from '../../orders/sales-costs.ts';
import type { RangeAccumulator } from './range-accumulator.ts';

const COLUMNS = [
  'Product ID',
  'Product',
  'Pieces',
  'Revenue (BDT)',
  'Pieces with a cost',
  'Cost (BDT)',
  'Margin (BDT)',
  'Margin (%)',
];

/** Products of one part of the file. */
const PART = 1_000;

/**
 * Yields a CSV of all products that were sold in a range, by descending revenue, in parts. Cost and margin are those of the pieces
 * whose cost is known, and empty without any: a zero would be a margin of 100%.
 */
export function* productsCsv({ products }: Pick<RangeAccumulator, 'products'>): Generator<string> {
  yield writeCsv([COLUMNS]);
  const all = products.sorted(({ revenue }) => revenue);
  for (let start = 0; start < all.length; start += PART) {
    yield csvRows(
      all.slice(start, start + PART).map(({ label, figures }): CsvCell[] => {
        const margin = marginOf(figures);
        return [
          ...[label.productId, label.name, figures.quantity, takaFromPaisa(figures.revenue)],
          ...[figures.knownQuantity, margin ? takaFromPaisa(figures.cost) : null],
          ...[margin ? takaFromPaisa(margin.amount) : null, margin ? margin.percent : null],
        ];
      }),
    );
  }
}
