import Typography from '@mui/material/Typography';
import { deliveryMessages } from '@nargisus/domain/messages';
import { ORDER_SORTS } from '#data/order-list.ts';
import { adminDeliveryTexts } from '#texts/en/admin-delivery.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useAddress } from '../desk/use-address.ts';
import { DeliveryList } from './delivery-list.tsx';
import { StepButton } from './step-button.tsx';

/** What waits for somebody to deliver it. An order leaves the list by itself once it is assigned. */
export function PendingOrders({ term }: { term: string }) {
  const t = useTexts(adminDeliveryTexts);
  const say = useSay();
  const address = useAddress('pending-');
  const sort = address.oneOf(address.nameOf('sort'), ORDER_SORTS) ?? 'newest';
  return (
    <section aria-labelledby="pending-orders">
      <Typography id="pending-orders" variant="h3" component="h2" sx={{ mb: 2 }}>
        {t.pendingOrders}
      </Typography>
      <DeliveryList
        table="waiting"
        label={t.pendingOrders}
        request={{ delivery: 'waiting', sort, place: address.place }}
        term={term}
        address={address}
        actionsOf={(order) => <StepButton order={order} />}
        failed={say(deliveryMessages.pendingFailed)}
        empty={t.noPending}
      />
    </section>
  );
}
