import type { Address, OrderDraft, Quote } from '@nargisus/domain/checkout';
import { errorMessages, ShopError, type PaymentDraft } from '@nargisus/domain/contract';
import { deliveryCharge, deliveryTermsFor, type DeliveryTerms } from '@nargisus/domain/delivery';
import { takaFromPaisa, type Paisa } from '@nargisus/domain/money';
import { advanceFor, type PhoneEnds } from '@nargisus/domain/phones';
import {
  amountOf,
  closedAttempt,
  gatewayUrlOf,
  isOnSameTerms,
  onlineAmountRejectionText,
  openAttempt,
  type Attempt,
  type PaymentChannel,
} from '@nargisus/domain/payments';
import { deliveryPlaceOf } from '@nargisus/domain/places';
import { HOLD_MS, MAX_HOLDING_ATTEMPTS, stockId } from '@nargisus/domain/stock';
import { withParams } from '@nargisus/domain/text';
import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../http/authenticate.ts';
import type { RateLimitPass } from '../http/rate-limit.ts';
import { inCheckoutTransaction, type CheckoutTransaction } from './checkout-transaction.ts';
import type { PaymentRepositories, PaymentDependencies } from './payment-dependencies.ts';
import { requireAdvance } from '../orders/agreed-advance.ts';
import { agreedQuote } from '../orders/agreed-quote.ts';
import { orderDocumentId } from '../orders/order-document-id.ts';
import { HistoryNeeded, requireUnblocked, trustOfOrder, withPhoneHistory } from '../orders/phone-trust.ts';
import { tranIdOf } from '../orders/tran-id.ts';
import type { VoucherPerson } from '../vouchers/voucher-documents.ts';

interface Request {
  readonly buyer: Caller & VoucherPerson;
  readonly draft: PaymentDraft;
  /** The wallet that the shopper chose: which of the attempt's pages is returned. */
  readonly channel?: PaymentChannel | undefined;
  readonly requestKey: string;
  /** The check of the call's limit, awaited before anything is written. */
  readonly rateLimit: Promise<RateLimitPass>;
}

/** What an open attempt reserves. */
type Held = Pick<Attempt, 'hold' | 'holdsVoucher'>;

interface Started {
  readonly tranId: string;
  readonly gatewayUrl: string;
  readonly isNew: boolean;
  readonly rateLimit: RateLimitPass;
}

/**
 * Prices the draft as an order would be, stores the quote under a new tran_id, and opens the page where it is paid, or the
 * advance of it (docs/adr/0062)
 * (docs/architecture.md#one-order-from-tap-to-report). Does not touch the cart: only a paid attempt becomes an
 * order. Counted pieces are held for HOLD_MS, again when the shopper comes back to an attempt whose hold has lapsed. The use of its
 * voucher is held until the attempt ends.
 * @throws ShopError 'too-many-requests' above the rate limit; 'forbidden' for a blocked number; 'conflict' with the
 * fresh quote when the agreed total differs or too few pieces are left, with the advance that the shop asks for instead of the agreed one, with the order that the key created, or with the payment that is open under it on
 * other terms; 'too-many-requests' when MAX_HOLDING_ATTEMPTS other payments of the account hold stock; 'invalid'
 * for an amount that the gateway does not accept; 'internal' when it opens no page
 */
export async function startPayment(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies & { readonly shopOrigin: () => string },
  { buyer, draft, channel, requestKey, rateLimit }: Request,
): Promise<Started> {
  const gateway = dependencies.gateway();
  const tranId = tranIdOf(buyer.uid, requestKey);
  const { attempt, isNew, pass } = await keepAttempt(
    repositories,
    tranId,
    { buyer, draft, requestKey, rateLimit },
    dependencies.now(),
  );
  if (!isNew) {
    const session = await openedBefore(repositories, attempt);
    return { tranId, gatewayUrl: gatewayUrlOf(session, channel), isNew, rateLimit: pass };
  }

  const opened = await gateway.openSession(attempt, dependencies.shopOrigin());
  if (!opened.ok) {
    await repositories.payments.change(tranId, (it) =>
      closedAttempt(it, `The gateway ${opened.why}`, dependencies.now()),
    );
    throw new ShopError('internal', errorMessages.paymentNotStarted, {
      cause: new Error(`SSLCommerz ${opened.why}`),
    });
  }
  await repositories.payments.change(tranId, (it) => ({
    ...it,
    session: opened.session,
    updatedAt: dependencies.now(),
  }));
  return { tranId, gatewayUrl: gatewayUrlOf(opened.session, channel), isNew, rateLimit: pass };
}

