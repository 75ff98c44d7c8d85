import { accountCalls, type SentPartOf } from '@nargisus/domain/contract';
import { callApi } from './call-api.ts';
import { getIdToken } from './identity-actions.ts';

/** Makes the caller's own record under users/; a second time it changes name, phone and picture. Rejects with ShopError. */
export async function saveOwnUser(record: SentPartOf<typeof accountCalls.newUser, 'body'>): Promise<void> {
  await callApi(accountCalls.newUser, { body: record, token: await getIdToken() });
}
