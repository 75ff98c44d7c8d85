import Button from '@mui/material/Button';
import {
  DELIVERY_TRANSITIONS,
  nextTransition,
  type DeliveryTransitionName,
  type Order,
} from '@nargisus/domain/orders';
import { useState } from 'react';
import { adminDeliveryStrings } from '#locales/en/admin-delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useDeliveryTransitions } from './use-delivery-transitions.ts';
import { busyProps } from '#ui/busy-props.ts';

/** Renders the next delivery transition of an order; nothing if there is none (docs/reference/specification.md 4). */
export function TransitionButton({ order }: { order: Order }) {
  const t = useStrings(adminDeliveryStrings);
  const steps = useDeliveryTransitions();
  // The transition whose dialog is open. A colleague may move the order on in the meantime.
  const [asking, setAsking] = useState<DeliveryTransitionName | null>(null);
  const move = nextTransition(order);
  const labels: Record<DeliveryTransitionName, string> = {
    assign: t.assignDelivery,
    ship: t.markShipped,
    sendOut: t.sendOut,
    deliver: t.markDelivered,
  };
  const close = () => setAsking(null);
  const thenClose = (isDone: boolean) => {
    if (isDone) close();
  };
  const dialog = asking && {
    title: t.ofOrder(labels[asking], order.orderId),
    isBusy: steps.isBusy,
    onClose: close,
  };

  return (
    <>
      {move && (
        <Button
          size="small"
          {...busyProps(steps.isBusy, () =>
            move === 'sendOut' ? void steps.sendOut(order) : setAsking(move),
          )}
        >
          {steps.isBusy && !asking ? t.updating : labels[move]}
        </Button>
      )}
      {dialog && asking === 'assign' && (
        <AssignDialog {...dialog} onAssign={(form) => void steps.assign(order, form).then(thenClose)} />
      )}
      {dialog && asking === 'ship' && (
        <NoteDialog
          {...dialog}
          label={t.tracking}
          hint={t.trackingHint}
          submit={labels.ship}
          onSubmit={(tracking) => void steps.ship(order, tracking).then(thenClose)}
        />
      )}
      {dialog && asking === 'deliver' && (
        <NoteDialog
          {...dialog}
          label={t.deliveredNote}
          hint={t.timelineNoteHint}
          initial={DELIVERY_TRANSITIONS.deliver.defaultNote}
          submit={labels.deliver}
          onSubmit={(notes) => void steps.deliver(order, notes).then(thenClose)}
        />
      )}
    </>
  );
}
