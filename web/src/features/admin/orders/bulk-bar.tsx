import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deliveryMessages } from '@nargisus/domain/messages';
import { nextMove, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { assignDelivery, setStatuses } from '../../../data/delivery-desk.ts';
import { adminDeliveryTexts } from '../../../texts/en/admin-delivery.ts';
import { adminOrdersTexts } from '../../../texts/en/admin-orders.ts';
import { useFormats } from '../../../texts/formats.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { AssignDialog } from '../delivery/assign-dialog.tsx';
import { useDialogs } from '../desk/dialogs.ts';
import { useBulk } from './use-bulk.ts';

/** What can be done with all chosen orders at once. Each takes those it fits and leaves the others as they are. */
export function BulkBar({ orders, onClear }: { orders: readonly Order[]; onClear(): void }) {
  const t = useTexts(adminOrdersTexts);
  const delivery = useTexts(adminDeliveryTexts);
  const formats = useFormats();
  const { tell } = useDialogs();
  const { run, progress, count } = useBulk();
  const [assigning, setAssigning] = useState<readonly Order[] | null>(null);
  if (!orders.length && !progress) return null;

  const startAssigning = () => {
    const fitting = orders.filter((order) => nextMove(order) === 'assign' && !order.onHold);
    if (fitting.length) setAssigning(fitting);
    else tell('error', t.nothingToAssign);
  };
  const confirm = () => {
    const fitting = orders.filter(needsConfirming);
    if (!fitting.length) return tell('error', t.nothingToConfirm);
    void run(fitting, ({ _id }) => setStatuses(_id, { orderStatus: 'confirmed' }), {
      failed: deliveryMessages.statusFailed,
      done: t.confirmedMany,
    }).then(onClear);
  };

  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {progress
          ? t.working(formats.number(progress.done + 1), formats.number(progress.all))
          : t.chosen(formats.number(orders.length))}
      </Typography>
      <Button size="small" disabled={progress !== null} onClick={startAssigning}>
        {delivery.assignDelivery}
      </Button>
      <Button size="small" variant="outlined" disabled={progress !== null} onClick={confirm}>
        {t.confirm}
      </Button>
      <Button
        size="small"
        variant="outlined"
        component={Link}
        to={paths.printOrders(orders.map(({ _id }) => _id))}
        target="_blank"
      >
        {t.print}
      </Button>
      <Button size="small" variant="text" disabled={progress !== null} onClick={onClear}>
        {t.clearChoice}
      </Button>
      {assigning && (
        <AssignDialog
          title={delivery.assignMany(count(assigning))}
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

/** On hold, or set back by hand: still in the shop, and not confirmed. */
const needsConfirming = (order: Order): boolean =>
  order.deliveryStatus === 'pending' && (order.onHold || order.orderStatus !== 'confirmed');
