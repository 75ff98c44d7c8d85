import Box from '@mui/material/Box';
import type { CartItem } from '@nargisus/domain/cart';
import type { Address, Quote } from '@nargisus/domain/checkout';
import { takaFromPaisa } from '@nargisus/domain/money';
import { CASH_ON_DELIVERY } from '@nargisus/domain/orders';
import { onlineAmountRejectionText } from '@nargisus/domain/payments';
import { voucherRejectionText } from '@nargisus/domain/vouchers';
import { useState } from 'react';
import { updateCartLines, removeLine } from '#data/cart/cart-mutations.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import {
  rotateIdempotencyKey,
  clearPendingPayment,
  idempotencyKeyFor,
} from '#data/checkout/idempotency-key.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';
import { AddressForm } from './address-form.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { ConflictNotice, type Conflict } from './conflict-notice.tsx';
import { DeliveryOptions } from './delivery-options.tsx';
import { ReplacePaymentDialog } from './replace-payment-dialog.tsx';
import { PendingPaymentNotice } from './pending-payment-notice.tsx';
import { OrderLines } from './order-lines.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PriceDetails } from './price-details.tsx';
import { changesOf, quoteCart, changedLines } from './quote-cart.ts';
import { useCheckoutChoices } from './use-checkout-choices.ts';
import { usePendingPayment } from './use-pending-payment.ts';
import type { usePlaceOrder } from './use-place-order.ts';
import { VoucherBox } from './voucher-box.tsx';

interface Props {
  person: SignedIn;
  items: readonly CartItem[];
  order: ReturnType<typeof usePlaceOrder>;
}

/** A filled cart on its way to being an order (docs/reference/specification.md 2, Checkout). */
export function CheckoutForm({ person, items, order }: Props) {
  const { uid } = person;
  const t = useStrings(checkoutStrings);
  const [now] = useState(() => new Date());
  const { form, choices, choose } = useCheckoutChoices(person);
  const [corrected, setCorrected] = useState<Quote | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const open = usePendingPayment(uid, order.placing !== null);

  const { deliveryOption, voucherCode } = choices;
  const quote = quoteCart(items, corrected, { deliveryOption, voucherCode });
  const paymentMethod = onlineAmountRejectionText(quote.total) ? CASH_ON_DELIVERY : choices.paymentMethod;
  const lost = quote.problems.find((problem) => problem.kind === 'voucher-refused');
  const agreed = { deliveryOption, voucherCode: quote.voucherCode, totalAmount: takaFromPaisa(quote.total) };

  const keyNow = () => {
    const lines = items.map(({ _id, quantity, addedAt }) => `${_id} ${quantity} ${addedAt.getTime()}`);
    return idempotencyKeyFor(uid, { lines: lines.sort() });
  };
  const nextKey = (ended: string) => (rotateIdempotencyKey(uid, ended), clearPendingPayment(uid), keyNow());

  const pay = (address: Address, key: string) => {
    setConflict(null);
    const lines = items.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
    return order.place({
      draft: { ...address, items: lines, ...agreed },
      items,
      method: paymentMethod,
      key,
      nextKey,
      onOther: (payment) =>
        open.ask(payment, paymentMethod, () => void nextKey(payment.key).then((next) => pay(address, next))),
      onConflict: (fresh, message) => {
        setCorrected(fresh);
        choose({ voucherCode: fresh.voucherCode });
        // Not waited for: the corrected quote stands, and what is kept in the cart only follows it.
        void updateCartLines(changedLines(items, fresh)).catch(() => undefined);
        setConflict({ message, changes: changesOf(items, quote, fresh), total: fresh.total });
      },
      onFieldErrors: form.showErrors,
    });
  };
  const begin = async (address: Address) =>
    open.before(paymentMethod, await keyNow(), (key) => void pay(address, key));
  const remove = (item: CartItem) => removeLine(item).catch(() => toast(t.notRemoved, { kind: 'error' }));

  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit((address) => void begin(address))}
      sx={{ display: 'grid', gap: { md: 8 }, gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' } }}
    >
      <Box sx={{ minWidth: 0 }}>
        {open.payment && <PendingPaymentNotice payment={open.payment} onForget={open.forget} />}
        <CheckoutStep title={t.addressTitle}>
          <AddressForm field={form.field} />
        </CheckoutStep>
        <CheckoutStep title={t.deliveryTitle}>
          <DeliveryOptions
            chosen={deliveryOption}
            now={now}
            onChoose={(option) => choose({ deliveryOption: option })}
          />
        </CheckoutStep>
        <CheckoutStep title={t.paymentTitle}>
          <PaymentChoice
            chosen={paymentMethod}
            total={quote.total}
            onChoose={(method) => choose({ paymentMethod: method })}
          />
        </CheckoutStep>
      </Box>
      <Box
        sx={{
          minWidth: 0,
          position: { md: 'sticky' },
          top: { md: 'var(--shop-top, 7rem)' },
          alignSelf: 'start',
        }}
      >
        <CheckoutStep title={t.summaryTitle}>
          <OrderLines items={items} quote={quote} onRemove={(item) => void remove(item)} />
        </CheckoutStep>
        <CheckoutStep title={t.voucherTitle}>
          <VoucherBox
            subtotal={quote.subtotal}
            applied={quote.voucherCode}
            refusal={lost && voucherRejectionText(lost.refusal)}
            onChange={(code) => choose({ voucherCode: code })}
          />
        </CheckoutStep>
        <CheckoutStep title={t.priceTitle}>
          <PriceDetails quote={quote} />
        </CheckoutStep>
        {conflict && <ConflictNotice conflict={conflict} />}
        {/* Off while a line cannot be sold: the shop would refuse, and the line itself says what to do. */}
        <PayButton
          total={quote.total}
          isCash={paymentMethod === CASH_ON_DELIVERY}
          busy={order.placing !== null}
          off={quote.lines.length < items.length}
        />
      </Box>
      {open.question && <ReplacePaymentDialog question={open.question} />}
    </Box>
  );
}