function keepAttempt(
  repositories: PaymentRepositories,
  tranId: string,
  { buyer, draft, requestKey, rateLimit }: Omit<Request, 'channel'>,
  now: Date,
): Promise<{ attempt: Attempt; isNew: boolean; pass: RateLimitPass }> {
  const { items, deliveryOption, voucherCode, totalAmount, advance, ...address } = draft;
  const orderId = orderDocumentId(buyer.uid, requestKey);
  const { recipientPhone } = address;
  const requested = { code: voucherCode, person: buyer, now };
  return withPhoneHistory(repositories.orders, (ends) =>
    inCheckoutTransaction(repositories, (transaction) => keep(transaction, ends)),
  );

  async function keep(transaction: CheckoutTransaction, ends: PhoneEnds | undefined) {
    const [kept, found] = await Promise.all([
      transaction.attempts.find(tranId),
      transaction.orders.findForOrder(orderId, items, requested, recipientPhone),
    ]);
    const { made, products, delivery: settings, voucher, calls } = found;
    const pass = await rateLimit;
    if (made) {
      throw new ShopError(
        'conflict',
        made.tranId ? errorMessages.alreadyPaid : errorMessages.alreadyOrdered,
        {
          data: { ...(made.tranId && { tranId: made.tranId }), orderId: made.orderId },
        },
      );
    }
    await requireUnblocked(repositories.orders, found);
    // Who pays the total online is trusted.
    const trust =
      advance === undefined ? [] : trustOfOrder(found, { phone: recipientPhone, ends, total: totalAmount });
    if (trust instanceof HistoryNeeded) return trust;
    const delivery = deliveryTermsFor(deliveryPlaceOf(address), settings);
    const advanceDue = (priced: Quote) => advanceFor(priced, delivery.advance, trust, calls);
    if (kept?.state === 'open' && !isAgreed(kept)) {
      throw new ShopError('conflict', errorMessages.otherPaymentOpen, {
        data: { open: { tranId, total: takaFromPaisa(amountOf(kept)) } },
      });
    }
    if (kept && kept.state !== 'open') return { attempt: kept, isNew: false, pass };

    const { stock, vouchers } = transaction.orders;
    const isHolding =
      kept && items.every((line) => !stock.isCounted(line) || stock.isHeld(line, tranId, line.quantity, now));
    if (kept && isHolding) return { attempt: changed(kept, {}), isNew: false, pass };

    const piecesLeft = (line: OrderDraft['items'][number]) => stock.piecesLeft(line, now, tranId);
    const terms = { items, deliveryOption, totalAmount };
    const quote = agreedQuote({ products, piecesLeft, delivery, voucher }, terms, now);
    if (advance !== undefined && !kept) requireAdvance(quote, advanceDue(quote), advance);
    const amount = kept ? amountOf(kept) : (advance ?? quote.total);
    const wrongAmount = onlineAmountRejectionText(amount);
    if (wrongAmount) throw new ShopError('invalid', wrongAmount, { fields: { totalAmount: wrongAmount } });

    const held = { ...(await reserve()), ...useVoucher(quote) };
    if (kept) return { attempt: changed(kept, held), isNew: false, pass };
    const named = { ...buyer, name: buyer.name || address.recipientName };
    const opened = openAttempt({ tranId, requestKey, buyer: named, quote, address, amount, now });
    const attempt = { ...opened, ...held };
    transaction.attempts.create(attempt);
    return { attempt, isNew: true, pass };

    function isAgreed(open: Attempt): boolean {
      const isSameAmount = amountOf(open) === (advance ?? totalAmount);
      return (
        isSameAmount &&
        isOnSameTerms(open, draft) &&
        costsTheSame(open, address, delivery, advanceDue(open.quote))
      );
    }

    /** Reserves the counted lines for HOLD_MS; again where the hold of a kept attempt has lapsed. */
    async function reserve(): Promise<Held> {
      const counted = items.filter((line) => stock.isCounted(line));
      if (counted.length === 0) return {};
      const others = await transaction.attempts.countHolding({ uid: buyer.uid, except: tranId, now });
      if (others >= MAX_HOLDING_ATTEMPTS) {
        const { tooManyOpenPayments } = errorMessages;
        throw new ShopError(
          'too-many-requests',
          withParams(tooManyOpenPayments, { count: MAX_HOLDING_ATTEMPTS }),
        );
      }
      stock.hold(counted, tranId, now);
      // Also sizes that staff stopped counting meanwhile: the end of the attempt must release them too.
      const sizes = new Set([...(kept?.hold?.stock ?? []), ...counted.map(stockId)]);
      return { hold: { until: new Date(now.getTime() + HOLD_MS), stock: [...sizes] } };
    }

    /** Uses the voucher for the order to come, until the attempt ends. */
    function useVoucher({ voucherCode: code, voucherDiscount: discount, total }: Quote): Held {
      if (code === null) return {};
      const use = { code, order: orderId, uid: buyer.uid, discount, total };
      vouchers.use(use, { now, isOrder: false });
      return { holdsVoucher: true };
    }

    /** Stores a renewed hold, and a corrected address of a customer who came back from the gateway's page: the last one counts. */
    function changed(open: Attempt, renewed: Held): Attempt {
      const names = Object.keys(address) as (keyof Address)[];
      const isSameAddress = names.every((name) => address[name] === open.shippingAddress[name]);
      if (isSameAddress && !renewed.hold) return open;
      const repaired = { ...open, ...renewed, shippingAddress: address, updatedAt: now };
      transaction.attempts.change(open, repaired);
      return repaired;
    }
  }
}

