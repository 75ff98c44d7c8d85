import { findingCalls } from '@nargisus/domain/contract';
import { readableViews, type SavedView, type ViewForm } from '@nargisus/domain/saved-views';
import { doc, getDoc } from 'firebase/firestore';
import { useState } from 'react';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

/**
 * Returns the views that a person saved, and how to read them again; views that cannot be read are left out. One read.
 * @param uid - null reads nothing
 */
export function useSavedViews(uid: string | null): { readonly views: Loadable<SavedView[]>; reload(): void } {
  const [version, setVersion] = useState(0);
  const views = useFetch(uid && `views of ${uid} ${version}`, async () => {
    const stored: unknown = (await getDoc(doc(firestore, 'savedViews', uid!))).get('views');
    return readableViews(Array.isArray(stored) ? stored : []);
  });
  return { views, reload: () => setVersion((it) => it + 1) };
}

/** Saves a view under the id. Rejects with ShopError, 'conflict' for a name that is taken, and for too many. */
export const saveView = (id: string, body: ViewForm) =>
  callApiAuthenticated(findingCalls.saveView, { params: { id }, body });

/** Deletes a view. Rejects with ShopError. */
export const removeView = (id: string) => callApiAuthenticated(findingCalls.removeView, { params: { id } });
