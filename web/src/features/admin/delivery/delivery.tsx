import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RECALLED } from '@nargisus/domain/orders';
import { deliveryMessages } from '@nargisus/domain/messages';
import { useOrderCounters } from '#data/stats/counter-queries.ts';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { StatCard } from '../shared/stat-card.tsx';
import { StatCardGrid } from '../shared/stat-card-grid.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { SearchField } from '../table/search-field.tsx';
import { DeliveryManagement } from './delivery-management.tsx';
import { PendingOrders } from './pending-orders.tsx';

const CARDS = ['pending', 'assigned', 'in_transit', 'delivered'] as const;

/**
 * Renders the Delivery tab (docs/reference/specification.md 2), live. Reads one document of stats and two pages of
 * orders.
 */
export function Delivery() {
  const t = useStrings(adminDeliveryStrings);
  const translate = useTranslate();
  const formats = useFormats();
  const orders = useStrings(adminOrdersStrings);
  const counters = useOrderCounters();
  const { text, filter } = useListParams();
  const term = text('q').trim();
  const names = { pending: t.pending, assigned: t.assigned, in_transit: t.inTransit, delivered: t.delivered };
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {t.title}
      </Typography>
      {counters.state === 'failed' && (
        <LoadFailed text={translate(deliveryMessages.statsFailed)} onRetry={counters.retry} />
      )}
      <StatCardGrid across={4}>
        {CARDS.map((status) => (
          <StatCard key={status} name={names[status]} of={counters}>
            {(it) => formats.number(it.deliveries[status] ?? 0)}
          </StatCard>
        ))}
      </StatCardGrid>
      <Box component="search" sx={{ maxWidth: 480, mb: 4 }}>
        <SearchField
          label={orders.searchLabel}
          value={term}
          onSearch={(q) =>
            filter({ q, 'pending-after': null, 'pending-before': null }, { replace: term !== '' })
          }
        />
      </Box>
      <PendingOrders term={term} />
      <DeliveryManagement
        term={term}
        recalled={counters.state === 'ready' ? (counters.value.deliveries[RECALLED] ?? 0) : 0}
      />
    </>
  );
}
