import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import type { DeliveryStatus, Order } from '@nargisus/domain/orders';
import { placeOfOrder, useOrderList, type OrderListRequest } from '../../../data/order-list.ts';
import { adminDeliveryTexts } from '../../../texts/en/admin-delivery.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useAddress } from '../desk/use-address.ts';
import { DataTable } from '../table/data-table.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pager } from '../table/pager.tsx';
import { StatusButton } from './status-button.tsx';
import { StepButton } from './step-button.tsx';
import { useDeliveryColumns } from './use-delivery-columns.tsx';

/** SPEC 2: the filter buttons. */
const FILTERS = [
  'assigned',
  'in_transit',
  'out_for_delivery',
  'delivered',
] as const satisfies DeliveryStatus[];

/** SPEC 2, Delivery Status Management: by delivery status, each row with the step that fits it. */
export function DeliveryManagement() {
  const t = useTexts(adminDeliveryTexts);
  const say = useSay();
  const { place, go, filter, oneOf } = useAddress();
  const status = oneOf('status', FILTERS) ?? 'assigned';
  const request: OrderListRequest = { deliveryStatus: status, sort: 'newest', place };
  const orders = useOrderList(request);
  const columns = useDeliveryColumns('delivery', (order: Order) => (
    <>
      <StepButton order={order} />
      <StatusButton order={order} />
    </>
  ));
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
          </Button>
        ))}
      </Box>
      <ListSection
        of={orders}
        failed={say(orderMessages.listFailed)}
        isEmpty={({ rows }) => rows.length === 0}
        empty={t.noneInStatus}
      >
        {(page, isOld) => (
          <>
            <DataTable
              label={`${t.management}: ${t.filters[status]}`}
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
    </Box>
  );
}
