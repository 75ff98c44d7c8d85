import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import { useOrderCounters } from '#data/stats/counter-queries.ts';
import { refreshFoundOrders } from '#data/orders/order-desk-queries.ts';
import { refreshOrderList } from '#data/orders/staff-order-queries.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ActiveFilters } from '../order-finding/active-filters.tsx';
import { ExportOrdersButton } from '../order-finding/export-orders-button.tsx';
import { SavedViewsMenu } from '../order-finding/saved-views-menu.tsx';
import { TakeOrderButton } from '../order-taking/take-order-button.tsx';
import { RefreshButton } from '../shared/refresh-button.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderSearchResults } from './order-search-results.tsx';
import { PagedOrders } from './paged-orders.tsx';
import { StatusBreakdown } from './status-breakdown.tsx';
import { useOrderListParams } from './use-order-list-params.ts';

/**
 * Renders the Orders tab (docs/reference/specification.md 2), live. Reads a page of orders and one document of stats.
 */
export function Orders() {
  const t = useStrings(adminOrdersStrings);
  const translate = useTranslate();
  const counters = useOrderCounters();
  const params = useOrderListParams();
  const { request, search } = params;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          justifyContent: 'space-between',
          alignItems: { sm: 'center' },
          gap: 2,
          mb: 3,
        }}
      >
        <Typography variant="h2" component="h1">
          {t.title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: 1 }}>
          <TakeOrderButton />
          <ExportOrdersButton filter={params.filter} />
          <SavedViewsMenu params={params} />
          <RefreshButton
            refresh={() => (search ? refreshFoundOrders(search) : refreshOrderList(request))}
            done={t.upToDate}
            failed={translate(orderMessages.listFailed)}
          />
        </Box>
      </Box>
      {counters.state === 'failed' && (
        <LoadFailed text={translate(orderMessages.statsFailed)} onRetry={counters.retry} />
      )}
      <StatusBreakdown counters={counters} />
      <OrderFilters params={params} />
      {params.isFiltered && <ActiveFilters params={params} />}
      {search ? <OrderSearchResults search={search} params={params} /> : <PagedOrders params={params} />}
    </>
  );
}
