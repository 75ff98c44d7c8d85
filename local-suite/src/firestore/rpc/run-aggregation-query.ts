import { aggregationsFromWire } from '../wire/aggregations-from-wire.ts';
import { queryFromWire } from '../wire/query-from-wire.ts';
import { parentFromWire } from '../wire/resource-name.ts';
import { timestampToWire } from '../wire/timestamp.ts';
import { fieldsToWire } from '../wire/value-to-wire.ts';
import type { RunAggregationQueryRequest, RunAggregationQueryResponse } from '../wire/wire-messages.ts';
import type { ServerStreamRpc } from './call-context.ts';
import { bill } from './call.ts';
import { explainMetrics } from './explain-metrics.ts';
import { streamRead } from './read-point.ts';

const ENTRIES_PER_READ = 1000;

/** Sends exactly one response: the JS SDK asserts it. */
export const runAggregationQuery: ServerStreamRpc<RunAggregationQueryRequest, RunAggregationQueryResponse> =
  async function* (request, context, parts) {
    const parent = parentFromWire(request.parent);
    const database = parts.engine.database(parent.project, parent.database);
    const query = queryFromWire(parent.path, request.structuredAggregationQuery?.structuredQuery);
    const aggregations = aggregationsFromWire(request.structuredAggregationQuery?.aggregations);
    const call = { rpc: 'RunAggregationQuery', context, database };
    yield* streamRead(database, request, context, async function* (point) {
      parts.guard.requireList(call, query, point.at, point.transaction !== undefined);
      const explained = request.explainOptions ? database.explain(query, aggregations) : undefined;
      const begun = point.begun ? { transaction: point.transaction!.id } : {};
      if (explained && !request.explainOptions?.analyze) {
        bill(parts.usage, call, { reads: 1 });
        yield { explainMetrics: explainMetrics(explained), ...begun };
        return;
      }
      const started = performance.now();
      const { values, readTime, scanned } = point.transaction
        ? await point.transaction.aggregate(query, aggregations)
        : database.aggregate(query, aggregations, point.at);
      const entries = Math.max(scanned.indexEntries, scanned.documents);
      const reads = Math.max(1, Math.ceil(entries / ENTRIES_PER_READ));
      bill(parts.usage, call, { reads });
      const milliseconds = performance.now() - started;
      const execution = { results: 1, reads, scanned, isAggregation: true, milliseconds };
      yield {
        result: { aggregateFields: fieldsToWire(values) },
        readTime: timestampToWire(readTime),
        ...begun,
        ...(explained && { explainMetrics: explainMetrics(explained, execution) }),
      };
    });
  };
