import { marginOf, type CostStats } from '@nargisus/domain/orders';
import { MAX_ROWS, type RangeSums } from '@nargisus/domain/reports';
import { adminOverviewStrings } from '#locales/en/staff/admin-overview.ts';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { orderTakingStrings } from '#locales/en/staff/order-taking.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Breakdown } from './breakdown.tsx';
import { useColumns, type OrderRow } from './use-columns.ts';

/** Renders what was sold: by product, category, place, source, payment and voucher. */
export function SalesBreakdowns({ sums }: { sums: RangeSums }) {
  const t = useStrings(adminRangeReportsStrings);
  const overview = useStrings(adminOverviewStrings);
  const catalogue = useStrings(catalogueLabelStrings);
  const labels = useStrings(orderLabelStrings);
  const taking = useStrings(orderTakingStrings);
  const sourceNames = { web: t.web, ...taking.sources, exchange: t.exchange };
  const statuses = useStrings(statusStrings);
  const { number, percent, taka } = useFormats();
  const { orders, goods } = useColumns();
  const { others, names } = t;

  const goodsBar = (row: CostStats) => {
    const margin = marginOf(row);
    const pieces = overview.pieces(row.quantity, number(row.quantity));
    const note = margin ? `${pieces} · ${overview.margin} ${percent(margin.percent)}` : pieces;
    return { value: row.revenue, label: taka(row.revenue), note };
  };
  const orderBar = (row: Omit<OrderRow, 'sold'>) => ({
    value: row.revenue,
    label: taka(row.revenue),
    note: overview.orderCount(row.orders, number(row.orders)),
  });
  return (
    <>
      <Breakdown
        title={t.products}
        measure={names.revenue}
        note={sums.otherProducts ? t.productsNote(number(MAX_ROWS)) : undefined}
        rows={sums.products}
        others={sums.otherProducts && { productId: '', name: others, ...sums.otherProducts }}
        columns={[{ name: names.product, cell: ({ name }) => name }, ...goods]}
        bar={goodsBar}
      />
      <Breakdown
        title={t.categories}
        measure={names.revenue}
        rows={sums.categories}
        columns={[{ name: names.category, cell: ({ category }) => catalogue.categories[category] }, ...goods]}
        bar={goodsBar}
      />
      <Breakdown
        title={t.places}
        measure={names.revenue}
        rows={sums.places.map(({ district, region, ...figures }) => ({
          name: t.place(district, labels.regions[region]),
          ...figures,
        }))}
        others={sums.otherPlaces && { name: others, ...sums.otherPlaces }}
        columns={[{ name: names.place, cell: ({ name }) => name }, ...orders]}
        bar={orderBar}
      />
      <Breakdown
        title={t.sources}
        measure={names.revenue}
        rows={sums.sources}
        columns={[{ name: names.source, cell: ({ source }) => sourceNames[source] }, ...orders]}
        bar={orderBar}
      />
      <Breakdown
        title={t.payments}
        measure={names.revenue}
        rows={sums.summary.byPayment}
        columns={[
          {
            name: names.payment,
            cell: ({ method, status }) => t.payment(labels.paymentMethods[method], statuses[status]),
          },
          { name: names.orders, cell: (row) => number(row.orders) },
          { name: names.revenue, cell: ({ revenue }) => taka(revenue) },
        ]}
        bar={orderBar}
      />
      <Breakdown
        title={t.vouchers}
        measure={names.uses}
        rows={sums.vouchers}
        others={sums.otherVouchers && { code: others, ...sums.otherVouchers }}
        columns={[
          { name: names.voucher, cell: ({ code }) => code },
          { name: names.uses, cell: ({ uses }) => number(uses) },
          { name: names.discount, cell: ({ discount }) => taka(discount) },
          { name: names.revenue, cell: ({ revenue }) => taka(revenue) },
        ]}
        bar={({ uses, discount }) => ({
          value: uses,
          label: overview.orderCount(uses, number(uses)),
          note: `${names.discount} ${taka(discount)}`,
        })}
      />
    </>
  );
}