/**
 * Returns whether delivery to an address costs what an attempt has for it, and asks for its advance: its page takes the amount
 * that it was opened with. At the place of the attempt it does, even if staff have changed charges and advances since.
 */
function costsTheSame(
  attempt: Attempt,
  address: Address,
  delivery: DeliveryTerms,
  advanceDue: Paisa,
): boolean {
  const { quote, total, shippingAddress } = attempt;
  const amount = amountOf(attempt);
  const isSamePlace =
    address.areaId === shippingAddress.areaId && address.district === shippingAddress.district;
  if (isSamePlace) return true;
  const isSameAdvance = amount === total || amount === advanceDue;
  const charge = deliveryCharge(delivery, quote.deliveryOption, quote.subtotal);
  return isSameAdvance && charge === quote.deliveryCharge;
}

/** Longer than the timeout of the first request to the gateway. */
const FIRST_REQUEST_TAKES_MS = 25_000;
const LOOK_EVERY_MS = 250;

/** Returns the session that an earlier request with the same key opened or is opening. */
async function openedBefore(
  { payments }: Pick<PaymentRepositories, 'payments'>,
  kept: Attempt,
): Promise<NonNullable<Attempt['session']>> {
  let attempt: Attempt | undefined = kept;
  for (let waited = 0; isBeingOpened(attempt) && waited < FIRST_REQUEST_TAKES_MS; waited += LOOK_EVERY_MS) {
    await wait(LOOK_EVERY_MS);
    attempt = await payments.find(kept._id);
  }
  if (attempt?.state === 'open' && attempt.session) return attempt.session;
  const isDone = attempt?.state === 'paid';
  throw new ShopError('conflict', isDone ? errorMessages.alreadyPaid : errorMessages.attemptClosed, {
    data: { tranId: kept._id, ...(isDone && { orderId: attempt?.order?.orderId }) },
  });
}

const isBeingOpened = (attempt: Attempt | undefined) => attempt?.state === 'open' && !attempt.session;
