import type { Role, User } from '@nargisus/domain/accounts';
import { personCalls } from '@nargisus/domain/contract';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/** The user as shown to staff: the server rejects a change of a value that has changed since. */
type Shown = Pick<User, 'uid' | 'email' | 'role' | 'isActive'>;

/** Deletes an account; its orders stay. Rejects with ShopError for the caller's own account and for the last admin's. */
export const deleteCustomer = ({ uid }: Shown) =>
  callApiAuthenticated(personCalls.deletePerson, { params: { uid } });

/**
 * Changes a user's role. Rejects with ShopError for the caller's own account, the last admin, an unverified address, and
 * when a colleague was faster.
 */
export const changeRole = ({ uid, email, role }: Shown, to: Role) =>
  callApiAuthenticated(personCalls.changePersonRole, {
    params: { uid },
    body: { role: { from: role, to }, email },
  });

/** Blocks or unblocks a user. Rejects with ShopError for the caller's own account and for the last admin's. */
export const setCustomerActive = ({ uid, isActive }: Shown, to: boolean) =>
  callApiAuthenticated(personCalls.changePersonActive, {
    params: { uid },
    body: { isActive: { from: isActive, to } },
  });
