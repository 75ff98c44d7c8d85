import type { Request, Response } from 'express';
import { respondWithFaults } from './respond-with-faults.ts';
import type { Api } from './faults.ts';
import type { Gateway } from './gateway.ts';
import { BAD_CREDENTIALS, invalidRequest, queryFields, storeOf } from './merchant-call.ts';
import type { Payment, Store } from './payment.ts';
import { queryBySession, queryByTranId } from './query-api.ts';
import { refund, refundStatus, failedRefund } from './refund-api.ts';
import type { Fields } from './signature.ts';

interface TransactionCall {
  /** The field whose presence selects this call. */
  field: string;
  api: Api;
  paymentOf(gateway: Gateway, value: string): Payment | undefined;
  answer(gateway: Gateway, store: Store, fields: Fields): object;
}

/** One endpoint, four calls: the first row whose field was sent decides. */
const CALLS: readonly TransactionCall[] = [
  {
    field: 'refund_ref_id',
    api: 'refund',
    paymentOf: ({ ledger }, value) => ledger.refund(({ refundRefId }) => refundRefId === value)?.payment,
    answer: refundStatus,
  },
  {
    field: 'bank_tran_id',
    api: 'refund',
    paymentOf: ({ ledger }, value) => ledger.byBankTranId(value),
    answer: refund,
  },
  {
    field: 'sessionkey',
    api: 'query',
    paymentOf: ({ ledger }, value) => ledger.bySessionkey(value),
    answer: queryBySession,
  },
  {
    field: 'tran_id',
    api: 'query',
    paymentOf: ({ ledger }, value) => ledger.byTranId(value),
    answer: queryByTranId,
  },
];

/**
 * Serves GET /validator/api/merchantTransIDvalidationAPI.php: queries, refunds and their status
 * (docs/reference/payments.md 6 and 7).
 */
export async function merchantTransaction(
  gateway: Gateway,
  request: Request,
  response: Response,
): Promise<void> {
  const fields = queryFields(request) ?? {};
  const call = CALLS.find(({ field }) => field in fields);
  await respondWithFaults(gateway.faults, response, {
    api: call?.api ?? 'query',
    tranId: call?.paymentOf(gateway, fields[call.field]!)?.tranId ?? fields['tran_id'],
    work: () => {
      const store = storeOf(fields, gateway.stores);
      if (!store) return invalidRequest(BAD_CREDENTIALS);
      if (!call)
        return invalidRequest('Name a sessionkey, tran_id, bank_tran_id or refund_ref_id, each once.');
      if (fields['format'] !== 'json') return invalidRequest('Send format=json.');
      if (call.api === 'refund' && fields['v'] !== '1') return invalidRequest('Send v=1.');
      return call.answer(gateway, store, fields);
    },
    reject: () => failedRefund(fields),
  });
}
