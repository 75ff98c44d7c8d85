import { rightsMessages, storedRights, type Right, type StaffInvitation } from '@nargisus/domain/accounts';
import { ShopError } from '@nargisus/domain/contract';
import { staffInvitationMail } from '@nargisus/domain/mails';
import { expiryOf } from '@nargisus/domain/privacy';
import { withParams } from '@nargisus/domain/text';
import { staffOf } from '../audit/audit-log.ts';
import type { Mail } from '../email/sendgrid.ts';
import type { Caller } from '../http/authenticate.ts';
import { renderMail } from '../mails/render-mail.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';
import { invitationIdOf, newInvitationToken } from './invitation-token.ts';
import type { StaffRepositories } from './staff-repositories.ts';

export interface InvitationRequest {
  /** In normal form. */
  readonly email: string;
  readonly can: readonly Right[];
  readonly caller: Caller;
}

export interface InvitationDependencies {
  readonly now: () => Date;
  readonly send: (mail: Mail) => Promise<unknown>;
  /** Returns the base URL of the shop. @throws Error while it is not configured */
  readonly shopOrigin: () => string;
}

type InvitationRepositories = Pick<StaffRepositories, 'staffInvitations'> & {
  readonly settings: Pick<SettingsRepository, 'shop'>;
};

/**
 * Invites an address to work for the shop: stores the invitation, with the audit entry, and mails its link. Replaces an
 * earlier invitation of the address. Deletes the invitation where the mail could not be sent or perhaps was not: the admin
 * invites again. @throws ShopError 'conflict' where the address belongs to staff, 'unreachable' where the mail fails
 */
export async function inviteStaff(
  { staffInvitations, settings }: InvitationRepositories,
  { email, can, caller }: InvitationRequest,
  { now, send, shopOrigin }: InvitationDependencies,
): Promise<StaffInvitation> {
  const token = newInvitationToken();
  const invitedAt = now();
  const invitation: StaffInvitation = {
    ...{ _id: invitationIdOf(token), email, can: storedRights(can) ?? [] },
    ...{ invitedBy: caller.uid, invitedAt, expireAt: expiryOf('staffInvitations', invitedAt) },
  };
  const outcome = await staffInvitations.invite(invitation, staffOf(caller));
  if (outcome !== 'invited') {
    throw new ShopError('conflict', withParams(rightsMessages.isStaff, { name: outcome.staff.name }));
  }
  try {
    const mail = renderMail(staffInvitationMail(token, shopOrigin()), await settings.shop());
    await send({ to: [email], ...mail, attachments: [] });
  } catch (cause) {
    // Where this fails too, the invitation stays in the list, where an admin can withdraw or replace it.
    await staffInvitations.withdraw(invitation._id, null, now()).catch(() => false);
    throw new ShopError('unreachable', rightsMessages.notSent, { cause });
  }
  return invitation;
}
