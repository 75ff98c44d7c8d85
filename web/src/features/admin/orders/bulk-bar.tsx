import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deliveryCalls } from '@nargisus/domain/contract';
import { deliveryMessages } from '@nargisus/domain/messages';
import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { assignDelivery, updateOrderStatuses } from '#data/orders/staff-order-mutations.ts';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AssignDialog } from '../delivery/assign-dialog.tsx';
import { PaperMenu } from '../papers/paper-menu.tsx';
import { useBulkActions, type Selection } from './use-bulk-actions.ts';
import { busyProps } from '#ui/busy-props.ts';
import { May } from '../shared/may.tsx';

/** Renders the bulk actions. Each runs on the selected orders that it applies to and names the skipped ones. */
export function BulkBar({ orders, onClear }: { orders: readonly Order[]; onClear(): void }) {
  const t = useStrings(adminOrdersStrings);
  const delivery = useStrings(adminDeliveryStrings);
  const formats = useFormats();
  const { select, run, notifyNoneFits, progress, count } = useBulkActions();
  const [assigning, setAssigning] = useState<Selection | null>(null);
  if (!orders.length && !progress) return null;

  const startAssigning = () => {
    const chosen = select(orders, 'assign');
    if (chosen.fitting.length) setAssigning(chosen);
    else notifyNoneFits(t.nothingToAssign, chosen);
  };
  const confirm = () => {
    const chosen = select(orders, 'confirm');
    if (!chosen.fitting.length) return notifyNoneFits(t.nothingToConfirm, chosen);
    void run(
      chosen,
      ({ _id, orderStatus }) =>
        updateOrderStatuses(_id, { orderStatus: { from: orderStatus, to: 'confirmed' } }),
      { failed: deliveryMessages.statusFailed, done: t.confirmedMany },
    ).then(onClear);
  };

  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {progress
          ? t.working(formats.number(progress.done + 1), formats.number(progress.all))
          : t.chosen(formats.number(orders.length))}
      </Typography>
      <May call={deliveryCalls.assignDelivery}>
        <Button size="small" {...busyProps(progress !== null, startAssigning)}>
          {delivery.assignDelivery}
        </Button>
      </May>
      <May call={deliveryCalls.setOrderStatus}>
        <Button size="small" variant="outlined" {...busyProps(progress !== null, confirm)}>
          {t.confirm}
        </Button>
      </May>
      <PaperMenu orders={orders} />
      <Button size="small" variant="text" {...busyProps(progress !== null, onClear)}>
        {t.clearChoice}
      </Button>
      {assigning && (
        <AssignDialog
          title={delivery.assignMany(count(assigning.fitting))}
          isBusy={progress !== null}
          onClose={() => setAssigning(null)}
          onAssign={(form) =>
            void run(assigning, ({ _id }) => assignDelivery(_id, form), {
              failed: deliveryMessages.assignFailed,
              done: t.assignedMany,
            }).then(() => {
              setAssigning(null);
              onClear();
            })
          }
        />
      )}
    </>
  );
}
