import * as z from 'zod/mini';
import { returnMessages } from '../../returns/return-messages.ts';
import {
  MAX_RETURN_ANSWER,
  RETURN_STATUSES,
  returnDecisionSchema,
  returnFormSchema,
  returnRequestSchema,
} from '../../returns/return-request.ts';
import { typedText } from '../../text/written-text.ts';
import { call, noData } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';
import { orderIdParameter } from '../parameters.ts';
import { requestMessages } from '../request-messages.ts';

const statusSchema = z.enum(RETURN_STATUSES, returnMessages.unknownStatus);
const oneReturn = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, returnMessages.notFound)),
});
const ofOrder = z.object({
  orderId: orderIdParameter.check(z.minLength(8, requestMessages.unknownOrder)),
});

/** Requests to return products of a delivered order (docs/adr/0073). */
export const returnCalls = {
  /**
   * Asks to return lines of a delivered order of the caller, for money or another size. 409 before delivery, after the days for
   * returns, and for more pieces than earlier requests leave.
   */
  requestReturn: call({
    method: 'POST',
    path: '/api/returns',
    access: 'signed-in',
    perMinute: 10,
    body: returnFormSchema,
    status: 201,
    data: returnRequestSchema,
  }),
  /** The caller's requests for one order, newest first. */
  listMyReturns: call({
    method: 'GET',
    path: '/api/me/returns',
    access: 'signed-in',
    query: ofOrder,
    data: z.array(returnRequestSchema),
  }),
  /** Withdraws an open request of the caller. 409 once staff have answered it. */
  withdrawReturn: call({
    method: 'DELETE',
    path: '/api/me/returns/{id}',
    access: 'signed-in',
    params: oneReturn,
    data: noData,
  }),
  /** The requests of one status, newest first, 20 per page; with `orderId` all of that order, whatever their status. */
  listReturns: call({
    method: 'GET',
    path: '/api/returns',
    access: 'staff',
    rights: ['orders', 'packing', 'money'],
    query: z.object({
      status: z._default(statusSchema, 'open'),
      orderId: z.optional(orderIdParameter),
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
    }),
    data: z.array(returnRequestSchema),
  }),
  /**
   * Agrees to a request or declines it, with an answer that the customer reads; declining needs one. 409 when `from` is not the
   * stored status, and when a declined request is agreed to but another one has its pieces.
   */
  decideReturn: call({
    method: 'PUT',
    path: '/api/returns/{id}/status',
    access: 'staff',
    rights: ['orders'],
    params: oneReturn,
    body: z
      .object({
        status: z.object({ from: statusSchema, to: returnDecisionSchema }),
        answer: z._default(typedText(MAX_RETURN_ANSWER), ''),
      })
      .check(
        z.refine(({ status, answer }) => status.to !== 'declined' || answer !== '', {
          path: ['answer'],
          error: returnMessages.answerMissing,
        }),
      ),
    data: returnRequestSchema,
  }),
};
