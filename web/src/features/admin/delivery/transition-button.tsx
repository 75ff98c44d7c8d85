import Button from '@mui/material/Button';
import { deliveryCalls } from '@nargisus/domain/contract';
import {
  DELIVERY_TRANSITIONS,
  nextTransition,
  type DeliveryTransitionName,
  type Order,
} from '@nargisus/domain/orders';
import { useState } from 'react';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useDeliveryTransitions } from './use-delivery-transitions.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useRights } from '../shared/rights.ts';

/** The call that carries a transition out. */
const CALLS = {
  assign: deliveryCalls.assignDelivery,
  ship: deliveryCalls.shipOrder,
  sendOut: deliveryCalls.setOrderStatus,
  deliver: deliveryCalls.deliverOrder,
} as const satisfies Record<DeliveryTransitionName, unknown>;

/** Renders the next delivery transition of an order; nothing if there is none, or none that staff may make (docs/reference/specification.md 4). */
export function TransitionButton({ order }: { order: Order }) {
  const t = useStrings(adminDeliveryStrings);
  const transitions = useDeliveryTransitions();
  // The transition whose dialog is open; a colleague may carry it out in the meantime.
  const [dialogFor, setDialogFor] = useState<DeliveryTransitionName | null>(null);
  const { mayCall } = useRights();
  const next = nextTransition(order);
  const transition = next && mayCall(CALLS[next]) ? next : undefined;
  const labels: Record<DeliveryTransitionName, string> = {
    assign: t.assignDelivery,
    ship: t.markShipped,
    sendOut: t.sendOut,
    deliver: t.markDelivered,
  };
  const close = () => setDialogFor(null);
  const closeIfDone = (isDone: boolean) => {
    if (isDone) close();
  };
  const dialog = dialogFor && {
    title: t.ofOrder(labels[dialogFor], order.orderId),
    isBusy: transitions.isBusy,
    onClose: close,
  };

  return (
    <>
      {transition && (
        <Button
          size="small"
          {...busyProps(transitions.isBusy, () =>
            transition === 'sendOut' ? void transitions.sendOut(order) : setDialogFor(transition),
          )}
        >
          {transitions.isBusy && !dialogFor ? t.updating : labels[transition]}
        </Button>
      )}
      {dialog && dialogFor === 'assign' && (
        <AssignDialog
          {...dialog}
          onAssign={(form) => void transitions.assign(order, form).then(closeIfDone)}
        />
      )}
      {dialog && dialogFor === 'ship' && (
        <NoteDialog
          {...dialog}
          label={t.tracking}
          hint={t.trackingHint}
          submit={labels.ship}
          onSubmit={(tracking) => void transitions.ship(order, tracking).then(closeIfDone)}
        />
      )}
      {dialog && dialogFor === 'deliver' && (
        <NoteDialog
          {...dialog}
          label={t.deliveredNote}
          hint={t.timelineNoteHint}
          initial={DELIVERY_TRANSITIONS.deliver.defaultNote}
          submit={labels.deliver}
          onSubmit={(notes) => void transitions.deliver(order, notes).then(closeIfDone)}
        />
      )}
    </>
  );
}
