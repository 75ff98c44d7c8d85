import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ORDER_READERS } from '@nargisus/domain/accounts';
import { staffOrderCalls } from '@nargisus/domain/contract';
import { orderMessages } from '@nargisus/domain/messages';
import { orderStats, ordersToday, type OrderCounters } from '@nargisus/domain/orders';
import { lazy, Suspense } from 'react';
import { useOrderCounters, useProductStats, useUserStats } from '#data/stats/counter-queries.ts';
import { useNewestOrders } from '#data/orders/staff-order-queries.ts';
import { Money } from '#ui/money.tsx';
import { adminOverviewStrings } from '#locales/en/staff/admin-overview.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { TAB_RIGHTS } from '#config/dashboard-tabs.ts';
import { StatCard } from '../shared/stat-card.tsx';
import { SmsToday } from '../sms/sms-today.tsx';
import { WaitingWork } from './waiting-work.tsx';
import { May } from '../shared/may.tsx';
import { useRights } from '../shared/rights.ts';

/** Loaded after the cards, which staff look at first. */
const Period = lazy(() => import('./period.tsx').then((m) => ({ default: m.Period })));
const StatusBars = lazy(() => import('./status-bars.tsx').then((m) => ({ default: m.StatusBars })));

/**
 * Renders the Overview tab (docs/reference/specification.md 2), live, as far as the rights of the member of staff go. Reads at
 * most three documents of stats, the costs of today's text messages and the twenty newest orders.
 */
export function Overview() {
  const t = useStrings(adminOverviewStrings);
  const translate = useTranslate();
  const formats = useFormats();
  const counters = useOrderCounters();
  const products = useProductStats();
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {t.title}
      </Typography>
      {counters.state === 'failed' && (
        <LoadFailed text={translate(orderMessages.statsFailed)} onRetry={counters.retry} />
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, 1fr)' },
          // Amounts of crores are too wide for half of a phone.
          '& > :nth-of-type(n + 5)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <StatCard name={t.totalOrders} note={t.allTime} of={counters}>
          {(it) => formats.number(it.orders)}
        </StatCard>
        <StatCard name={t.ordersToday} note={t.sinceMidnight} of={counters}>
          {(it) => formats.number(ordersToday(it, new Date()))}
        </StatCard>
        <May rights={TAB_RIGHTS.customers}>
          <UserTotal />
        </May>
        <May rights={ORDER_READERS}>
          <ActiveCustomers />
        </May>
        <StatCard name={t.totalProducts} of={products}>
          {({ total }) => formats.number(total)}
        </StatCard>
        <May call={staffOrderCalls.salesStats}>
          <StatCard name={t.totalRevenue} note={t.bdtAllTime} of={counters}>
            {(it) => <Money amount={orderStats(it).totalRevenue} />}
          </StatCard>
        </May>
      </Box>
      <May rights={ORDER_READERS}>
        {counters.state === 'ready' && <WaitingWork counters={counters.value} />}
        <SmsToday />
        <Suspense fallback={<Skeleton style={{ height: 300, marginTop: 40 }} />}>
          {counters.state === 'ready' && <Charts counters={counters.value} />}
        </Suspense>
      </May>
    </>
  );
}

function UserTotal() {
  const t = useStrings(adminOverviewStrings);
  const formats = useFormats();
  return (
    <StatCard name={t.totalUsers} of={useUserStats()}>
      {({ total }) => formats.number(total)}
    </StatCard>
  );
}

/** Renders how many customers the newest orders are of. Reads them. */
function ActiveCustomers() {
  const t = useStrings(adminOverviewStrings);
  const formats = useFormats();
  const users = useUserStats();
  return (
    <StatCard
      name={t.activeCustomers}
      note={users.state === 'ready' ? t.amongNewestOf(formats.number(users.value.active)) : t.amongNewest}
      of={useNewestOrders()}
    >
      {(newest) => formats.number(new Set(newest.map(({ uid, userEmail }) => userEmail || uid)).size)}
    </StatCard>
  );
}

/** Renders the sales of a period for staff who see money, and how many orders are in each status for others. */
function Charts({ counters }: { counters: OrderCounters }) {
  if (useRights().mayCall(staffOrderCalls.salesStats)) return <Period counters={counters} />;
  return (
    <Box sx={{ mt: 4 }}>
      <StatusBars counters={counters} />
    </Box>
  );
}
