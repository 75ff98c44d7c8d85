import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SignedIn } from '#data/auth/identity.ts';
import { useOrderTotals, useRecentOrders } from '#data/orders/order-queries.ts';
import { useCartCount } from '#data/cart/cart-count-store.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileLayout } from './profile-layout.ts';
import { ProfileStats } from './profile-stats.tsx';
import { lazy, Suspense } from 'react';
import { RecentOrders } from './recent-orders.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { StockAlerts } from './stock-alerts.tsx';
import { YourData } from './your-data.tsx';

/** A chunk of its own, with the forms of codes: the orders come first. */
const SignInMethods = lazy(async () => ({ default: (await import('./sign-in-methods.tsx')).SignInMethods }));

/** Renders the profile (docs/reference/specification.md 2), live. Reads the five newest orders and one aggregation; on
 * demand the saved addresses and what the user waits for. */
export function Profile({ person }: { person: SignedIn }) {
  const t = useStrings(profileStrings);
  const orders = useRecentOrders(person.uid);
  const newest = orders.state === 'ready' ? orders.value[0]?._id : undefined;
  // Before the newest order is known, the key would still change and the aggregation run, and be billed, twice.
  const totals = useOrderTotals(person.uid, newest, { enabled: orders.state !== 'loading' });
  const cartItems = useCartCount();
  return (
    <ProfileLayout>
      <ProfileCard person={person} />
      <ProfileStats totals={totals} cartItems={cartItems} />
      <section aria-labelledby="recent-orders">
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1 }}>
          <Typography id="recent-orders" variant="h3" component="h2">
            {t.recentOrders}
          </Typography>
          <Link component={RouterLink} to={paths.orders()} sx={{ flex: 'none', py: 1.25 }}>
            {t.viewAll}
          </Link>
        </Box>
        <RecentOrders
          orders={orders}
          ordersCount={totals.state === 'ready' ? totals.value.ordersCount : null}
        />
      </section>
      <SavedAddresses uid={person.uid} />
      <StockAlerts uid={person.uid} />
      <Suspense>
        <SignInMethods person={person} />
      </Suspense>
      <YourData person={person} />
    </ProfileLayout>
  );
}
