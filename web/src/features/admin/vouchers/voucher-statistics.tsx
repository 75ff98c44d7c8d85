import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { startOfDhakaDay } from '@nargisus/domain/time';
import type { VoucherStatistics as Statistics } from '@nargisus/domain/vouchers';
import { useVoucherStatistics } from '#data/vouchers/staff-vouchers.ts';
import { adminVouchersStrings } from '#locales/en/staff/admin-vouchers.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StatCard } from '../shared/stat-card.tsx';
import { StatCardGrid } from '../shared/stat-card-grid.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { Column } from '../table/table-props.ts';
import { ListSection } from '../table/list-section.tsx';

interface Props {
  code: string;
  onClose(): void;
}

/** Renders what a voucher has brought: in all, and by day of the last 30. */
export function VoucherStatistics({ code, onClose }: Props) {
  const t = useStrings(adminVouchersStrings);
  const { takaInWords: taka, number, date } = useFormats();
  const statistics = useVoucherStatistics(code);
  const columns: readonly Column<Statistics['days'][number]>[] = [
    { key: 'day', name: t.day, onCard: 'wide', cell: ({ day }) => date(startOfDhakaDay(day)) },
    { key: 'uses', name: t.uses, isNumeric: true, cell: ({ uses }) => number(uses) },
    { key: 'discount', name: t.discount, isNumeric: true, cell: ({ discount }) => taka(discount) },
    { key: 'total', name: t.total, isNumeric: true, cell: ({ total }) => taka(total) },
  ];
  return (
    <>
      <Button variant="outlined" onClick={onClose} sx={{ mb: 3 }}>
        {t.back}
      </Button>
      <StatCardGrid across={4}>
        <StatCard name={t.uses} of={statistics}>
          {({ uses }) => number(uses)}
        </StatCard>
        <StatCard name={t.discount} of={statistics}>
          {({ discount }) => taka(discount)}
        </StatCard>
        <StatCard name={t.total} of={statistics}>
          {({ total }) => taka(total)}
        </StatCard>
        <StatCard name={t.held} note={t.heldNote} of={statistics}>
          {({ held }) => number(held)}
        </StatCard>
      </StatCardGrid>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {t.byDay}
      </Typography>
      <ListSection
        of={statistics}
        failed={t.statisticsFailed}
        isEmpty={({ days }) => days.length === 0}
        empty={t.noUses}
        rows={4}
      >
        {({ days }, isOld) => (
          <DataTable
            label={t.byDay}
            columns={columns}
            rows={days}
            idOf={({ day }) => day}
            nameOf={({ day }) => day}
            isOld={isOld}
          />
        )}
      </ListSection>
    </>
  );
}
