import { CASH_ON_DELIVERY, type PaymentMethod } from '../orders/statuses.ts';
import { asksForCall, type TrustReason } from '../phones/trust.ts';
import type { CallState } from './stages.ts';

/** Whether staff call before packing: never, when they find the time, or always. */
export const CALL_MODES = ['off', 'advise', 'require'] as const;

export type CallMode = (typeof CALL_MODES)[number];

/** The rules for calls, from the settings section `calls`. */
export interface CallPolicy {
  readonly mode: CallMode;
  /** Minutes until a customer who did not answer is called again. */
  readonly retryMinutes: number;
  /** Calls without an answer after which the order becomes a problem. */
  readonly mostTries: number;
}

export const DEFAULT_CALL_POLICY: CallPolicy = { mode: 'advise', retryMinutes: 60, mostTries: 3 };

const STATE_OF_MODE = {
  off: 'not-required',
  advise: 'advised',
  require: 'required',
} as const satisfies Readonly<Record<CallMode, CallState>>;

/**
 * Returns whether a new order needs a call (docs/reference/commerce.md 4). It is stored with the order, so that another
 * setting later moves no order that waits already. Who has paid needs none.
 * @param trust - what the rules about its phone number ask for, whatever the mode is
 */
export function callFor(
  paymentMethod: PaymentMethod,
  { mode }: Pick<CallPolicy, 'mode'>,
  trust: readonly TrustReason[] = [],
): CallState {
  if (paymentMethod !== CASH_ON_DELIVERY) return 'not-required';
  return asksForCall(trust) ? 'required' : STATE_OF_MODE[mode];
}
