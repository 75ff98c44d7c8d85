import type { StockImportResult } from '#data/stock/import-stock.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { RowList } from '../shared/row-list.tsx';

/** Renders what became of each row, those that were refused first. */
export function ImportResults({ results }: { results: readonly StockImportResult[] }) {
  const t = useStrings(adminStockStrings);
  const { number } = useFormats();
  const translate = useTranslate();
  const refused = results.filter(({ error }) => error !== undefined);
  const stored = results.filter(({ error }) => error === undefined);
  return (
    <>
      <AlertBox severity={refused.length > 0 ? 'warning' : 'success'}>
        {t.imported(number(stored.length), number(refused.length))}
      </AlertBox>
      <RowList
        label={t.results}
        rows={[...refused, ...stored].map(({ change, error }) => ({
          place: t.resultOf(number(change.row), change.name, change.size),
          text: error === undefined ? t.outcomes[change.kind] : error ? translate(error) : t.saveFailed,
        }))}
      />
    </>
  );
}
