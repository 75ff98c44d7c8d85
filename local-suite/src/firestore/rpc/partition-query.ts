import { invalidArgument } from '../engine/firestore-error.ts';
import { queryFromWire } from '../wire/query-from-wire.ts';
import { parentFromWire } from '../wire/resource-name.ts';
import { valueToWire } from '../wire/value-to-wire.ts';
import type { PartitionQueryRequest, PartitionQueryResponse } from '../wire/wire-messages.ts';
import type { UnaryRpc } from './call-context.ts';
import { pageOf } from './page.ts';

/**
 * Returns split points for reading a collection group in parallel. They reveal names, so only admins may
 * call it.
 */
export const partitionQuery: UnaryRpc<PartitionQueryRequest, PartitionQueryResponse> = async (
  request,
  context,
  { engine, guard },
) => {
  guard.requireAdmin(context);
  const parent = parentFromWire(request.parent);
  const count = Number(request.partitionCount ?? 0);
  if (!(count > 0)) throw invalidArgument('partition_count must be positive.');
  const query = queryFromWire(parent.path, request.structuredQuery);
  const database = engine.database(parent.project, parent.database);
  const { items, nextPageToken } = pageOf(database.partition(query, count + 1), request);
  return {
    partitions: items.map(({ values, before }) => ({ values: values.map(valueToWire), before })),
    ...(nextPageToken ? { nextPageToken } : {}),
  };
};
