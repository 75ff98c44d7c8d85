import { onDocumentWritten } from 'firebase-functions/firestore';
import { openShop, REGION } from '../config.ts';
import { applyActiveState } from './apply-active-state.ts';

/**
 * Keeps the number of people in step with their records. And an admin who sets `isActive` of a record shuts that person
 * out, or lets them in again, within moments.
 */
export const followUsers = onDocumentWritten(
  // Tried again until it works: somebody who is shut out must not stay in because a call failed once.
  { document: 'users/{uid}', region: REGION, memory: '256MiB', retry: true },
  async ({ id: eventId, time, data, params: { uid } }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const shop = await openShop();
    if (before && after && before.isActive !== after.isActive) await applyActiveState(shop, uid);
    await shop.userTally.follow({ eventId, at: new Date(time), before, after });
  },
);
