import Typography from '@mui/material/Typography';
import { deliveryMessages } from '@nargisus/domain/messages';
import { ORDER_SORTS } from '#data/orders/order-list-request.ts';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useListParams } from '../shared/use-list-params.ts';
import { DeliveryList } from './delivery-list.tsx';
import { TransitionButton } from './transition-button.tsx';

/** Renders the orders without a delivery person, live: an assigned order leaves the list. */
export function PendingOrders({ term }: { term: string }) {
  const t = useStrings(adminDeliveryStrings);
  const translate = useTranslate();
  const params = useListParams('pending-');
  const sort = params.oneOf(params.nameOf('sort'), ORDER_SORTS) ?? 'newest';
  return (
    <section aria-labelledby="pending-orders">
      <Typography id="pending-orders" variant="h3" component="h2" sx={{ mb: 2 }}>
        {t.pendingOrders}
      </Typography>
      <DeliveryList
        table="waiting"
        label={t.pendingOrders}
        request={{ delivery: 'waiting', sort, cursor: params.cursor }}
        term={term}
        params={params}
        actionsOf={(order) => <TransitionButton order={order} />}
        failed={translate(deliveryMessages.pendingFailed)}
        empty={t.noPending}
      />
    </section>
  );
}
