import Typography from '@mui/material/Typography';
import type { ProductCsvFault } from '@nargisus/domain/product-csv';
import { adminImportStrings } from '#locales/en/staff/admin-import.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { DataTable } from '../table/data-table.tsx';

/** A table of thousands of rows would be slow, and nobody reads it: the file of the faulty rows has all. */
const SHOWN = 100;

/** Renders the faults of a table by row and column. */
export function FaultList({ faults }: { faults: readonly ProductCsvFault[] }) {
  const t = useStrings(adminImportStrings);
  const { number } = useFormats();
  const translate = useTranslate();
  const more = faults.length - SHOWN;
  return (
    <div>
      <DataTable
        label={t.faults}
        columns={[
          { key: 'row', name: t.row, cell: ({ row }) => number(row) },
          { key: 'column', name: t.column, cell: ({ column }) => <span lang="en">{column}</span> },
          { key: 'fault', name: t.fault, onCard: 'wide', cell: ({ message }) => translate(message) },
        ]}
        rows={faults.slice(0, SHOWN)}
        idOf={({ row, column }) => `${row} ${column}`}
        nameOf={({ row, column }) => `${row} ${column}`}
        isDense
      />
      {more > 0 && <Typography sx={{ mt: 1 }}>{t.moreFaults(number(more))}</Typography>}
    </div>
  );
}
