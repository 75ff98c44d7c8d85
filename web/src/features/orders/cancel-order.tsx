import { ShopError } from '@nargisus/domain/contract';
import { amountOnCancel, heldByHand, moneyOnCancel, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { cancelOrder } from '#data/orders/cancel-order.ts';
import { manualPaymentStrings } from '#locales/en/manual-payment.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { useFormats } from '#locales/formats.ts';
import { translate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';

/** Renders the button that cancels an order which has not shipped; the confirmation names the refund. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const manual = useStrings(manualPaymentStrings);
  const { taka } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const cancel = async () => {
    setBusy(true);
    try {
      await cancelOrder(order);
      toast(t.cancelled);
    } catch (cause) {
      const isRejection = cause instanceof ShopError && cause.code === 'conflict';
      toast(isRejection ? translate(cause) : t.notCancelled, { kind: 'error' });
    }
    setBusy(false);
    setOpen(false);
  };
  const isRefunded = moneyOnCancel(order) === 'goes-back';
  const byHand = heldByHand(order);

  return (
    <>
      <Button type="button" variant="outlined" onClick={() => setOpen(true)}>
        {t.cancel}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t.cancelTitle}
          confirmLabel={isBusy ? t.cancelling : t.cancelYes}
          cancelLabel={t.cancelNo}
          isDestructive
          isBusy={isBusy}
          onConfirm={() => void cancel()}
          onCancel={() => setOpen(false)}
        >
          <p>{t.cancelText}</p>
          {isRefunded && <p>{t.cancelRefund(taka(amountOnCancel(order)))}</p>}
          {byHand > 0 && <p>{manual.owed(taka(byHand))}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
