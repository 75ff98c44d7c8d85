import type { PaymentOutcome } from '@nargisus/domain/payments';

/** Something broke on our side or the gateway's while a payment was looked at: what to tell the person, and the cause. */
export class PaymentError extends Error {
  override readonly name = 'PaymentTrouble';
  readonly outcome: PaymentOutcome;

  constructor(outcome: PaymentOutcome, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.outcome = outcome;
  }
}
