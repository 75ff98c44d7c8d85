import type { Profile, User } from '@nargisus/domain/accounts';
import { accountCalls, ShopError, type SentPartOf } from '@nargisus/domain/contract';
import { callApi } from '../api/call-api.ts';
import { getIdToken } from '../auth/auth-mutations.ts';

type NewUserRecord = SentPartOf<typeof accountCalls.newUser, 'body'>;

/**
 * Makes the caller's own record under users/; a second time it changes name, phone and picture. Rejects with
 * ShopError.
 */
export async function saveOwnUser(record: NewUserRecord, token?: string | null): Promise<void> {
  await callApi(accountCalls.newUser, { body: record, token: token ?? (await getIdToken()) });
}

/** One's own record. Rejects with ShopError, 'not-found' where there is none. */
export async function readOwnUser(): Promise<User> {
  return callApi(accountCalls.getMe, { token: await getIdToken() });
}

/**
 * Changes one's own record; makes it where signing up could not (docs/reference/specification.md 7: a failed
 * newUser is only logged).
 */
export async function saveProfile({ name, phone, imageUrl }: Profile): Promise<void> {
  const body = { name, phone, imageUrl };
  try {
    await callApi(accountCalls.updateMe, { body, token: await getIdToken() });
  } catch (cause) {
    if (!(cause instanceof ShopError && cause.code === 'not-found')) throw cause;
    await saveOwnUser(body);
  }
}
