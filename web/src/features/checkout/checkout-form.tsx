import type { CartItem } from '@nargisus/domain/cart';
import type { Address } from '@nargisus/domain/checkout';
import { freeDeliveryFrom } from '@nargisus/domain/delivery';
import { NO_MONEY, takaFromPaisa } from '@nargisus/domain/money';
import { advanceOf } from '@nargisus/domain/payments';
import { voucherRejection } from '@nargisus/domain/vouchers';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { KnownToBrowser } from '#data/users/addresses.ts';
import { updateCartLines, removeLine } from '#data/cart/cart-mutations.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import type { DeliverySource } from '#data/delivery/delivery-source.ts';
import { addAddress } from '#data/users/addresses.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { keepReturningHint } from '#storage/returning-hint.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { AddressStep } from './address-step.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import type { useCheckoutFlow } from './checkout-flow.ts';
import { ADDRESS_FIELDS, isKnownAddress } from './known-address.ts';
import { KnownChoicesSkeleton } from './known-choices-skeleton.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayButton } from './pay-button.tsx';
import { changedLines } from './quote-cart.ts';
import { useCheckoutChoices } from './use-checkout-choices.ts';
import { useOpenBlocks } from './use-open-blocks.ts';
import { usePricedOrder } from './use-priced-order.ts';
import type { SubmitOutcome } from './submit-order.ts';
import { choiceOf } from './ways-to-pay.ts';
import css from './checkout-layout.module.css';

const lateParts = () => import('./late-parts.ts');
const DeliveryOptions = lazy(async () => ({ default: (await lateParts()).DeliveryOptions }));
const KnownChoices = lazy(async () => ({ default: (await lateParts()).KnownChoices }));
const PaymentChoice = lazy(async () => ({ default: (await lateParts()).PaymentChoice }));
const PriceDetails = lazy(async () => ({ default: (await lateParts()).PriceDetails }));
const VoucherBox = lazy(async () => ({ default: (await lateParts()).VoucherBox }));
/** Few orders find an open payment. */
const PendingPaymentNotice = lazy(async () => ({
  default: (await import('./pending-payment-notice.tsx')).PendingPaymentNotice,
}));
/** Only an open payment can be replaced: its dialog is loaded with the notice of it. */
const replacePayment = () => import('./replace-payment-dialog.tsx');
const ReplacePaymentDialog = lazy(async () => ({ default: (await replacePayment()).ReplacePaymentDialog }));
/** Loaded with the press of Pay Now: most orders meet no conflict. */
const conflictNotice = () => import('./conflict-notice.tsx');
const ConflictNotice = lazy(async () => ({ default: (await conflictNotice()).ConflictNotice }));
/** Most shops ask for no advance. */
const AdvanceNotice = lazy(async () => ({ default: (await import('./advance-notice.tsx')).AdvanceNotice }));
/** The heights of the late parts, in pixels. */
const HEIGHTS = { delivery: 290, payment: 388, voucher: 56, price: 174, pending: 190 };

interface Props {
  person: SignedIn;
  items: readonly CartItem[];
  known: KnownToBrowser;
  termsAt: DeliverySource;
  flow: ReturnType<typeof useCheckoutFlow>;
}

