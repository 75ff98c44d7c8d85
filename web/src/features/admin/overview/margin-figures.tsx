import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { marginOf, type CostStats } from '@nargisus/domain/orders';
import { adminOverviewStrings } from '#locales/en/staff/admin-overview.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ChartBox } from './chart-box.tsx';

/** Renders what the goods of the period brought and cost, as far as their costs were known when they were sold. */
export function MarginFigures({ costs }: { costs: CostStats }) {
  const t = useStrings(adminOverviewStrings);
  const { number, percent, taka } = useFormats();
  const { quantity, revenue, knownQuantity, cost } = costs;
  const margin = marginOf(costs);
  const unknown = quantity - knownQuantity;
  const none = '–';
  const figures = [
    [t.goodsRevenue, taka(revenue)],
    [t.costOfGoods, knownQuantity > 0 ? taka(cost) : none],
    [t.margin, margin ? taka(margin.amount) : none],
    [t.marginPercent, margin ? percent(margin.percent) : none],
  ] as const;
  const pieces = (count: number) => t.pieces(count, number(count));
  return (
    <Box sx={{ mt: 2 }}>
      <ChartBox title={t.marginTitle}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            mt: 1.5,
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
          }}
        >
          {figures.map(([name, value]) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" variant="h3" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {unknown > 0 && `${t.piecesWithoutCost(pieces(unknown), pieces(quantity))} `}
          {unknown === 0 && quantity > 0 && `${t.allPiecesHaveCost} `}
          {t.marginCounts}
        </Typography>
      </ChartBox>
    </Box>
  );
}
