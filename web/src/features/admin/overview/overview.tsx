import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { orderStats, ordersToday } from '@nargisus/domain/orders';
import { useOrderCounters, useProductCount, useUserCount } from '../../../data/counters.repository.ts';
import { useNewestOrders } from '../../../data/orders.repository.ts';
import { Money } from '../../../ui/money.tsx';
import { adminMessages } from '../admin-messages.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { StatCard } from '../stat-card.tsx';

/** SPEC 2, Overview. Reads ten counter documents and twenty orders, live, and two counts; not the orders themselves. */
export function Overview() {
  const counters = useOrderCounters();
  const orders = useNewestOrders();
  const users = useUserCount();
  const products = useProductCount();
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        Overview
      </Typography>
      {counters.state === 'failed' && (
        <LoadFailed text={adminMessages.statsFailed} onRetry={counters.retry} />
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, 1fr)' },
          // Crores of taka do not fit half a phone.
          '& > :nth-of-type(n + 5)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <StatCard name="Total Orders" note="All time" of={counters}>
          {(it) => it.orders}
        </StatCard>
        <StatCard name="Orders Today" note="Since midnight in Dhaka" of={counters}>
          {(it) => ordersToday(it, new Date())}
        </StatCard>
        <StatCard name="Total Users" of={users}>
          {(count) => count}
        </StatCard>
        <StatCard name="Active Customers" note="Among the newest orders" of={orders}>
          {(newest) => new Set(newest.map((order) => order.userEmail)).size}
        </StatCard>
        <StatCard name="Total Products" of={products}>
          {(count) => count}
        </StatCard>
        <StatCard name="Total Revenue" note="BDT, all time" of={counters}>
          {(it) => <Money amount={orderStats(it).totalRevenue} />}
        </StatCard>
      </Box>
    </>
  );
}
