import { userSchema } from '@nargisus/domain/accounts';
import { doc, getDoc } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { useFetch } from '../query/use-fetch.ts';

/** Returns the users' names by uid, without those of deleted accounts; staff only. Reads one document per uid. */
export function useUserNames(uids: readonly string[]): Loadable<ReadonlyMap<string, string>> {
  const ids = [...new Set(uids)].filter((uid) => /^[^/\s]{1,128}$/.test(uid)).sort();
  return useFetch(ids.join(' '), async () => {
    const names = new Map<string, string>();
    await Promise.all(
      ids.map(async (uid) => {
        const record = doc(firestore, 'users', uid).withConverter(converterFor(userSchema));
        // Staff without the right to people read the records of colleagues alone: the name of a former one stays unknown.
        const user = (await getDoc(record).catch(() => undefined))?.data();
        if (user) names.set(uid, user.name);
      }),
    );
    return names;
  });
}
