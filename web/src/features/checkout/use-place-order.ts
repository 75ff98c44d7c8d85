import type { CartItem } from '@nargisus/domain/cart';
import { quoteSchema, type Quote } from '@nargisus/domain/checkout';
import { ShopError } from '@nargisus/domain/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { isUnanswered, placeOrder, type SentOrderDraft } from '../../data/place-order.ts';
import { toast } from '../../ui/toast.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { endAttempt, requestKeyFor } from './request-key.ts';

interface Attempt {
  draft: SentOrderDraft;
  items: readonly CartItem[];
  /** The shop's figures are others than the shopper's. */
  onConflict(fresh: Quote, message: string): void;
  onFieldErrors(errors: Readonly<Record<string, string>>): void;
}

/**
 * Placing an order: one at a time, the same key for every repetition. `placing` holds the lines being bought from
 * the press until the page is left: the order takes them out of the cart, which is live, before its answer arrives.
 */
export function usePlaceOrder() {
  const navigate = useNavigate();
  const [placing, setPlacing] = useState<readonly CartItem[] | null>(null);
  const inFlight = useRef(false);

  const place = async ({ draft, items, onConflict, onFieldErrors }: Attempt) => {
    if (inFlight.current) return; // a second press before the button has been redrawn
    inFlight.current = true;
    setPlacing(items);
    try {
      const { items: lines, deliveryOption, voucherCode, totalAmount } = draft;
      const order = await placeOrder(
        draft,
        requestKeyFor({ lines, deliveryOption, voucherCode, totalAmount }),
      );
      endAttempt();
      const state = { order, message: checkoutMessages.placed, directOrder: true };
      await navigate(paths.paymentSuccess(), { state });
    } catch (cause) {
      inFlight.current = false;
      setPlacing(null);
      const fault = cause instanceof ShopError ? cause : null;
      const unanswered = isUnanswered(cause);
      if (!unanswered) endAttempt();
      const fresh = quoteSchema.safeParse((fault?.data as { quote?: unknown } | undefined)?.quote);
      if (fault && fresh.success) onConflict(fresh.data, fault.message);
      else
        toast(unanswered ? checkoutMessages.failed : fault?.message || checkoutMessages.notPlaced, {
          kind: 'error',
        });
      if (fault?.fields) onFieldErrors(fault.fields);
    }
  };

  return { place, placing };
}
