import type { User } from '@nargisus/domain/accounts';
import { ShopError } from '@nargisus/domain/contract';
import { keepStaffHint } from '#storage/staff-hint.ts';
import { hasGoogleProvider } from '../auth/auth-mutations.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';
import { readOwnUser } from './own-user.ts';

interface OwnUser {
  record: User | null;
  viaGoogle: boolean;
}

/** Reads the user's own document once, through the API (Firestore would cost its chunk), and how the user signs in. */
export function useOwnUser(uid: string): { user: Loadable<User>; viaGoogle: boolean } {
  const answer = useFetch<OwnUser>(uid, async () => {
    const [record, viaGoogle] = await Promise.all([readRecordOrNull(), hasGoogleProvider()]);
    return { record, viaGoogle };
  });
  if (answer.state !== 'ready') return { user: answer, viaGoogle: false };
  const { record, viaGoogle } = answer.value;
  return { user: record ? { state: 'ready', value: record } : { state: 'missing' }, viaGoogle };
}

async function readRecordOrNull(): Promise<User | null> {
  try {
    const user = await readOwnUser();
    keepStaffHint(user); // the account menu shows the way to the dashboard
    return user;
  } catch (cause) {
    if (cause instanceof ShopError && cause.code === 'not-found') return null;
    throw cause;
  }
}
