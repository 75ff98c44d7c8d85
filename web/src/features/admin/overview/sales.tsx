import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CATEGORY_LABELS } from '@nargisus/domain/catalogue';
import { NO_MONEY } from '@nargisus/domain/money';
import { changeInPercent, TOP_PRODUCTS } from '@nargisus/domain/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useComparedSales } from '../../../data/sales-figures.ts';
import { adminOverviewTexts } from '../../../texts/en/admin-overview.ts';
import { useFormats } from '../../../texts/formats.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { compareRows } from './compare-sales.ts';
import { RankedBars } from './ranked-bars.tsx';
import { useSlowed } from './use-slowed.ts';

interface Props {
  last: DhakaDay;
  length: number;
  /** Changes whenever something is sold. */
  soldSoFar: string;
}

/** Each refresh is a call; in a rush of orders one every so often is enough. Milliseconds. */
const REFRESH_AT_MOST_EVERY = 10_000;

/** What was sold by category, by region and by product, beside the period before. */
export function Sales({ last, length, soldSoFar }: Props) {
  const t = useTexts(adminOverviewTexts);
  const formats = useFormats();
  const say = useSay();
  const sales = useComparedSales(last, length, useSlowed(soldSoFar, REFRESH_AT_MOST_EVERY));
  const note = (first: string, change: string) => `${first} · ${change}`;
  const compared = (change: number | undefined) => {
    if (change === undefined) return t.notBefore;
    if (change === 0) return t.asBefore;
    return change > 0 ? t.moreShort(formats.percent(change)) : t.lessShort(formats.percent(-change));
  };

  if (sales.state === 'failed')
    return (
      <Box sx={{ mt: 2 }}>
        <LoadFailed text={t.salesFailed} onRetry={sales.retry} />
      </Box>
    );
  if (sales.state !== 'ready') return <SalesSkeleton label={t.loadingSales} />;

  const { now, before } = sales.value;
  const categories = compareRows(
    now.categories,
    before.categories,
    ({ category }) => category,
    (row) => ({ ...row, quantity: 0, revenue: NO_MONEY }),
  );
  const regions = compareRows(
    now.regions,
    before.regions,
    ({ region }) => region,
    (row) => ({ ...row, orders: 0, revenue: NO_MONEY }),
  );
  const earlier = new Map(before.products.map(({ productId, revenue }) => [productId, revenue]));
  // Beyond the tenth place nobody knows what a product sold before.
  const knowsAll = before.products.length < TOP_PRODUCTS;
  return (
    <Box sx={GRID}>
      <RankedBars
        title={t.byCategory}
        empty={t.nothingSold}
        bars={categories.map(({ row: { category, quantity, revenue }, change }) => ({
          key: category,
          name: (
            <Link to={`${paths.dashboard('products')}?category=${category}`}>
              {say(CATEGORY_LABELS[category])}
            </Link>
          ),
          value: revenue,
          written: formats.taka(revenue),
          note: note(t.pieces(quantity, formats.number(quantity)), compared(change)),
        }))}
      />
      <RankedBars
        title={t.byRegion}
        empty={t.nothingSold}
        bars={regions.map(({ row: { region, orders, revenue }, change }) => ({
          key: region,
          name: say(region),
          value: revenue,
          written: formats.taka(revenue),
          note: note(t.orderCount(orders, formats.number(orders)), compared(change)),
        }))}
      />
      <RankedBars
        title={t.topProducts}
        empty={t.nothingSold}
        bars={now.products.map(({ productId, name, quantity, revenue }) => {
          const was = earlier.get(productId);
          return {
            key: productId,
            name: <Link to={paths.updateProduct(productId)}>{name}</Link>,
            value: revenue,
            written: formats.taka(revenue),
            note: note(
              t.pieces(quantity, formats.number(quantity)),
              was === undefined && !knowsAll
                ? t.notAmongTop(formats.number(TOP_PRODUCTS))
                : compared(changeInPercent(revenue, was ?? NO_MONEY)),
            ),
          };
        })}
      />
    </Box>
  );
}

/** With a label while they are on their way; without one nobody has asked for them yet. */
export function SalesSkeleton({ label }: { label?: string }) {
  return (
    <Box {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} sx={GRID}>
      {[0, 1, 2].map((it) => (
        <Skeleton key={it} variant="rectangular" height={280} />
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
