import { deskCalls, type PartOf } from '@nargisus/domain/contract';
import type { CallForm, OrderDesk } from '@nargisus/domain/desk';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/** What staff know of an order, after a call. */
export type CalledOrder = PartOf<typeof deskCalls.recordCall, 'data'>;

/**
 * Marks an order as being called by this member of staff. Rejects with ShopError, 'conflict' while a colleague is calling,
 * unless `takeOver` is true.
 */
export const beginCall = (id: string, takeOver: boolean): Promise<CalledOrder> =>
  callApiAuthenticated(deskCalls.beginCall, { params: { id }, body: { takeOver } });

/**
 * Records how a call ended. Rejects with ShopError, 'conflict' when a colleague has recorded one that `desk` does not have.
 * @param desk - as this member of staff saw it
 */
export const recordCall = ({ _id: id, calls }: OrderDesk, form: CallForm): Promise<CalledOrder> =>
  callApiAuthenticated(deskCalls.recordCall, {
    params: { id },
    body: { ...form, lastSeen: calls.at(-1)?.at ?? null },
  });
