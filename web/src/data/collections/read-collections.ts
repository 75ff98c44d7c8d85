import type { CollectionPage, PublicCollection } from '@nargisus/domain/collections';
import { collectionCalls } from '@nargisus/domain/contract';
import { callApi } from '../api/call-api.ts';

/*
 * A module of its own, because it contains the schemas of rules and pictures, which no page needs before its first answer.
 */
export const readCollections = (): Promise<PublicCollection[]> => callApi(collectionCalls.listCollections);

export const readCollection = (id: string): Promise<CollectionPage> =>
  callApi(collectionCalls.getCollection, { params: { id } });
