import type { CollectionChanges, CollectionList } from '@nargisus/domain/collections';
import { staffCollectionCalls, type SentPartOf } from '@nargisus/domain/contract';
import { useState } from 'react';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

interface StaffCollections {
  readonly list: Loadable<CollectionList>;
  /** Shows what the answer of a change carries. */
  show(list: CollectionList): void;
  reload(): void;
}

/** Returns all collections, hidden ones too. Reads one document through the API. */
export function useStaffCollections(): StaffCollections {
  const [version, setVersion] = useState(0);
  const [answered, setAnswered] = useState<CollectionList | null>(null);
  const list = useFetch(String(version), async () => {
    const read = await callApiAuthenticated(staffCollectionCalls.listStaffCollections);
    setAnswered(null);
    return read;
  });
  return {
    list: answered ? { state: 'ready', value: answered } : list,
    show: setAnswered,
    reload: () => setVersion((it) => it + 1),
  };
}

/** A new collection in wire form. */
export type SentCollection = SentPartOf<typeof staffCollectionCalls.addCollection, 'body'>;

/** Adds a collection at the end. Rejects with ShopError. */
export const addCollection = (body: SentCollection) =>
  callApiAuthenticated(staffCollectionCalls.addCollection, { body });

/** Changes fields of a collection. Rejects with ShopError, 'conflict' when a colleague changed one of them first. */
export const editCollection = (id: string, changes: CollectionChanges) =>
  callApiAuthenticated(staffCollectionCalls.editCollection, { params: { id }, body: { changes } });

/** Puts the collections into another order. Rejects with ShopError, 'conflict' when a colleague was faster. */
export const orderCollections = (from: string[], to: string[]) =>
  callApiAuthenticated(staffCollectionCalls.orderCollections, { body: { order: { from, to } } });

/** Deletes a collection. Rejects with ShopError. */
export const deleteCollection = (id: string) =>
  callApiAuthenticated(staffCollectionCalls.deleteCollection, { params: { id } });
