import { ShopError } from '@nargisus/domain/contract';
import { CASH_ON_DELIVERY, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { cancelOrder } from '#data/cancel-order.ts';
import { ordersTexts } from '#texts/en/orders.ts';
import { useFormats } from '#texts/formats.ts';
import { say } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Action } from '#ui/action.tsx';
import { AskDialog } from '#ui/ask-dialog.tsx';
import { toast } from '#ui/toast.ts';

/** For an order that has not left the shop. Asks first, and tells what becomes of the money. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const { taka } = useFormats();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const cancel = async () => {
    setBusy(true);
    try {
      await cancelOrder(order);
      toast(t.cancelled);
    } catch (cause) {
      const isRefusal = cause instanceof ShopError && cause.code === 'conflict';
      toast(isRefusal ? say(cause.message) : t.notCancelled, { kind: 'error' });
    }
    setBusy(false);
    setAsking(false);
  };
  const goesBack = order.paymentMethod !== CASH_ON_DELIVERY && order.paymentStatus === 'paid';

  return (
    <>
      <Action type="button" look="outlined" onClick={() => setAsking(true)}>
        {t.cancel}
      </Action>
      {asking && (
        <AskDialog
          title={t.cancelTitle}
          yes={busy ? t.cancelling : t.cancelYes}
          no={t.cancelNo}
          grave
          busy={busy}
          onYes={() => void cancel()}
          onNo={() => setAsking(false)}
        >
          <p>{t.cancelText}</p>
          {goesBack && <p>{t.cancelRefund(taka(order.totalAmount))}</p>}
        </AskDialog>
      )}
    </>
  );
}
