import type { CartItem } from '@nargisus/domain/cart';
import type { Quote } from '@nargisus/domain/checkout';
import type { PaymentMethod } from '@nargisus/domain/orders';
import type { PaymentChannel } from '@nargisus/domain/payments';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { clearCheckout } from '#data/checkout/clear-checkout.ts';
import {
  abandonPayment,
  idempotencyKeyFor,
  nextIdempotencyKey,
  readPendingPayment,
  type PendingPayment,
} from '#data/checkout/idempotency-key.ts';
import type { SentPaymentDraft } from '#data/checkout/place-order.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';
import type { CorrectedDelivery } from '#data/delivery/delivery-source.ts';
import type { Conflict } from './conflict-notice.tsx';
import { changesOf } from './quote-cart.ts';
import { opensGateway, submitOrder, type SubmitOutcome } from './submit-order.ts';

/** What the shopper agreed to with a press of Pay Now. */
export interface Submission {
  draft: SentPaymentDraft;
  items: readonly CartItem[];
  method: PaymentMethod;
  channel: PaymentChannel | undefined;
  /** The prices on screen. */
  quote: Quote;
}

/** The question before an order replaces an open payment: a yes confirms that nothing was paid. */
export interface ReplacePaymentQuestion {
  payment: PendingPayment;
  submission: Submission;
  /** The key to send after a yes; null ends the open payment and takes the key that follows it. */
  key: string | null;
}

export interface CheckoutState {
  /**
   * The lines being bought, from the press until the page is left: the order removes them from the cart, which is live,
   * before its answer arrives.
   */
  placing: readonly CartItem[] | null;
  /** The quote of the last conflict: later prices start from it. */
  correctedQuote: Quote | null;
  /** The address that the quote was for, with the advance that the shop asks for there. */
  correctedAt: CorrectedDelivery['at'] | null;
  conflict: Conflict | null;
  /** A payment begun on the gateway's page whose end is unknown. */
  pendingPayment: PendingPayment | null;
  question: ReplacePaymentQuestion | null;
}

export type CheckoutAction =
  | { type: 'submitted'; items: readonly CartItem[] }
  | { type: 'stopped' }
  | {
      type: 'conflicted';
      quote: Quote;
      at: NonNullable<CheckoutState['correctedAt']>;
      conflict: Conflict;
    }
  | { type: 'question-opened'; question: ReplacePaymentQuestion }
  | { type: 'question-closed' }
  | { type: 'payment-abandoned' }
  | { type: 'cart-emptied' };

export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'submitted':
      return { ...state, placing: action.items, conflict: null };
    case 'stopped':
      return { ...state, placing: null };
    case 'conflicted':
      return {
        ...state,
        placing: null,
        correctedQuote: action.quote,
        correctedAt: action.at,
        conflict: action.conflict,
      };
    case 'question-opened':
      return { ...state, placing: null, question: action.question };
    case 'question-closed':
      return { ...state, question: null };
    case 'payment-abandoned':
      return { ...state, pendingPayment: null };
    case 'cart-emptied':
      return { ...state, correctedQuote: null, correctedAt: null, conflict: null, question: null };
  }
}

const initialState = (uid: string): CheckoutState => ({
  placing: null,
  correctedQuote: null,
  correctedAt: null,
  conflict: null,
  pendingPayment: readPendingPayment(uid),
  question: null,
});

/** If the gateway's page has not opened by then, the button is enabled again. */
const REDIRECT_TIMEOUT_MS = 20_000;

/**
 * Takes a purchase from Pay Now to an order: one submission at a time, with the same Idempotency-Key for every retry.
 * `submit` and `confirm` resolve to the outcome, whose field errors the form shows; to null while another submission is
 * in flight or a question is open.
 */
