import { afterCommission, takaText } from './amount.ts';
import { dhakaTime } from './dhaka-time.ts';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { Outcome, Payment } from './payment.ts';
import { sign, type Fields } from './signature.ts';

const NO_CARD = {
  card_type: '',
  card_no: '',
  card_issuer: '',
  card_brand: '',
  card_sub_brand: '',
  card_issuer_country: '',
  card_issuer_country_code: '',
};
const BANGLADESH = { card_issuer_country: 'Bangladesh', card_issuer_country_code: 'BD' };

const CHANNELS = {
  card: {
    card_type: 'VISA-Dutch Bangla',
    card_no: '411111XXXXXX1111',
    card_issuer: 'STANDARD CHARTERED BANK',
    card_brand: 'VISA',
    card_sub_brand: 'Classic',
    ...BANGLADESH,
  },
  bkash: {
    card_type: 'BKASH-BKash',
    card_no: '',
    card_issuer: 'BKash Mobile Banking',
    card_brand: 'MOBILEBANKING',
    card_sub_brand: 'Classic',
    ...BANGLADESH,
  },
  nagad: {
    card_type: 'NAGAD-Nagad',
    card_no: '',
    card_issuer: 'Nagad',
    card_brand: 'MOBILEBANKING',
    card_sub_brand: 'Classic',
    ...BANGLADESH,
  },
};

/**
 * Returns the fields that describe a payment, in callbacks and in the APIs (docs/reference/payments.md 3).
 */
export function paymentFields(
  payment: Payment,
  tamper: Faults['tamper'],
  status: Outcome = payment.outcome,
): Fields {
  const { amount, currency } = settled(payment, tamper);
  const common: Record<string, string> = {
    status,
    tran_id: payment.tranId,
    amount,
    currency,
    currency_amount: tamper === 'no-currency' ? '' : amount,
    currency_type: tamper === 'no-currency' ? '' : currency,
    currency_rate: '1.0000',
    base_fair: '0.00',
    bank_tran_id: payment.bankTranId ?? '',
    tran_date: dhakaTime(payment.endedAt ?? payment.openedAt),
    store_id: tamper === 'store-id' ? 'somebody_else' : payment.store.id,
    error: payment.error ?? '',
    cus_fax: payment.request['cus_fax'] ?? '',
    emi_instalment: '0',
    emi_amount: '0.00',
    emi_description: '',
    emi_issuer: '',
    ...(payment.channel ? CHANNELS[payment.channel] : NO_CARD),
  };
  for (const name of ['value_a', 'value_b', 'value_c', 'value_d']) common[name] = payment.request[name] ?? '';
  if (status !== 'VALID') return common;
  return {
    ...common,
    val_id: payment.valId ?? '',
    store_amount: takaText(afterCommission(payment.paisa)),
    risk_level: payment.risky ? '1' : '0',
    risk_title: payment.risky ? 'Risky' : 'Safe',
  };
}

function settled(payment: Payment, tamper: Faults['tamper']): { amount: string; currency: string } {
  const other = payment.paisa === 10_00 ? 11_00 : 10_00;
  return {
    amount: takaText(tamper === 'amount' ? other : payment.paisa),
    currency: tamper === 'currency' ? 'USD' : 'BDT',
  };
}

/** Returns the signed fields of a callback or IPN, tampered with as the fault says. */
export function callbackFields(
  payment: Payment,
  tamper: Faults['tamper'],
  ledger: Ledger,
  status: Outcome = payment.outcome,
): Fields {
  const fields: Record<string, string> = { ...paymentFields(payment, tamper, status) };
  if (tamper === 'val-id' && fields['val_id']) {
    fields['val_id'] = ledger.anotherPaid(payment)?.valId ?? 'no-such-val-id';
  }
  const signed = sign(fields, payment.store.password);
  if (tamper === 'unsigned-amount') return { ...signed, amount: settled(payment, 'amount').amount };
  if (tamper === 'signature') return { ...signed, verify_sign: '0'.repeat(32) };
  return signed;
}
