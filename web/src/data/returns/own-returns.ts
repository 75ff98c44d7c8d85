import { returnCalls, type SentPartOf } from '@nargisus/domain/contract';
import type { ReturnRequest } from '@nargisus/domain/returns';
import { useState } from 'react';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

/** Returns the user's return requests for an order, newest first. Reads as many documents as there are. `reload` reads again. */
export function useOwnReturns(orderId: string): { requests: Loadable<ReturnRequest[]>; reload(): void } {
  const [version, setVersion] = useState(0);
  const requests = useFetch(`${orderId} ${version}`, () =>
    callApiAuthenticated(returnCalls.listMyReturns, { query: { orderId } }),
  );
  return { requests, reload: () => setVersion((it) => it + 1) };
}

/** Asks to return lines of an order. Rejects with ShopError. */
export const requestReturn = (
  body: SentPartOf<typeof returnCalls.requestReturn, 'body'>,
): Promise<ReturnRequest> => callApiAuthenticated(returnCalls.requestReturn, { body });

/** Withdraws an open request. Rejects with ShopError, 'conflict' when the shop has answered it. */
export const withdrawReturn = ({ _id: id }: ReturnRequest) =>
  callApiAuthenticated(returnCalls.withdrawReturn, { params: { id } });
