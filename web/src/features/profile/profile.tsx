import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SignedIn } from '../../data/identity.ts';
import { useOrderTotals, useRecentOrders } from '../../data/orders.repository.ts';
import { useCartCount } from '../../data/cart-count.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileStats } from './profile-stats.tsx';
import { RecentOrders } from './recent-orders.tsx';

/** SPEC 2, Profile, live. Reads the five newest orders and one aggregation. */
export function Profile({ person }: { person: SignedIn }) {
  const orders = useRecentOrders(person.uid);
  const newest = orders.state === 'ready' ? orders.value[0]?._id : undefined;
  const totals = useOrderTotals(person.uid, newest);
  const cartItems = useCartCount();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 7 },
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 2fr)' },
      }}
    >
      <ProfileCard person={person} />
      <ProfileStats totals={totals} cartItems={cartItems} />
      <Box component="section" aria-labelledby="recent-orders" sx={{ gridColumn: { md: '2' } }}>
        <Typography id="recent-orders" variant="h3" component="h2" sx={{ mb: 1 }}>
          Recent Orders
        </Typography>
        <RecentOrders
          orders={orders}
          ordersCount={totals.state === 'ready' ? totals.value.ordersCount : null}
        />
      </Box>
    </Box>
  );
}
