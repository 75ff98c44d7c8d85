import Box from '@mui/material/Box';
import type { CartItem } from '@nargisus/domain/cart';
import type { Address } from '@nargisus/domain/checkout';
import { freeDeliveryFrom } from '@nargisus/domain/delivery';
import { NO_MONEY, takaFromPaisa } from '@nargisus/domain/money';
import { CASH_ON_DELIVERY } from '@nargisus/domain/orders';
import { advanceOf, onlineAmountRejectionText } from '@nargisus/domain/payments';
import { voucherRejection, type VoucherOffer } from '@nargisus/domain/vouchers';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { KnownToBrowser } from '#data/users/addresses.ts';
import { updateCartLines, removeLine } from '#data/cart/cart-mutations.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import type { DeliverySource } from '#data/delivery/delivery-source.ts';
import { addAddress } from '#data/users/addresses.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { AddressStep } from './address-step.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import type { useCheckoutFlow } from './checkout-flow.ts';
import { PendingPaymentNotice } from './pending-payment-notice.tsx';
import { OrderLines } from './order-lines.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PriceDetails } from './price-details.tsx';
import { changedLines, quoteCart } from './quote-cart.ts';
import { useCheckoutChoices } from './use-checkout-choices.ts';
import { useVoucher } from './use-voucher.ts';
import type { SubmitOutcome } from './submit-order.ts';
import { VoucherBox } from './voucher-box.tsx';

/** A chunk of its own, with the calendar: the address comes first. */
const DeliveryOptions = lazy(async () => ({
  default: (await import('./delivery-options.tsx')).DeliveryOptions,
}));
/** Only an open payment can be replaced: its dialog is loaded with the notice of it. */
const replacePayment = () => import('./replace-payment-dialog.tsx');
const ReplacePaymentDialog = lazy(async () => ({ default: (await replacePayment()).ReplacePaymentDialog }));
/** Loaded with the press of Pay Now: most orders meet no conflict. */
const conflictNotice = () => import('./conflict-notice.tsx');
const ConflictNotice = lazy(async () => ({ default: (await conflictNotice()).ConflictNotice }));
/** Most shops ask for no advance. */
const AdvanceNotice = lazy(async () => ({ default: (await import('./advance-notice.tsx')).AdvanceNotice }));
/** Three cards and their gaps, in pixels. */
const OPTIONS_HEIGHT = 290;

interface Props {
  person: SignedIn;
  items: readonly CartItem[];
  known: KnownToBrowser;
  termsAt: DeliverySource;
  flow: ReturnType<typeof useCheckoutFlow>;
}

