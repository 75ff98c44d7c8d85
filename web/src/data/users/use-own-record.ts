import { userSchema, type User } from '@nargisus/domain/accounts';
import { collection, doc } from 'firebase/firestore';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { subscribeToDocument, useSnapshot } from '../query/use-snapshot.ts';

const users = collection(firestore, 'users').withConverter(converterFor(userSchema));

/** Returns the user's own record, live, with the rights of staff. One read, and one for each change. */
export const useOwnRecord = (uid: string): Loadable<User> =>
  useSnapshot(uid, (observer) => subscribeToDocument(doc(users, uid), observer));
