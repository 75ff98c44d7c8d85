import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Loadable } from '#data/query/loadable.ts';
import type { OrderTotals } from '#data/orders/order-queries.ts';
import { useFormats } from '#locales/formats.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Money } from '#ui/money.tsx';

/** Renders the three tiles (docs/reference/specification.md 2); a dash for a total that could not be read. */
export function ProfileStats({
  totals,
  cartItems,
}: {
  totals: Loadable<OrderTotals>;
  cartItems: number | null;
}) {
  const t = useStrings(profileStrings);
  const formats = useFormats();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        alignSelf: 'start',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        gap: '1px',
      }}
    >
      <Tile name={t.totalOrders}>
        {renderLoadable(totals, ({ ordersCount }) => formats.number(ordersCount))}
      </Tile>
      <Tile name={t.cartItems}>{cartItems === null ? '–' : formats.number(cartItems)}</Tile>
      <Tile name={t.totalSpent} wide>
        {renderLoadable(totals, ({ totalSpent }) => (
          <Money amount={totalSpent} />
        ))}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {t.spentCounts}
        </Typography>
      </Tile>
    </Box>
  );
}

function renderLoadable<T>(loadable: Loadable<T>, show: (value: T) => ReactNode): ReactNode {
  if (loadable.state === 'loading') return <NumberSkeleton />;
  return loadable.state === 'ready' ? show(loadable.value) : '–';
}

/** A placeholder as high as a number, in a colour that is visible on the tile. */
const NumberSkeleton = styled(Skeleton)(({ theme }) => ({
  width: '4ch',
  height: '1lh',
  background: theme.vars.palette.divider,
}));

function Tile({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{ bgcolor: 'cloth', p: { xs: 2, sm: 3 }, gridColumn: { xs: wide ? '1 / -1' : 'auto', sm: 'auto' } }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ m: 0, mt: 0.5 }}>
        {children}
      </Typography>
    </Box>
  );
}
