import Box from '@mui/material/Box';
import type { Paisa } from '@nargisus/domain/money';
import { changeInPercent, TOP_PRODUCTS, type OrderCounters, type SalesPeriod } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useComparedSales } from '#data/stats/use-compared-sales.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { adminOverviewStrings } from '#locales/en/staff/admin-overview.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { TAB_RIGHTS } from '#config/dashboard-tabs.ts';
import { isLargeChange } from './large-change.ts';
import { MarginFigures } from './margin-figures.tsx';
import { RankedBars } from './ranked-bars.tsx';
import { useRights } from '../shared/rights.ts';

interface Props {
  period: SalesPeriod;
  counters: OrderCounters;
}

/** Renders the sales by category, region and product, compared with the previous period; live. */
export function SalesBreakdown({ period, counters }: Props) {
  const t = useStrings(adminOverviewStrings);
  const formats = useFormats();
  const catalogueLabels = useStrings(catalogueLabelStrings);
  const orderLabels = useStrings(orderLabelStrings);
  const mayOpenProducts = useRights().may(TAB_RIGHTS.products);
  const sales = useComparedSales(period, counters);
  const note = (first: string, change: string) => `${first} · ${change}`;
  const compared = (revenue: Paisa, before: Paisa | undefined) => {
    if (before === undefined) return t.notAmongTop(formats.number(TOP_PRODUCTS));
    const change = changeInPercent(revenue, before);
    if (change === undefined) return t.notBefore;
    if (change === 0) return t.asBefore;
    if (isLargeChange(change)) return t.farMoreShort;
    return change > 0 ? t.moreShort(formats.percent(change)) : t.lessShort(formats.percent(-change));
  };

  if (sales.state === 'failed')
    return (
      <Box sx={{ mt: 2 }}>
        <LoadFailed text={t.salesFailed} onRetry={sales.retry} />
      </Box>
    );
  if (sales.state !== 'ready') return <SalesBreakdownSkeleton label={t.loadingSales} />;

  const { categories, regions, products, costs } = sales.value;
  return (
    <>
      <MarginFigures costs={costs} />
      <Box sx={GRID}>
        <RankedBars
          title={t.byCategory}
          empty={t.nothingSold}
          bars={categories.map(({ category, quantity, revenue, before }) => ({
            key: category,
            name: mayOpenProducts ? (
              <Link to={`${paths.dashboard('products')}?category=${category}`}>
                {catalogueLabels.categories[category]}
              </Link>
            ) : (
              catalogueLabels.categories[category]
            ),
            value: revenue,
            label: formats.taka(revenue),
            note: note(t.pieces(quantity, formats.number(quantity)), compared(revenue, before)),
          }))}
        />
        <RankedBars
          title={t.byRegion}
          empty={t.nothingSold}
          bars={regions.map(({ region, orders, revenue, before }) => ({
            key: region,
            name: orderLabels.regions[region],
            value: revenue,
            label: formats.taka(revenue),
            note: note(t.orderCount(orders, formats.number(orders)), compared(revenue, before)),
          }))}
        />
        <RankedBars
          title={t.topProducts}
          empty={t.nothingSold}
          bars={products.map(({ productId, name, quantity, revenue, before }) => ({
            key: productId,
            name: mayOpenProducts ? <Link to={paths.updateProduct(productId)}>{name}</Link> : name,
            value: revenue,
            label: formats.taka(revenue),
            note: note(t.pieces(quantity, formats.number(quantity)), compared(revenue, before)),
          }))}
        />
      </Box>
    </>
  );
}

/** Renders the placeholder of the charts: with a label while they load, without one before the query starts. */
export function SalesBreakdownSkeleton({ label }: { label?: string }) {
  return (
    <Box {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} sx={GRID}>
      {[0, 1, 2].map((it) => (
        <Skeleton key={it} style={{ height: 280 }} />
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  '& > :last-child': { gridColumn: { md: '1 / -1', xl: 'auto' } },
};