/**
 * Renders the checkout of a cart with lines (docs/reference/specification.md 2, Checkout): who, where and how as blocks, or one block to
 * confirm for a returning customer (docs/adr/0060).
 */
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

  const { values } = form;
  const order = { items, values, termsAt, choices, choose, correctedQuote, correctedAt };
  const { delivery, deliveryOption, voucher, quote, way } = usePricedOrder(order);
  const blocks = useOpenBlocks(isKnownAddress(known, values), {
    address: ADDRESS_FIELDS.some((name) => form.errorOf(name)),
    delivery: deliveryOption !== choices.deliveryOption,
  });
  const { isKnown } = blocks;
  useEffect(() => keepReturningHint(isKnown), [isKnown]);
  const advance = way === 'cash' ? advanceOf(quote, delivery.advance) : NO_MONEY;
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
    const { paymentMethod: method, channel } = choiceOf(way);
    return flow.submit({ draft, items, method, channel, quote });
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

  const deliveryOptions = (
    <Suspense fallback={<Skeleton style={{ height: HEIGHTS.delivery }} />}>
      <DeliveryOptions
        terms={delivery}
        subtotal={quote.subtotal}
        chosen={deliveryOption}
        wanted={choices.deliveryOption}
        now={now}
        onChoose={(option) => choose({ deliveryOption: option })}
      />
    </Suspense>
  );
  const deliveryStep = (isPart: boolean) =>
    blocks.isOpen('delivery') && (
      <CheckoutStep title={t.deliveryTitle} isPart={isPart} takesFocus={blocks.isOpened('delivery')}>
        {deliveryOptions}
      </CheckoutStep>
    );
  const isAnyFolded = (['address', 'delivery', 'payment'] as const).some((it) => !blocks.isOpen(it));

  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        if (canPay) onSubmit(event);
        else event.preventDefault();
      }}
    >
      <OrderSummary items={items} quote={quote} amount={quote.total} onRemove={(item) => void remove(item)} />
      <div>
        {pendingPayment && !isBusy && (
          <Suspense fallback={<div style={{ minHeight: HEIGHTS.pending }} />}>
            <PendingPaymentNotice payment={pendingPayment} onAbandon={flow.abandonPayment} />
          </Suspense>
        )}
        {isAnyFolded && (
          <CheckoutStep title={t.confirmTitle}>
            <Suspense fallback={<KnownChoicesSkeleton />}>
              <KnownChoices
                isOpen={blocks.isOpen}
                address={values}
                terms={delivery}
                option={deliveryOption}
                charge={quote.deliveryCharge}
                way={way}
                now={now}
                onChange={blocks.open}
              />
            </Suspense>
          </CheckoutStep>
        )}
        {blocks.isOpen('address') ? (
          <AddressStep
            form={form}
            saved={known.saved}
            isToSave={isToSave}
            onSaveChange={setToSave}
            isNumbered={!blocks.isKnown && known.saved.length === 0}
            takesFocus={blocks.isOpened('address')}
          >
            {deliveryStep(true)}
          </AddressStep>
        ) : (
          deliveryStep(false)
        )}
        {blocks.isOpen('payment') && (
          <CheckoutStep
            title={t.paymentTitle}
            number={blocks.isKnown || known.saved.length > 0 ? undefined : 3}
            takesFocus={blocks.isOpened('payment')}
          >
            <Suspense fallback={<Skeleton style={{ height: HEIGHTS.payment }} />}>
              <PaymentChoice
                chosen={way}
                total={quote.total}
                onChoose={(chosen) => choose(choiceOf(chosen))}
              />
            </Suspense>
          </CheckoutStep>
        )}
      </div>
      <div>
        <CheckoutStep title={t.voucherTitle}>
          <Suspense fallback={<Skeleton style={{ height: HEIGHTS.voucher }} />}>
            <VoucherBox
              applied={quote.voucherCode && voucher.offer ? voucher.offer.terms : null}
              typed={voucher.typed}
              error={voucher.error ?? (lostVoucher && voucherRejection(lostVoucher.refusal))}
              isChecking={voucher.isChecking}
              onType={voucher.type}
              onApply={voucher.apply}
              onRemove={voucher.remove}
            />
          </Suspense>
        </CheckoutStep>
        <CheckoutStep title={t.priceTitle}>
          <Suspense fallback={<Skeleton style={{ height: HEIGHTS.price }} />}>
            <PriceDetails quote={quote} freeFrom={freeDeliveryFrom(delivery, deliveryOption)} />
          </Suspense>
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
          isCash={way === 'cash' && advance === 0}
          isBusy={isBusy}
          isDisabled={!canPay}
        />
      </div>
      {question && (
        <Suspense>
          <ReplacePaymentDialog
            question={question}
            onConfirm={() => void flow.confirm(question).then(showOutcome)}
            onCancel={flow.cancel}
          />
        </Suspense>
      )}
    </form>
  );
}
