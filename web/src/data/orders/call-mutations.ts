import { deskCalls } from '@nargisus/domain/contract';
import type { CallForm, OrderDesk } from '@nargisus/domain/desk';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/**
 * Marks an order as being called by this member of staff. Rejects with ShopError, 'conflict' while a colleague is calling,
 * unless `takeOver` is true.
 */
export const beginCall = (id: string, takeOver: boolean): Promise<OrderDesk> =>
  callApiAuthenticated(deskCalls.beginCall, { params: { id }, body: { takeOver } });

/**
 * Records how a call ended. Rejects with ShopError, 'conflict' when a colleague has recorded one that `desk` does not have.
 * @param desk - as this member of staff saw it
 */
export const recordCall = ({ _id: id, calls }: OrderDesk, form: CallForm): Promise<OrderDesk> =>
  callApiAuthenticated(deskCalls.recordCall, {
    params: { id },
    body: { ...form, lastSeen: calls.at(-1)?.at ?? null },
  });
