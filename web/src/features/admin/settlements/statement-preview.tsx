import Typography from '@mui/material/Typography';
import { addPaisa, subtractPaisa } from '@nargisus/domain/money';
import { chargesOf, type StatementLine } from '@nargisus/domain/settlements';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { DataTable } from '../table/data-table.tsx';

/** Rows of the preview: enough to see that the columns were read as they were meant. */
const SHOWN = 5;

/** Renders the sums and the first parcels of a statement before it is imported. */
export function StatementPreview({ lines }: { lines: readonly StatementLine[] }) {
  const t = useStrings(adminSettlementsStrings);
  const { number, taka } = useFormats();
  const collected = addPaisa(...lines.map((line) => line.collected));
  const charges = addPaisa(...lines.map(chargesOf));
  const sums = [
    t.previewOf(lines.length, number(lines.length)),
    `${t.sums.collected}: ${taka(collected)}`,
    `${t.sums.charges}: ${taka(charges)}`,
    `${t.sums.paid}: ${taka(subtractPaisa(collected, charges))}`,
  ];
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        <strong>{t.preview}.</strong> {sums.join(' · ')}
      </Typography>
      <DataTable
        label={t.preview}
        isDense
        rows={lines.slice(0, SHOWN).map((line, at) => ({ ...line, at }))}
        idOf={({ at }) => String(at)}
        nameOf={({ invoice }) => invoice}
        columns={[
          { key: 'parcel', name: t.rowColumns.parcel, onCard: 'wide', cell: ({ invoice }) => invoice },
          {
            key: 'collected',
            name: t.rowColumns.collected,
            isNumeric: true,
            cell: ({ collected: amount }) => <Money amount={amount} />,
          },
          {
            key: 'charges',
            name: t.rowColumns.charges,
            isNumeric: true,
            cell: (line) => <Money amount={chargesOf(line)} />,
          },
        ]}
      />
      {lines.length > SHOWN && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t.previewMore(number(lines.length - SHOWN))}
        </Typography>
      )}
    </>
  );
}
