import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { chargesOf, isOpenRow, type RowState, type SettlementRow } from '@nargisus/domain/settlements';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { Chip } from '../shared/chip.tsx';
import { useReturnState } from '../shared/return-url.ts';
import type { Column } from '../table/table-props.ts';

const COLOURS = {
  imported: 'grey',
  settled: 'green',
  waiting: 'red',
  disputed: 'plum',
  accepted: 'green',
} as const satisfies Record<RowState, string>;

/** Returns the columns of a statement's rows. @param onDecide - called with the row whose button was pressed */
export function useRowColumns(onDecide: (row: SettlementRow) => void): Column<SettlementRow>[] {
  const t = useStrings(adminSettlementsStrings);
  return [
    { key: 'parcel', name: t.rowColumns.parcel, onCard: 'wide', cell: (row) => <Parcel row={row} /> },
    {
      key: 'collected',
      name: t.rowColumns.collected,
      isNumeric: true,
      cell: ({ collected }) => <Money amount={collected} />,
    },
    {
      key: 'owed',
      name: t.rowColumns.owed,
      isNumeric: true,
      cell: ({ owed, kind }) => (owed === null || kind === 'rest' ? '–' : <Money amount={owed} />),
    },
    {
      key: 'charges',
      name: t.rowColumns.charges,
      isNumeric: true,
      cell: (row) => <Charges row={row} />,
    },
    { key: 'result', name: t.rowColumns.result, onCard: 'wide', cell: (row) => <Result row={row} /> },
    {
      key: 'step',
      name: t.rowColumns.step,
      onCard: 'wide',
      cell: (row) =>
        isOpenRow(row) && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t.decideRow(row.invoice || t.rest)}
            onClick={() => onDecide(row)}
          >
            {t.decide}
          </Button>
        ),
    },
  ];
}

function Parcel({ row: { invoice, order } }: { row: SettlementRow }) {
  const t = useStrings(adminSettlementsStrings);
  const from = useReturnState();
  if (!invoice) return <em>{t.rest}</em>;
  if (!order) return <span style={{ overflowWrap: 'anywhere' }}>{invoice}</span>;
  return (
    <Link
      component={RouterLink}
      to={dashboardPaths.order(order)}
      state={from}
      sx={{ display: 'inline-block', py: 0.75 }}
    >
      {invoice}
    </Link>
  );
}

/** Renders what the courier kept, and what was agreed where that is less. */
function Charges({ row }: { row: SettlementRow }) {
  const t = useStrings(adminSettlementsStrings);
  const { taka } = useFormats();
  const { agreed } = row;
  const charges = chargesOf(row);
  return (
    <>
      <Money amount={charges} />
      {agreed !== null && agreed !== charges && (
        <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {t.agreed(taka(agreed))}
        </Typography>
      )}
    </>
  );
}

/** Renders the state of a row, why it waits, and what staff wrote. */
function Result({ row: { state, match, note, account } }: { row: SettlementRow }) {
  const t = useStrings(adminSettlementsStrings);
  const details = [
    match && match !== 'matched' && t.matches[match],
    account && t.toAccount(t.accounts[account]),
    note && t.noted(note),
  ].filter(Boolean);
  return (
    // Long notes wrap, so that the next step stays in view.
    <Box
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
        ...{ whiteSpace: 'normal', maxWidth: { md: 300 } },
      }}
    >
      <Chip color={COLOURS[state]}>{t.states[state]}</Chip>
      {details.length > 0 && (
        <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {details.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