export function useCheckoutFlow(uid: string) {
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(checkoutReducer, uid, initialState);
  const isSubmitting = useRef(false);
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirectTimer.current), []);

  const stop = () => {
    isSubmitting.current = false;
    dispatch({ type: 'stopped' });
  };

  /** Applies the outcome of a submission: navigates to the order or the gateway, or shows the conflict or error. */
  const settle = async (outcome: SubmitOutcome, submission: Submission): Promise<void> => {
    const t = currentStrings(checkoutStrings);
    switch (outcome.kind) {
      case 'placed': {
        const { order, isAsAgreed } = outcome;
        clearCheckout(uid);
        const message = isAsAgreed ? t.placed : t.placedBefore;
        // The next page has its own heading for an order that was placed earlier.
        if (!isAsAgreed) toast(message);
        await navigate(paths.paymentSuccess(), { state: { order, message, directOrder: true } });
        return;
      }
      case 'already-placed':
        // Without a transaction: another tab has placed the order in cash.
        if (!outcome.ids.tran_id) toast(t.placedBefore);
        await navigate(`${paths.paymentSuccess()}?${new URLSearchParams(outcome.ids)}`);
        return;
      case 'redirect':
        window.location.assign(outcome.url);
        redirectTimer.current = setTimeout(stop, REDIRECT_TIMEOUT_MS);
        return;
      case 'conflict': {
        const { quote, message, advance } = outcome;
        const changes = changesOf(submission.items, submission.quote, quote);
        const { areaId, city, district } = submission.draft;
        const at = { areaId, city, district, advance };
        const total = quote.total === submission.quote.total ? null : quote.total;
        dispatch({ type: 'conflicted', quote, at, conflict: { message, changes, total } });
        break;
      }
      case 'pending-payment':
        dispatch({ type: 'question-opened', question: { payment: outcome.payment, submission, key: null } });
        break;
      case 'rejected':
        dispatch({ type: 'stopped' });
        toast(outcome.message, { kind: 'error' });
        break;
    }
    isSubmitting.current = false;
  };

  const send = async (submission: Submission, key: string): Promise<SubmitOutcome> => {
    const { draft, items, method, channel } = submission;
    dispatch({ type: 'submitted', items });
    const outcome = await submitOrder({ uid, draft, method, channel, purchase: purchaseOf(items), key });
    await settle(outcome, submission);
    return outcome;
  };

  /** Sends the order, or asks first when a payment is open that is not the one being continued. */
  const submit = async (submission: Submission): Promise<SubmitOutcome | null> => {
    if (isSubmitting.current) return null;
    isSubmitting.current = true;
    const { items } = submission;
    const key = await idempotencyKeyFor(uid, purchaseOf(items));
    const payment = readPendingPayment(uid); // another tab may have begun one
    const isOnline = opensGateway(submission);
    const isContinued = isOnline && payment?.key === key;
    if (!payment || isContinued) return send(submission, key);
    // A cash order replaces the payment: a key has only one order.
    const question = { payment, submission, key: isOnline ? key : payment.key };
    dispatch({ type: 'question-opened', question });
    isSubmitting.current = false;
    return null;
  };

  /** Answers the question with yes: sends the order in place of the open payment. */
  const confirm = async ({
    payment,
    submission,
    key,
  }: ReplacePaymentQuestion): Promise<SubmitOutcome | null> => {
    if (isSubmitting.current) return null;
    isSubmitting.current = true;
    dispatch({ type: 'question-closed' });
    return send(
      submission,
      key ?? (await nextIdempotencyKey(uid, purchaseOf(submission.items), payment.key)),
    );
  };

  return {
    state,
    dispatch,
    submit,
    confirm,
    cancel: () => dispatch({ type: 'question-closed' }),
    abandonPayment: () => {
      if (state.pendingPayment) abandonPayment(uid, state.pendingPayment.tranId);
      dispatch({ type: 'payment-abandoned' });
    },
  };
}

/** Returns the cart lines with the time each was added: the same products added later are another purchase. */
function purchaseOf(items: readonly CartItem[]): object {
  const lines = items.map(({ _id, quantity, addedAt }) => `${_id} ${quantity} ${addedAt.getTime()}`);
  return { lines: lines.sort() };
}
