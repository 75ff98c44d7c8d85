import { onDocumentUpdated } from 'firebase-functions/firestore';
import { openShop, REGION } from '../config.ts';
import { applyActiveState } from './apply-active-state.ts';

/** An admin who sets `isActive` of a record shuts that person out, or lets them in again, within moments. */
export const followActiveState = onDocumentUpdated(
  // Tried again until it works: somebody who is shut out must not stay in because a call failed once.
  { document: 'users/{uid}', region: REGION, memory: '256MiB', retry: true },
  async ({ data, params }) => {
    const change = data && [data.before, data.after].map((it) => it.get('isActive') as unknown);
    if (change && change[0] !== change[1]) await applyActiveState(await openShop(), params.uid);
  },
);
