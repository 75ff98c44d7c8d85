import type { PaymentOutcome } from '@nargisus/domain/payments';

/** An internal error, or one of the gateway, while a payment was checked: what to tell the customer, and the cause. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly outcome: PaymentOutcome;

  constructor(outcome: PaymentOutcome, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.outcome = outcome;
  }
}
