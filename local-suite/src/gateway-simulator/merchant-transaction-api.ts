import type { Request, Response } from 'express';
import { answerThrough } from './answer-through.ts';
import type { Api } from './faults.ts';
import type { Gateway } from './gateway.ts';
import { BAD_CREDENTIALS, invalidRequest, queryFields, storeOf } from './merchant-call.ts';
import type { Payment, Store } from './payment.ts';
import { queryBySession, queryByTranId } from './query-api.ts';
import { refund, refundStatus, refuseRefund } from './refund-api.ts';
import type { Fields } from './signature.ts';

interface Question {
  /** The field whose presence selects this call. */
  field: string;
  api: Api;
  about(gateway: Gateway, value: string): Payment | undefined;
  answer(gateway: Gateway, store: Store, fields: Fields): object;
}

/** One endpoint, four calls: the first row whose field was sent decides. */
const QUESTIONS: readonly Question[] = [
  {
    field: 'refund_ref_id',
    api: 'refund',
    about: ({ ledger }, value) => ledger.refund(({ refundRefId }) => refundRefId === value)?.payment,
    answer: refundStatus,
  },
  {
    field: 'bank_tran_id',
    api: 'refund',
    about: ({ ledger }, value) => ledger.byBankTranId(value),
    answer: refund,
  },
  {
    field: 'sessionkey',
    api: 'query',
    about: ({ ledger }, value) => ledger.bySessionkey(value),
    answer: queryBySession,
  },
  {
    field: 'tran_id',
    api: 'query',
    about: ({ ledger }, value) => ledger.byTranId(value),
    answer: queryByTranId,
  },
];

/**
 * GET /validator/api/merchantTransIDvalidationAPI.php: queries, refunds and their status
 * (docs/reference/payments.md 6 and 7).
 */
export async function merchantTransaction(
  gateway: Gateway,
  request: Request,
  response: Response,
): Promise<void> {
  const fields = queryFields(request) ?? {};
  const question = QUESTIONS.find(({ field }) => field in fields);
  await answerThrough(gateway.faults, response, {
    api: question?.api ?? 'query',
    tranId: question?.about(gateway, fields[question.field]!)?.tranId ?? fields['tran_id'],
    work: () => {
      const store = storeOf(fields, gateway.stores);
      if (!store) return invalidRequest(BAD_CREDENTIALS);
      if (!question)
        return invalidRequest('Name a sessionkey, tran_id, bank_tran_id or refund_ref_id, each once.');
      if (fields['format'] !== 'json') return invalidRequest('Send format=json.');
      if (question.api === 'refund' && fields['v'] !== '1') return invalidRequest('Send v=1.');
      return question.answer(gateway, store, fields);
    },
    refuse: () => refuseRefund(fields),
  });
}
