import type { ProductRow, RowResult } from '@nargisus/domain/catalogue';
import type { ProductRowsRepository } from './product-rows.repository.ts';

/** Rows that are saved at the same time: they are transactions on different documents. */
const AT_ONCE = 5;

/** Saves rows, each by itself, or says what saving them would do. Returns the results in the order of the rows. */
export async function saveProducts(
  products: Pick<ProductRowsRepository, 'plan' | 'save'>,
  { rows, isDryRun }: { readonly rows: readonly ProductRow[]; readonly isDryRun: boolean },
  save: { readonly by: string; readonly now: Date },
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    results.push(
      ...(await Promise.all(
        some.map((row) => (isDryRun ? products.plan(row, save) : products.save(row, save))),
      )),
    );
  }
  return results;
}
