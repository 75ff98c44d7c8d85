import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import { RECALLED, type DeliveryStatus } from '@nargisus/domain/orders';
import { ORDER_SORTS } from '#data/orders/order-list-request.ts';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useListParams } from '../shared/use-list-params.ts';
import { DeliveryList } from './delivery-list.tsx';
import { StatusButton } from './status-button.tsx';
import { TransitionButton } from './transition-button.tsx';

/** The filter buttons (docs/reference/specification.md 2). */
const STATUS_FILTERS = [
  'assigned',
  'in_transit',
  'out_for_delivery',
  'delivered',
] as const satisfies DeliveryStatus[];

/** Adds the parcels of cancelled orders, which match no other filter. */
const FILTERS = [...STATUS_FILTERS, RECALLED] as const;

/**
 * Renders Delivery Status Management (docs/reference/specification.md 2): orders by delivery status, each row with
 * its next transition. `recalled` is the number of parcels of cancelled orders that have to come back.
 */
export function DeliveryManagement({ term, recalled }: { term: string; recalled: number }) {
  const t = useStrings(adminDeliveryStrings);
  const translate = useTranslate();
  const formats = useFormats();
  const params = useListParams();
  const { cursor, filter, oneOf } = params;
  // A search covers all statuses unless one is chosen.
  const status = oneOf('status', FILTERS) ?? (term ? undefined : 'assigned');
  const sort = oneOf('sort', ORDER_SORTS) ?? 'newest';
  return (
    <Box component="section" aria-labelledby="delivery-management" sx={{ mt: 6 }}>
      <Typography id="delivery-management" variant="h3" component="h2" sx={{ mb: 2 }}>
        {t.management}
      </Typography>
      <Box
        role="group"
        aria-labelledby="delivery-management"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        {FILTERS.map((it) => (
          <Button
            key={it}
            size="small"
            variant={it === status ? 'contained' : 'outlined'}
            aria-pressed={it === status}
            onClick={() => filter({ status: it })}
          >
            {t.filters[it]}
            {it === RECALLED && recalled > 0 && ` (${formats.number(recalled)})`}
          </Button>
        ))}
      </Box>
      {status === RECALLED && (
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '64ch' }}>
          {t.recalledText}
        </Typography>
      )}
      <DeliveryList
        table="management"
        label={status ? `${t.management}: ${t.filters[status]}` : t.management}
        request={
          status === RECALLED
            ? { delivery: 'recalled', sort, cursor }
            : { deliveryStatus: status, delivery: 'under-way', sort, cursor }
        }
        term={term}
        params={params}
        actionsOf={(order) => (
          <>
            <TransitionButton order={order} />
            <StatusButton order={order} />
          </>
        )}
        failed={translate(orderMessages.listFailed)}
        empty={t.noneInStatus}
      />
    </Box>
  );
}
