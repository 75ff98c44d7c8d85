import { calls, type SentPartOf } from '@nargisus/domain/contract';
import { callApi } from './call-api.ts';
import { getIdToken } from './identity-actions.ts';

/** Makes the caller's own record under users/; a second time it changes name, phone and picture. Rejects with ShopError. */
export async function saveOwnUser(record: SentPartOf<typeof calls.newUser, 'body'>): Promise<void> {
  await callApi(calls.newUser, { body: record, token: await getIdToken() });
}
