import type { Profile, User } from '@nargisus/domain/accounts';
import { accountCalls, ShopError, type SentPartOf } from '@nargisus/domain/contract';
import { callApi } from '../api/call-api.ts';
import { getIdToken } from '../auth/auth-mutations.ts';

type NewUserRecord = SentPartOf<typeof accountCalls.newUser, 'body'>;

/**
 * Creates the user's own document under users/; a second call updates name, phone and image. Rejects with ShopError.
 */
export async function saveOwnUser(record: NewUserRecord, token?: string | null): Promise<void> {
  await callApi(accountCalls.newUser, { body: record, token: token ?? (await getIdToken()) });
}

/** Reads the user's own document. Rejects with ShopError, 'not-found' when there is none. */
export async function readOwnUser(): Promise<User> {
  return callApi(accountCalls.getMe, { token: await getIdToken() });
}

/**
 * Updates the user's own document, and creates it when sign-up could not (docs/reference/specification.md 7: a failed
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
