import type { CartItem } from '@nargisus/domain/cart';
import { quoteSchema, type Quote } from '@nargisus/domain/checkout';
import { ShopError } from '@nargisus/domain/contract';
import { CASH_ON_DELIVERY, orderSchema, type Order, type PaymentMethod } from '@nargisus/domain/orders';
import * as z from 'zod/mini';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { clearCheckout } from '#data/checkout/clear-checkout.ts';
import type { PendingPayment } from '#data/checkout/idempotency-key.ts';
import { isUnanswered, placeOrder, type SentOrderDraft } from '#data/checkout/place-order.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { translate } from '#locales/translate.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';
import { openGateway } from './open-gateway.ts';

interface Placing {
  draft: SentOrderDraft;
  items: readonly CartItem[];
  method: PaymentMethod;
  /** The Idempotency-Key now, and the one that follows where the payment begun under it is over. */
  key: string;
  nextKey(ended: string): Promise<string>;
  /** A payment for the same lines is open, begun elsewhere on other terms. */
  onOther(payment: PendingPayment): void;
  /** The shop's figures are others than the shopper's. */
  onConflict(fresh: Quote, message: string): void;
  onFieldErrors(errors: Readonly<Record<string, string>>): void;
}

/** The gateway's page not having come by then, the button is there again. */
const GATEWAY_COMES_WITHIN_MS = 20_000;

/**
 * Pay Now: one press at a time, the same key for every repetition. `placing` holds the lines being bought from the press
 * until the page is left: the order takes them out of the cart, which is live, before its answer arrives.
 */
export function usePlaceOrder(uid: string) {
  const navigate = useNavigate();
  const [placing, setPlacing] = useState<readonly CartItem[] | null>(null);
  const inFlight = useRef(false);
  const comingBack = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(comingBack.current), []);

  const stop = () => {
    inFlight.current = false;
    setPlacing(null);
  };

  const place = async ({ draft, items, method, onOther, onConflict, onFieldErrors, ...keys }: Placing) => {
    if (inFlight.current) return; // a second press before the button has been redrawn
    inFlight.current = true;
    setPlacing(items);
    try {
      if (method === CASH_ON_DELIVERY) {
        const { order, isAsAgreed } = await placeOnce(draft, keys.key);
        clearCheckout(uid);
        const t = currentStrings(checkoutStrings);
        const message = isAsAgreed ? t.placed : t.placedBefore;
        // The page that follows is headed by the other sentence.
        if (!isAsAgreed) toast(message);
        await navigate(paths.paymentSuccess(), { state: { order, message, directOrder: true } });
        return;
      }
      const opened = await openGateway(uid, draft, keys);
      if (opened.kind === 'other') {
        stop();
        onOther(opened.payment);
        return;
      }
      if (opened.kind === 'ordered') {
        // Not paid online: another tab has ordered it to be paid in cash.
        if (!opened.names.tran_id) toast(currentStrings(checkoutStrings).placedBefore);
        await navigate(`${paths.paymentSuccess()}?${new URLSearchParams(opened.names)}`);
        return;
      }
      window.location.assign(opened.page);
      comingBack.current = setTimeout(stop, GATEWAY_COMES_WITHIN_MS);
    } catch (cause) {
      stop();
      const t = currentStrings(checkoutStrings);
      const fault = cause instanceof ShopError ? cause : null;
      const fresh = quoteSchema.safeParse((fault?.data as { quote?: unknown } | undefined)?.quote);
      if (fault && fresh.success) onConflict(fresh.data, fault.message);
      else if (fault?.code === 'internal' && method !== CASH_ON_DELIVERY)
        toast(translate(fault.message) || t.notPlaced, { kind: 'error' });
      else
        toast(isUnanswered(cause) ? t.failed : translate(fault?.message ?? '') || t.notPlaced, {
          kind: 'error',
        });
      if (fault?.fields) onFieldErrors(fault.fields);
    }
  };

  return { place, placing };
}

/** Places the order; one of these lines that was placed before, in another tab with other choices, is that order. */
async function placeOnce(draft: SentOrderDraft, key: string): Promise<{ order: Order; isAsAgreed: boolean }> {
  try {
    return { order: await placeOrder(draft, key), isAsAgreed: true };
  } catch (cause) {
    const placed = cause instanceof ShopError && placedBeforeSchema.safeParse(cause.data);
    if (!placed || !placed.success) throw cause;
    return { order: placed.data.order, isAsAgreed: false };
  }
}

const placedBeforeSchema = z.object({ order: orderSchema });
