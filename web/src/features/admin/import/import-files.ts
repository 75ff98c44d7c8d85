import type { RowResult } from '@nargisus/domain/catalogue';
import { writeCsv } from '@nargisus/domain/csv';
import { writeFaultyRows, type ProductCsvFault } from '@nargisus/domain/product-csv';
import { saveTextFile } from '#data/api/save-text-file.ts';
import type { Translation } from '#locales/define-strings.ts';
import type { adminImportStrings } from '#locales/en/staff/admin-import.ts';
import { translate } from '#locales/translate.ts';
import { faultsOfResult } from './import-rows.ts';
import type { Check } from './use-product-import.ts';

const reasonOf = (faults: readonly ProductCsvFault[]) =>
  faults.map(({ column, message }) => `${column}: ${translate(message)}`).join('; ');

/** Downloads the rows with faults, to correct and to import again. */
export function downloadFaultyRows({ read, faults }: Check): void {
  const rows = read.products.flatMap((product) => {
    const own = faults.filter(({ row }) => row === product.row);
    return own.length > 0 ? [{ product, reason: reasonOf(own) }] : [];
  });
  saveTextFile(writeFaultyRows(rows, read.columns), 'products-with-faults.csv');
}

/** Downloads what became of each row. */
export function downloadResult(
  { read, faults, plans }: Check,
  saved: ReadonlyMap<number, RowResult>,
  { outcomes }: Pick<Translation<typeof adminImportStrings.en>, 'outcomes'>,
): void {
  const rows = read.products.map(({ row, id, cells }) => {
    const plan = plans.get(row);
    const result = saved.get(row) ?? (plan?.outcome === 'unchanged' ? plan : undefined);
    const own = plan ? (result ? faultsOfResult(result) : []) : faults.filter((it) => it.row === row);
    const outcome = plan ? (result?.outcome ?? 'open') : 'rejected';
    const known = result?.id ?? id ?? '';
    return [row, { code: known }, { code: cells.sku }, cells.name, outcomes[outcome], reasonOf(own)];
  });
  saveTextFile(writeCsv([['row', 'id', 'sku', 'name', 'result', 'reason'], ...rows]), 'import-result.csv');
}
