import { documentToWire } from '../wire/document-to-wire.ts';
import { queryFromWire } from '../wire/query-from-wire.ts';
import { parentFromWire } from '../wire/resource-name.ts';
import { timestampToWire } from '../wire/timestamp.ts';
import type { RunQueryRequest, RunQueryResponse } from '../wire/wire-messages.ts';
import type { ServerStreamRpc } from './call-context.ts';
import { bill } from './call.ts';
import { explainMetrics } from './explain-metrics.ts';
import { streamRead } from './read-point.ts';

/** Sends one response with the read time when there are no results; marks the last response. */
export const runQuery: ServerStreamRpc<RunQueryRequest, RunQueryResponse> = async function* (
  request,
  context,
  parts,
) {
  const parent = parentFromWire(request.parent);
  const database = parts.engine.database(parent.project, parent.database);
  const query = queryFromWire(parent.path, request.structuredQuery);
  const call = { rpc: 'RunQuery', context, database };
  yield* streamRead(database, request, context, async function* (point) {
    parts.guard.requireList(call, query, point.at, point.transaction !== undefined);
    const explained = request.explainOptions ? database.explain(query) : undefined;
    if (explained && !request.explainOptions?.analyze) {
      bill(parts.usage, call, { reads: 1 });
      if (point.begun) yield { transaction: point.transaction!.id };
      // Without a read time, which the SDKs would take for an empty result.
      yield { explainMetrics: explainMetrics(explained), done: true };
      return;
    }
    const started = performance.now();
    const result = point.transaction ? await point.transaction.query(query) : database.query(query, point.at);
    const reads = Math.max(1, result.documents.length + result.skipped);
    bill(parts.usage, call, { reads });
    if (point.begun) yield { transaction: point.transaction!.id };
    const common: RunQueryResponse = { readTime: timestampToWire(result.readTime) };
    if (result.skipped > 0) common.skippedResults = result.skipped;
    // The metrics come last, in a response of their own.
    const last = explained ? Infinity : result.documents.length - 1;
    if (last < 0) yield { ...common, done: true };
    for (const [index, document] of result.documents.entries()) {
      const answer = {
        ...(index === 0 ? common : { readTime: common.readTime }),
        document: documentToWire(database, document),
      };
      yield index === last ? { ...answer, done: true } : answer;
    }
    if (!explained) return;
    const { documents, scanned } = result;
    const milliseconds = performance.now() - started;
    const execution = { results: documents.length, reads, scanned, isAggregation: false, milliseconds };
    const rest = documents.length === 0 ? common : { readTime: common.readTime };
    yield { ...rest, explainMetrics: explainMetrics(explained, execution), done: true };
  });
};
