import type { User } from '@nargisus/domain/accounts';
import { ShopError } from '@nargisus/domain/contract';
import { cameThroughGoogle } from './identity-actions.ts';
import type { Loadable } from './loadable.ts';
import { useOnce } from './use-once.ts';
import { readOwnUser } from './users.repository.ts';

interface OwnUser {
  record: User | null;
  viaGoogle: boolean;
}

/** One's own record, read once through the API (Firestore would cost its chunk), and how one signs in. */
export function useOwnUser(email: string): { user: Loadable<User>; viaGoogle: boolean } {
  const answer = useOnce<OwnUser>(async () => {
    const [record, viaGoogle] = await Promise.all([recordOrNone(), cameThroughGoogle()]);
    return { record, viaGoogle };
  }, email);
  if (answer.state !== 'ready') return { user: answer, viaGoogle: false };
  const { record, viaGoogle } = answer.value;
  return { user: record ? { state: 'ready', value: record } : { state: 'missing' }, viaGoogle };
}

async function recordOrNone(): Promise<User | null> {
  try {
    return await readOwnUser();
  } catch (cause) {
    if (cause instanceof ShopError && cause.code === 'not-found') return null;
    throw cause;
  }
}
