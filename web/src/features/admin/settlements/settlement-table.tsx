import Link from '@mui/material/Link';
import type { Settlement } from '@nargisus/domain/settlements';
import { COURIER_LABELS } from '@nargisus/domain/couriers';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { Chip } from '../shared/chip.tsx';
import { useReturnState } from '../shared/return-url.ts';
import { DataTable } from '../table/data-table.tsx';

/** Renders a page of statements; each links to its page. */
export function SettlementTable({
  settlements,
  isOld,
}: {
  settlements: readonly Settlement[];
  isOld: boolean;
}) {
  const t = useStrings(adminSettlementsStrings);
  const { date, number } = useFormats();
  const from = useReturnState();
  return (
    <DataTable
      label={t.list}
      rows={settlements}
      isOld={isOld}
      isDense
      idOf={({ _id }) => _id}
      nameOf={({ reference }) => reference}
      columns={[
        {
          key: 'statement',
          name: t.columns.statement,
          onCard: 'wide',
          cell: ({ _id, courier, reference }) => (
            <Link
              component={RouterLink}
              to={dashboardPaths.settlement(_id)}
              state={from}
              sx={{ fontWeight: 600, display: 'inline-block', py: 0.75 }}
            >
              {COURIER_LABELS[courier]} {reference}
            </Link>
          ),
        },
        {
          key: 'paidAt',
          name: t.columns.paidAt,
          cell: ({ paidAt }) => (paidAt ? date(paidAt) : t.unknownDay),
        },
        {
          key: 'parcels',
          name: t.columns.parcels,
          isNumeric: true,
          cell: ({ rows }) => number(rows),
        },
        {
          key: 'paid',
          name: t.columns.paid,
          isNumeric: true,
          cell: ({ paid }) => <Money amount={paid} />,
        },
        { key: 'open', name: t.columns.open, cell: (settlement) => <Progress settlement={settlement} /> },
      ]}
    />
  );
}

/** Renders whether a statement is compared, waits for staff, or is settled. */
function Progress({ settlement: { counts } }: { settlement: Settlement }) {
  const t = useStrings(adminSettlementsStrings);
  const { number } = useFormats();
  const open = counts.waiting + counts.disputed;
  if (counts.imported > 0) return <Chip color="grey">{t.comparing}</Chip>;
  return open > 0 ? (
    <Chip color="red">{t.waits(number(open))}</Chip>
  ) : (
    <Chip color="green">{t.allSettled}</Chip>
  );
}
