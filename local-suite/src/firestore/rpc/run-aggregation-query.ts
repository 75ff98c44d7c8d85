import { aggregationsFromWire } from '../wire/aggregations-from-wire.ts';
import { queryFromWire } from '../wire/query-from-wire.ts';
import { parentFromWire } from '../wire/resource-name.ts';
import { timestampToWire } from '../wire/timestamp.ts';
import { fieldsToWire } from '../wire/value-to-wire.ts';
import type { RunAggregationQueryRequest, RunAggregationQueryResponse } from '../wire/wire-messages.ts';
import type { ServerStreamRpc } from './call-context.ts';
import { bill } from './call.ts';
import { answering } from './read-point.ts';

const ENTRIES_PER_READ = 1000;

/** Exactly one answer: the JS SDK asserts it. */
export const runAggregationQuery: ServerStreamRpc<RunAggregationQueryRequest, RunAggregationQueryResponse> =
  async function* (request, context, parts) {
    const parent = parentFromWire(request.parent);
    const database = parts.engine.database(parent.project, parent.database);
    const query = queryFromWire(parent.path, request.structuredAggregationQuery?.structuredQuery);
    const aggregations = aggregationsFromWire(request.structuredAggregationQuery?.aggregations);
    const call = { rpc: 'RunAggregationQuery', context, database };
    yield* answering(database, request, context, async function* (point) {
      parts.guard.requireList(call, query, point.at, point.transaction !== undefined);
      const { values, readTime, scanned } = point.transaction
        ? await point.transaction.aggregate(query, aggregations)
        : database.aggregate(query, aggregations, point.at);
      const entries = Math.max(scanned.indexEntries, scanned.documents);
      bill(parts.usage, call, { reads: Math.max(1, Math.ceil(entries / ENTRIES_PER_READ)) });
      yield {
        result: { aggregateFields: fieldsToWire(values) },
        readTime: timestampToWire(readTime),
        ...(point.begun ? { transaction: point.transaction!.id } : {}),
      };
    });
  };