/** Renders the checkout of a cart with lines (docs/reference/specification.md 2, Checkout). */
export function CheckoutForm({ person, items, known, termsAt, flow }: Props) {
  const t = useStrings(checkoutStrings);
  const [now] = useState(() => new Date());
  const { form, choices, choose } = useCheckoutChoices(person, known);
  const [isToSave, setToSave] = useState(false);
  const { placing, correctedQuote, correctedAt, conflict, pendingPayment, question } = flow.state;
  const isPending = pendingPayment !== null;
  useEffect(() => {
    if (isPending) replacePayment().catch(() => undefined);
  }, [isPending]);

  const { voucherCode } = choices;
  const { values } = form;
  const delivery = termsAt(
    values,
    correctedQuote && correctedAt ? { quote: correctedQuote, at: correctedAt } : undefined,
  );
  // The choice stays: it counts again at a place that offers it.
  const isOffered = delivery.options.some(({ option }) => option === choices.deliveryOption);
  const deliveryOption = isOffered
    ? choices.deliveryOption
    : (delivery.options[0]?.option ?? choices.deliveryOption);
  const quoteWith = (offer: VoucherOffer | null) =>
    quoteCart(items, correctedQuote, { deliveryOption, delivery, voucher: offer });
  const voucher = useVoucher(
    {
      code: voucherCode,
      onChange: (code) => choose({ voucherCode: code }),
      products: [...new Set(items.map(({ productId }) => productId))],
    },
    () => quoteWith(null),
  );
  const quote = quoteWith(voucher.offer);
  const paymentMethod = onlineAmountRejectionText(quote.total) ? CASH_ON_DELIVERY : choices.paymentMethod;
  const advance = paymentMethod === CASH_ON_DELIVERY ? advanceOf(quote, delivery.advance) : NO_MONEY;
  const lostVoucher = quote.problems.find((problem) => problem.kind === 'voucher-refused');
  const isBusy = placing !== null;
  // The server would reject an order with an unavailable line, which shows its own message; a check may lower the total.
  const canPay = !isBusy && !voucher.isChecking && quote.lines.length === items.length;

  const submit = (address: Address) => {
    conflictNotice().catch(() => undefined);
    const lines = items.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
    const totalAmount = takaFromPaisa(quote.total);
    const draft = {
      ...{ ...address, items: lines, deliveryOption, voucherCode: quote.voucherCode, totalAmount },
      ...(advance > 0 && { advance: takaFromPaisa(advance) }),
    };
    return flow.submit({ draft, items, method: paymentMethod, quote });
  };
  const showOutcome = (outcome: SubmitOutcome | null) => {
    if (outcome?.kind === 'conflict') {
      if (outcome.quote.voucherCode) voucher.refresh();
      else choose({ voucherCode: null });
      // Not awaited: the corrected quote is on screen, and the stored cart only follows it.
      void updateCartLines(changedLines(items, outcome.quote)).catch(() => undefined);
    }
    if (outcome && 'fields' in outcome && outcome.fields) form.showErrors(outcome.fields);
  };
  const onSubmit = form.submit((address) => {
    // Not awaited: an address that is not saved must not keep anybody from ordering.
    if (isToSave)
      addAddress({ ...address, isDefault: false }).catch(() => toast(t.addressNotSaved, { kind: 'error' }));
    void submit(address).then(showOutcome);
  });
  const remove = (item: CartItem) => removeLine(item).catch(() => toast(t.notRemoved, { kind: 'error' }));

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        if (canPay) onSubmit(event);
        else event.preventDefault();
      }}
      sx={{ display: 'grid', gap: { md: 8 }, gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' } }}
    >
      <Box sx={{ minWidth: 0 }}>
        {pendingPayment && !isBusy && (
          <PendingPaymentNotice payment={pendingPayment} onAbandon={flow.abandonPayment} />
        )}
        <CheckoutStep title={t.addressTitle}>
          <AddressStep form={form} saved={known.saved} isToSave={isToSave} onSaveChange={setToSave} />
        </CheckoutStep>
        <CheckoutStep title={t.deliveryTitle}>
          <Suspense fallback={<Skeleton style={{ height: OPTIONS_HEIGHT }} />}>
            <DeliveryOptions
              terms={delivery}
              subtotal={quote.subtotal}
              chosen={deliveryOption}
              wanted={choices.deliveryOption}
              now={now}
              onChoose={(option) => choose({ deliveryOption: option })}
            />
          </Suspense>
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
            applied={quote.voucherCode && voucher.offer ? voucher.offer.terms : null}
            typed={voucher.typed}
            error={voucher.error ?? (lostVoucher && voucherRejection(lostVoucher.refusal))}
            isChecking={voucher.isChecking}
            onType={voucher.type}
            onApply={voucher.apply}
            onRemove={voucher.remove}
          />
        </CheckoutStep>
        <CheckoutStep title={t.priceTitle}>
          <PriceDetails quote={quote} freeFrom={freeDeliveryFrom(delivery, deliveryOption)} />
        </CheckoutStep>
        {conflict && (
          <Suspense>
            <ConflictNotice conflict={conflict} />
          </Suspense>
        )}
        {advance > 0 && (
          <Suspense>
            <AdvanceNotice advance={advance} total={quote.total} />
          </Suspense>
        )}
        <PayButton
          total={advance || quote.total}
          isCash={paymentMethod === CASH_ON_DELIVERY && advance === 0}
          isBusy={isBusy}
          isDisabled={!canPay}
        />
      </Box>
      {question && (
        <Suspense>
          <ReplacePaymentDialog
            question={question}
            onConfirm={() => void flow.confirm(question).then(showOutcome)}
            onCancel={flow.cancel}
          />
        </Suspense>
      )}
    </Box>
  );
}
