import { rightsMessages } from '@nargisus/domain/accounts';
import { calls } from '@nargisus/domain/contract';
import { interpolate } from '@nargisus/domain/text';
import { routesWith } from '../http/route.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeRights } from './change-rights.ts';
import { inviteStaff, type InvitationDependencies } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import type { StaffRepositories } from './staff-repositories.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const { route } = routesWith<StaffRepositories, { readonly now: () => Date }>();

/** Calls about the people who work for the shop and their rights. */
export const staffRoutes = [
  route(calls.listStaff, async (_input, repositories, { now }) => ({
    data: await listStaff(repositories, now()),
  })),

  route(
    calls.changePersonRights,
    async ({ caller, params: { uid }, body: { can, email } }, repositories, { now }) => {
      const user = await changeRights(repositories, { uid, can, email, caller, now: now() });
      const { changed, removed } = rightsMessages;
      return { data: user, message: interpolate(user.can ? changed : removed, { name: user.name }) };
    },
  ),

  // Before the call whose path has an id in the place of `accept`.
  route(calls.acceptInvitation, async ({ caller: { uid }, body: { token } }, repositories, { now }) => ({
    data: await acceptInvitation(repositories, { token, uid, now: now() }),
    message: rightsMessages.accepted,
  })),

  route(calls.withdrawInvitation, async ({ caller, params: { id } }, repositories, { now }) => {
    await withdrawInvitation(repositories, { id, caller, now: now() });
    return { data: undefined, message: rightsMessages.withdrawn };
  }),
];

const { route: mailRoute } = routesWith<
  StaffRepositories & { readonly settings: SettingsRepository },
  InvitationDependencies
>();

/** The call that mails an invitation: the function `documents` answers it, because `api` has no key of the mail service. */
export const invitationMailRoutes = [
  mailRoute(calls.inviteStaff, async ({ caller, body: { email, can } }, repositories, dependencies) => ({
    data: await inviteStaff(repositories, { email, can, caller }, dependencies),
    message: interpolate(rightsMessages.invited, { email }),
  })),
];
