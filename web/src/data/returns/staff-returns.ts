import { returnCalls } from '@nargisus/domain/contract';
import type { ReturnRequest, ReturnStatus } from '@nargisus/domain/returns';
import { callApiForPage } from '../api/call-api.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { getIdToken } from '../auth/auth-mutations.ts';
import { pageByStatus } from '../query/page-by-status.ts';

/** Returns a page of the requests of one status, newest first. Reads 20 documents at most. */
export const useReturns = pageByStatus<ReturnStatus, ReturnRequest>(async (query) =>
  callApiForPage(returnCalls.listReturns, { query, token: await getIdToken() }),
);

/** Agrees to a request or declines it. Rejects with ShopError, 'conflict' when a colleague has answered it. */
export const decideReturn = (
  { _id: id, status: from }: ReturnRequest,
  to: 'agreed' | 'declined',
  answer: string,
) =>
  callApiAuthenticated(returnCalls.decideReturn, { params: { id }, body: { status: { from, to }, answer } });
