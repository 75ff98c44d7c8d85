import { IDEMPOTENCY_HEADER, riderCashCalls, type SentPartOf } from '@nargisus/domain/contract';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { useFetch } from '../query/use-fetch.ts';

/* Cash that own riders hold and hand in (docs/adr/0090). All calls reject with ShopError. */

/** Returns what riders hold, and the last hand-ins. One call, repeated with another `version`. */
export const useRiderCash = (version: number) =>
  useFetch(`rider-cash ${version}`, () => callApiAuthenticated(riderCashCalls.riderCash, {}));

/** Records a hand-in. The same key is the same hand-in. */
export const handInCash = (body: SentPartOf<typeof riderCashCalls.handInCash, 'body'>, requestKey: string) =>
  callApiAuthenticated(riderCashCalls.handInCash, { body, headers: { [IDEMPOTENCY_HEADER]: requestKey } });
