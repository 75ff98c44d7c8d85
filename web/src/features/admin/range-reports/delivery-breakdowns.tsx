import { deliveredShare, type RangeSums } from '@nargisus/domain/reports';
import { adminOverviewStrings } from '#locales/en/staff/admin-overview.ts';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Breakdown } from './breakdown.tsx';

const NONE = '–';

/** Renders how couriers delivered, and what they owe. */
export function DeliveryBreakdowns({ sums }: { sums: RangeSums }) {
  const t = useStrings(adminRangeReportsStrings);
  const overview = useStrings(adminOverviewStrings);
  const { ages } = useStrings(adminSettlementsStrings);
  const { digits, number, percent, taka } = useFormats();
  const { names } = t;
  const share = (row: Parameters<typeof deliveredShare>[0]) => {
    const delivered = deliveredShare(row);
    return delivered === null ? NONE : percent(delivered);
  };
  return (
    <>
      <Breakdown
        title={t.couriers}
        measure={names.parcels}
        note={t.couriersNote}
        rows={sums.couriers}
        others={sums.otherCouriers && { courier: t.others, ...sums.otherCouriers }}
        columns={[
          { name: names.courier, cell: ({ courier }) => courier },
          { name: names.parcels, cell: ({ parcels }) => number(parcels) },
          { name: names.delivered, cell: ({ delivered }) => number(delivered) },
          { name: names.returned, cell: ({ returned }) => number(returned) },
          { name: names.onTheWay, cell: ({ onTheWay }) => number(onTheWay) },
          { name: names.share, cell: share },
          {
            name: names.meanDays,
            cell: ({ meanDays }) => (meanDays === null ? NONE : digits(meanDays.toFixed(1))),
          },
        ]}
        bar={(row) => ({
          value: row.parcels,
          label: number(row.parcels),
          note: `${names.delivered} ${share(row)}`,
        })}
      />
      <Breakdown
        title={t.cash}
        measure={names.amount}
        isInOrder
        note={t.cashNote}
        rows={sums.cash}
        columns={[
          { name: names.age, cell: ({ age }) => ages[age] },
          { name: names.orders, cell: ({ orders }) => number(orders) },
          { name: names.amount, cell: ({ amount }) => taka(amount) },
        ]}
        bar={({ orders, amount }) => ({
          value: amount,
          label: taka(amount),
          note: overview.orderCount(orders, number(orders)),
        })}
      />
    </>
  );
}
