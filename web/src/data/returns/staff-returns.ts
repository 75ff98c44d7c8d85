import { returnCalls } from '@nargisus/domain/contract';
import type { ReturnRequest, ReturnStatus } from '@nargisus/domain/returns';
import { useState } from 'react';
import { callApiForPage } from '../api/call-api.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { getIdToken } from '../auth/auth-mutations.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

export interface StaffReturnsPage {
  readonly requests: ReturnRequest[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** Returns a page of the requests of one status, newest first. Reads 20 documents at most. `reload` reads it again. */
export function useReturns(
  status: ReturnStatus,
  cursor: string | null,
): { page: Loadable<StaffReturnsPage>; reload(): void } {
  const [version, setVersion] = useState(0);
  const page = useFetch(`${status} ${cursor ?? ''} ${version}`, async () => {
    const { data, nextCursor } = await callApiForPage(returnCalls.listReturns, {
      query: { status, ...(cursor && { cursor }) },
      token: await getIdToken(),
    });
    return { requests: data, next: nextCursor };
  });
  return { page, reload: () => setVersion((it) => it + 1) };
}

/** Agrees to a request or declines it. Rejects with ShopError, 'conflict' when a colleague has answered it. */
export const decideReturn = (
  { _id: id, status: from }: ReturnRequest,
  to: 'agreed' | 'declined',
  answer: string,
) =>
  callApiAuthenticated(returnCalls.decideReturn, { params: { id }, body: { status: { from, to }, answer } });
