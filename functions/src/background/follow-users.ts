import { onDocumentWritten } from 'firebase-functions/firestore';
import { reportFailures } from './report-failures.ts';
import { openRepositories } from '../app/dependencies.ts';
import { REGION } from '../function-options.ts';
import { applyActiveState, applyRole } from '../accounts/apply-account-state.ts';
import { followAddress } from '../accounts/follow-address.ts';

/**
 * Updates the number of users, and applies to the account at Auth a role or an `isActive` whose call was
 * interrupted. For the address the direction is reversed: the record follows Auth.
 */
export const followUsers = onDocumentWritten(
  // Retried until it succeeds: a deactivated person must not keep access because a call failed once.
  { document: 'users/{uid}', region: REGION, memory: '256MiB', retry: true },
  reportFailures(async ({ id: eventId, time, data, params: { uid } }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const repositories = await openRepositories();
    const hasChanged = (field: string) => before && after && before[field] !== after[field];
    if (hasChanged('isActive')) await applyActiveState(repositories, uid);
    if (hasChanged('role')) await applyRole(repositories, uid);
    if (after && before?.email !== after.email) await followAddress(repositories, uid, new Date());
    await repositories.userCounters.follow({ eventId, at: new Date(time), before, after });
  }),
);
