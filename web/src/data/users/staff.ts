import type { Right, User } from '@nargisus/domain/accounts';
import { staffCalls, type PartOf, type SentPartOf } from '@nargisus/domain/contract';
import { useState } from 'react';
import { keepStaffHint } from '#storage/staff-hint.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

export type Staff = PartOf<typeof staffCalls.listStaff, 'data'>;

/** Returns the people who work for the shop and the open invitations, and how to load them again; admins only. */
export function useStaff(): { readonly staff: Loadable<Staff>; reload(): void } {
  const [version, setVersion] = useState(0);
  const staff = useFetch(String(version), () => callApiAuthenticated(staffCalls.listStaff));
  return { staff, reload: () => setVersion((it) => it + 1) };
}

/**
 * Changes what somebody may do, at once. Rejects with ShopError for the caller's own account and for an admin's, for an address
 * or number that is not proved, and 'conflict' when a colleague was faster.
 */
export const changeRights = ({ uid, email, can = [] }: Pick<User, 'uid' | 'email' | 'can'>, to: Right[]) =>
  callApiAuthenticated(staffCalls.changePersonRights, {
    params: { uid },
    body: { can: { from: can, to }, email },
  });

/** Mails an invitation, which replaces an earlier one to the same address. Rejects with ShopError. */
export const inviteStaff = (body: SentPartOf<typeof staffCalls.inviteStaff, 'body'>) =>
  callApiAuthenticated(staffCalls.inviteStaff, { body });

/** Makes the link of an invitation useless. Rejects with ShopError. */
export const withdrawInvitation = (id: string) =>
  callApiAuthenticated(staffCalls.withdrawInvitation, { params: { id } });

/** Accepts an invitation for the signed-in account. Rejects with ShopError. */
export async function acceptInvitation(token: string): Promise<void> {
  keepStaffHint(await callApiAuthenticated(staffCalls.acceptInvitation, { body: { token } }));
}
