import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useStrings } from '#locales/use-strings.ts';
import { RankedBars } from '../overview/ranked-bars.tsx';
import { BreakdownTable, type BreakdownColumn } from './breakdown-table.tsx';

/** Bars of a chart; the table has all rows. */
const BARS = 10;

interface Props<Row> {
  title: string;
  note?: string;
  /** What the length of a bar is. */
  measure: string;
  rows: readonly Row[];
  /** The sum of what has no row of its own. */
  others?: NoInfer<Row> | null;
  /** The first column names a row. */
  columns: readonly BreakdownColumn<NoInfer<Row>>[];
  /** The rows have an order of their own, which the bars keep. */
  isInOrder?: boolean;
  /** The length of a row's bar, and the number beside it. */
  bar(row: NoInfer<Row>): { readonly value: number; readonly label: string; readonly note?: string };
}

/** Renders one way to divide the range: a chart of its largest rows, and a table of all. */
export function Breakdown<Row>({ title, note, measure, rows, others, isInOrder, columns, bar }: Props<Row>) {
  const t = useStrings(adminRangeReportsStrings);
  const [name] = columns;
  const largest = rows.toSorted((one, other) => bar(other).value - bar(one).value);
  const bars = (isInOrder ? rows : largest)
    .slice(0, BARS)
    .map((row, at) => ({ key: String(at), name: name?.cell(row), ...bar(row) }));
  return (
    <BreakdownFrame title={title} note={note}>
      <RankedBars title={t.chart(title, measure)} empty={t.nothing} bars={bars} />
      {rows.length > 0 && (
        <BreakdownTable label={t.table(title)} columns={columns} rows={others ? [...rows, others] : rows} />
      )}
    </BreakdownFrame>
  );
}

/** Renders the heading of a breakdown, and its chart beside its table where there is room. */
export function BreakdownFrame({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: note ? 0.5 : 1.5 }}>
        {title}
      </Typography>
      {note && (
        <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '64ch' }}>
          {note}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.7fr)' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
