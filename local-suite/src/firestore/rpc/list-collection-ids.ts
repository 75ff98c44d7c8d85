import { parentFromWire } from '../wire/resource-name.ts';
import type { ListCollectionIdsRequest, ListCollectionIdsResponse } from '../wire/wire-messages.ts';
import type { UnaryRpc } from './call-context.ts';
import { bill } from './call.ts';
import { pageOf } from './page.ts';

export const listCollectionIds: UnaryRpc<ListCollectionIdsRequest, ListCollectionIdsResponse> = async (
  request,
  context,
  { engine, guard, usage },
) => {
  guard.requireAdmin(context);
  const parent = parentFromWire(request.parent);
  const database = engine.database(parent.project, parent.database);
  const { items, nextPageToken } = pageOf(database.listCollectionIds(parent.path), request);
  bill(usage, { rpc: 'ListCollectionIds', context, database }, { reads: 1 });
  return { collectionIds: [...items], ...(nextPageToken ? { nextPageToken } : {}) };
};
