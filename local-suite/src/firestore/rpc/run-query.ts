import { documentToWire } from '../wire/document-to-wire.ts';
import { queryFromWire } from '../wire/query-from-wire.ts';
import { parentFromWire } from '../wire/resource-name.ts';
import { timestampToWire } from '../wire/timestamp.ts';
import type { RunQueryRequest, RunQueryResponse } from '../wire/wire-messages.ts';
import type { ServerStreamRpc } from './call-context.ts';
import { bill } from './call.ts';
import { answering } from './read-point.ts';

/** Without results there is still one answer, for its read time; the last answer says that it is the last. */
export const runQuery: ServerStreamRpc<RunQueryRequest, RunQueryResponse> = async function* (
  request,
  context,
  parts,
) {
  const parent = parentFromWire(request.parent);
  const database = parts.engine.database(parent.project, parent.database);
  const query = queryFromWire(parent.path, request.structuredQuery);
  const call = { rpc: 'RunQuery', context, database };
  yield* answering(database, request, context, async function* (point) {
    parts.guard.requireList(call, query, point.at, point.transaction !== undefined);
    const result = point.transaction ? await point.transaction.query(query) : database.query(query, point.at);
    bill(parts.usage, call, { reads: Math.max(1, result.documents.length + result.skipped) });
    if (point.begun) yield { transaction: point.transaction!.id };
    const common: RunQueryResponse = { readTime: timestampToWire(result.readTime) };
    if (result.skipped > 0) common.skippedResults = result.skipped;
    const last = result.documents.length - 1;
    if (last < 0) yield { ...common, done: true };
    for (const [index, document] of result.documents.entries()) {
      const answer = {
        ...(index === 0 ? common : { readTime: common.readTime }),
        document: documentToWire(database, document),
      };
      yield index === last ? { ...answer, done: true } : answer;
    }
  });
};
