import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import { useOrderCounters } from '#data/counters.repository.ts';
import { refreshOrderList } from '#data/order-list.ts';
import { adminOrdersTexts } from '#texts/en/admin-orders.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { RefreshButton } from '../desk/refresh-button.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrderPages } from './order-pages.tsx';
import { StatusBreakdown } from './status-breakdown.tsx';
import { useOrderView } from './use-order-view.ts';

/**
 * docs/reference/specification.md 2, Orders: live, so an order placed in the shop appears by itself. Reads a page
 * of orders and one document of figures.
 */
export function Orders() {
  const t = useTexts(adminOrdersTexts);
  const say = useSay();
  const counters = useOrderCounters();
  const view = useOrderView();
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography variant="h2" component="h1">
          {t.title}
        </Typography>
        <RefreshButton
          refresh={() => refreshOrderList(view.request)}
          done={t.upToDate}
          failed={say(orderMessages.listFailed)}
        />
      </Box>
      {counters.state === 'failed' && (
        <LoadFailed text={say(orderMessages.statsFailed)} onRetry={counters.retry} />
      )}
      <StatusBreakdown counters={counters} />
      <OrderFilters view={view} />
      {view.term ? <OrderSearch view={view} /> : <OrderPages view={view} />}
    </>
  );
}
