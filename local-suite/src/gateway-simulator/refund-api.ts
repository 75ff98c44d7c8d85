import { randomBytes } from 'node:crypto';
import { paisaOf } from './amount.ts';
import { dhakaTime } from './dhaka-time.ts';
import type { Gateway } from './gateway.ts';
import { refundablePaisa, type Payment, type Refund, type Store } from './payment.ts';
import type { Fields } from './signature.ts';

/** Prefix of the bank_tran_id of seeded orders (seed/payments.ts). */
export const SEEDED_BANK_TRAN_ID_PREFIX = 'SEED-BANK-';

const MAX_LENGTHS: Record<string, number> = {
  bank_tran_id: 80,
  refund_trans_id: 30,
  refund_amount: 11,
  refund_remarks: 255,
};

/**
 * Starts a refund (docs/reference/payments.md 7). "success" means accepted; querying its status completes
 * it.
 */
export function refund(gateway: Gateway, store: Store, fields: Fields): object {
  for (const [name, maxLength] of Object.entries(MAX_LENGTHS)) {
    const value = fields[name] ?? '';
    if (value === '' || [...value].length > maxLength)
      return rejected(fields, `${name} is missing or too long.`);
  }
  const payment =
    gateway.ledger.byBankTranId(fields['bank_tran_id']!) ?? seededPayment(gateway, store, fields);
  if (!payment || payment.store !== store || payment.outcome !== 'VALID') {
    return rejected(fields, 'No paid transaction has this bank_tran_id.');
  }
  const paisa = paisaOf(fields['refund_amount']!);
  if (!paisa) return rejected(fields, 'refund_amount is not an amount.');
  const before = gateway.ledger.refund(({ refundTransId }) => refundTransId === fields['refund_trans_id']);
  if (before) {
    const same = before.payment === payment && before.refund.paisa === paisa;
    if (!same || gateway.faults.of(payment.tranId).refundRepeats === 'refused') {
      return rejected(fields, 'refund_trans_id was used before.');
    }
    return accepted(payment, before.refund, 'processing');
  }
  if (paisa > refundablePaisa(payment))
    return rejected(fields, 'refund_amount is more than what is left of the payment.');
  const started: Refund = {
    refundRefId: randomBytes(12).toString('hex'),
    refundTransId: fields['refund_trans_id']!,
    paisa,
    remarks: fields['refund_remarks']!,
    startedAt: new Date(),
    status: 'processing',
    asked: 0,
  };
  payment.refunds.push(started);
  return accepted(payment, started, 'success');
}

/** Opens the payment of a seeded order, which was paid before this run, with the amount to refund. */
function seededPayment({ ledger }: Gateway, store: Store, fields: Fields): Payment | undefined {
  const bankTranId = fields['bank_tran_id']!;
  const paisa = paisaOf(fields['refund_amount']!);
  if (!bankTranId.startsWith(SEEDED_BANK_TRAN_ID_PREFIX) || !paisa) return undefined;
  const payment = ledger.open(store, { tran_id: bankTranId.slice(SEEDED_BANK_TRAN_ID_PREFIX.length) }, paisa);
  return Object.assign(payment, { outcome: 'VALID' as const, bankTranId });
}

/**
 * Returns the progress of a refund: processing, and refunded (or cancelled, by fault) after enough queries.
 */
export function refundStatus(gateway: Gateway, store: Store, fields: Fields): object {
  const found = gateway.ledger.refund(({ refundRefId }) => refundRefId === fields['refund_ref_id']);
  if (!found || found.payment.store !== store) {
    return { APIConnect: 'DONE', status: 'failed', errorReason: 'No refund has this refund_ref_id.' };
  }
  const { payment, refund } = found;
  const { refundProcessingAnswers, refundEnds } = gateway.faults.of(payment.tranId);
  if (refund.status === 'processing' && refund.asked >= refundProcessingAnswers) {
    refund.status = refundEnds;
    refund.endedAt = new Date();
  }
  refund.asked += 1;
  return {
    APIConnect: 'DONE',
    bank_tran_id: payment.bankTranId,
    tran_id: payment.tranId,
    refund_ref_id: refund.refundRefId,
    initiated_on: dhakaTime(refund.startedAt),
    refunded_on: refund.status === 'refunded' && refund.endedAt ? dhakaTime(refund.endedAt) : '',
    status: refund.status,
    errorReason: refund.status === 'cancelled' ? 'The bank refused the refund.' : '',
  };
}

/** Returns the response of a refund call that a fault lets fail. */
export function failedRefund(fields: Fields): object {
  return rejected(fields, 'The simulator is set to reject this refund.');
}

function accepted(payment: Payment, { refundRefId }: Refund, status: 'success' | 'processing'): object {
  return {
    APIConnect: 'DONE',
    bank_tran_id: payment.bankTranId,
    trans_id: payment.tranId,
    refund_ref_id: refundRefId,
    status,
    errorReason: '',
  };
}

function rejected(fields: Fields, reason: string): object {
  return {
    APIConnect: 'DONE',
    bank_tran_id: fields['bank_tran_id'] ?? '',
    trans_id: '',
    refund_ref_id: '',
    status: 'failed',
    errorReason: reason,
  };
}
