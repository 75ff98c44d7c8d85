import type { StockFileFault } from '@nargisus/domain/stock';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { RowList } from '../shared/row-list.tsx';

/** Renders every fault of a file by row and column. Nothing was written. */
export function ImportFaults({ faults }: { faults: readonly StockFileFault[] }) {
  const t = useStrings(adminStockStrings);
  const { number } = useFormats();
  return (
    <>
      <AlertBox severity="error">{t.hasFaults(number(faults.length))}</AlertBox>
      <RowList
        label={t.faults}
        rows={faults.map((fault) => {
          const is = 'is' in fault && typeof fault.is === 'number' ? number(fault.is) : '';
          return {
            place: t.place(number(fault.row), fault.column),
            text: `${t.faultTexts[fault.reason]}${is && `: ${is}`}`,
          };
        })}
      />
    </>
  );
}
