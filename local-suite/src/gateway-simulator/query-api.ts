import { paymentFields } from './callback-fields.ts';
import type { Gateway } from './gateway.ts';
import type { Payment, Store } from './payment.ts';
import type { Fields } from './signature.ts';

/** Returns a payment by its session: one flat record (docs/reference/payments.md 6). */
export function queryBySession(gateway: Gateway, store: Store, fields: Fields): object {
  const payment = gateway.ledger.bySessionkey(fields['sessionkey'] ?? '');
  if (!payment || payment.store !== store) return { APIConnect: 'DONE', status: 'INVALID_TRANSACTION' };
  return { APIConnect: 'DONE', sessionkey: payment.sessionkey, ...record(gateway, payment) };
}

/** Returns every attempt of a tran_id. A real gateway may know several; here one session is one attempt. */
export function queryByTranId(gateway: Gateway, store: Store, fields: Fields): object {
  const payment = gateway.ledger.byTranId(fields['tran_id'] ?? '');
  const element = payment && payment.store === store ? [record(gateway, payment)] : [];
  return { APIConnect: 'DONE', no_of_trans_found: element.length, element };
}

function record(gateway: Gateway, payment: Payment): Fields {
  const fields = paymentFields(payment, gateway.faults.of(payment.tranId).tamper);
  return {
    ...fields,
    status: payment.validatedAt ? 'VALIDATED' : payment.outcome,
    val_id: payment.valId ?? '',
    bank_gw: payment.channel ?? '',
  };
}
