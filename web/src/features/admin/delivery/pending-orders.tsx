import Typography from '@mui/material/Typography';
import { deliveryMessages } from '@nargisus/domain/messages';
import type { Order } from '@nargisus/domain/orders';
import { placeOfOrder, useOrderList, type OrderListRequest } from '../../../data/order-list.ts';
import { adminDeliveryTexts } from '../../../texts/en/admin-delivery.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useAddress } from '../desk/use-address.ts';
import { DataTable } from '../table/data-table.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pager } from '../table/pager.tsx';
import { StepButton } from './step-button.tsx';
import { useDeliveryColumns } from './use-delivery-columns.tsx';

/** What waits for somebody to deliver it. An order leaves the list by itself once it is assigned. */
export function PendingOrders() {
  const t = useTexts(adminDeliveryTexts);
  const say = useSay();
  const { place, go } = useAddress('pending-');
  const request: OrderListRequest = { isWaiting: true, sort: 'newest', place };
  const orders = useOrderList(request);
  const columns = useDeliveryColumns('payment', (order: Order) => <StepButton order={order} />);
  return (
    <section aria-labelledby="pending-orders">
      <Typography id="pending-orders" variant="h3" component="h2" sx={{ mb: 2 }}>
        {t.pendingOrders}
      </Typography>
      <ListSection
        of={orders}
        failed={say(deliveryMessages.pendingFailed)}
        isEmpty={({ rows }) => rows.length === 0}
        empty={t.noPending}
      >
        {(page, isOld) => (
          <>
            <DataTable
              label={t.pendingOrders}
              columns={columns}
              rows={page.rows}
              idOf={({ _id }) => _id}
              nameOf={({ orderId }) => orderId}
              isOld={isOld}
            />
            <Pager
              page={page}
              isOld={isOld}
              placeOf={(order) => placeOfOrder(order, request.sort)}
              onGo={go}
            />
          </>
        )}
      </ListSection>
    </section>
  );
}
