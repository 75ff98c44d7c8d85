import {
  isPaid,
  outcomeOf,
  TRAN_ID_PATTERN,
  unpaidAttempt,
  type Attempt,
  type PaymentFailure,
  type PaymentOutcome,
} from '@nargisus/domain/payments';
import type { PaymentRepositories, PaymentDependencies } from './payment-dependencies.ts';
import { PaymentError } from './payment-error.ts';
import { settlePayment } from './settle-payment.ts';
import type { Callback } from './sslcommerz.ts';

export interface Handled {
  readonly outcome: PaymentOutcome;
  /** The present attempt; undefined when the callback is not about one of ours. */
  readonly attempt?: Attempt;
}

/**
 * Handles a callback of the gateway, sent by the browser or by the gateway itself. The same callback has the same
 * effect from both, in any order and twice (docs/reference/payments.md 8). An unsigned callback changes nothing.
 * @throws PaymentError when the payment could not be checked; the sweep will
 */
export async function handleCallback(
  repositories: PaymentRepositories,
  dependencies: PaymentDependencies,
  form: Readonly<Record<string, string>>,
): Promise<Handled> {
  const tranId = form.tran_id && TRAN_ID_PATTERN.test(form.tran_id) ? form.tran_id : undefined;
  const failed = (failure: PaymentFailure, attempt?: Attempt): Handled => ({
    outcome: { result: 'failed', tranId, failure },
    attempt,
  });
  try {
    const callback = dependencies.gateway().readCallback(form);
    if (!callback) return failed('validation_failed');
    const attempt = tranId && (await repositories.payments.find(tranId));
    if (!attempt) return failed('payment_data_not_found');
    if (isPaid(attempt.state)) return { outcome: outcomeOf(attempt), attempt };
    return callback.state === 'paid' ? await settle(attempt, callback) : await close(attempt, callback);
  } catch (cause) {
    if (cause instanceof PaymentError) throw cause;
    throw new PaymentError({ result: 'failed', tranId, failure: 'server_error' }, cause);
  }

  async function settle(attempt: Attempt, { valId }: Callback): Promise<Handled> {
    const validation = await dependencies.gateway().validate(valId);
    switch (validation.state) {
      case 'unknown':
        throw new Error(`SSLCommerz ${validation.why}`);
      case 'invalid':
        return failed('validation_failed', attempt);
      case 'unpaid':
        return failed('payment_failed', attempt);
      case 'paid':
        break;
    }
    try {
      const settled = await settlePayment(repositories, dependencies, attempt._id, validation.payment);
      if (settled.result === 'rejected') return failed('validation_failed', attempt);
      return { outcome: outcomeOf(settled.attempt), attempt: settled.attempt };
    } catch (cause) {
      // The money was received and the sweep will create the order: the customer must not be asked to pay again.
      throw new PaymentError({ result: 'failed', tranId, failure: 'order_creation_failed' }, cause);
    }
  }

  async function close(attempt: Attempt, { state, note }: Callback): Promise<Handled> {
    if (state === 'nothing' || state === 'paid') return failed('payment_failed', attempt);
    const why = note.slice(0, 500);
    const closed = await repositories.payments.change(attempt._id, (it) =>
      unpaidAttempt(it, state, why, dependencies.now()),
    );
    if (!closed) return failed('payment_data_not_found');
    return { outcome: outcomeOf(closed), attempt: closed };
  }
}
