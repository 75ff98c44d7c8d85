import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import { useOrderCounters } from '#data/stats/counter-queries.ts';
import { refreshOrderList } from '#data/orders/staff-order-queries.ts';
import { adminOrdersStrings } from '#locales/en/admin-orders.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { RefreshButton } from '../shared/refresh-button.tsx';
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
  const t = useStrings(adminOrdersStrings);
  const translate = useTranslate();
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
          failed={translate(orderMessages.listFailed)}
        />
      </Box>
      {counters.state === 'failed' && (
        <LoadFailed text={translate(orderMessages.statsFailed)} onRetry={counters.retry} />
      )}
      <StatusBreakdown counters={counters} />
      <OrderFilters view={view} />
      {view.term ? <OrderSearch view={view} /> : <OrderPages view={view} />}
    </>
  );
}
