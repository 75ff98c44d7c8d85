import { FirestoreError, grpcNumber, invalidArgument } from '../engine/firestore-error.ts';
import type { Write } from '../engine/writes/write.ts';
import { writeResultToWire } from '../wire/commit-to-wire.ts';
import { databaseFromWire } from '../wire/resource-name.ts';
import type {
  BatchWriteRequest,
  BatchWriteResponse,
  WireStatus,
  WireWriteResult,
} from '../wire/wire-messages.ts';
import { writeFromWire } from '../wire/write-from-wire.ts';
import type { UnaryRpc } from './call-context.ts';
import { commitAsCaller } from './commit-as-caller.ts';

/** Applies each write separately; an unreadable one fails all (docs/reference/firestore-protocol.md 7.1). */
export const batchWrite: UnaryRpc<BatchWriteRequest, BatchWriteResponse> = async (
  request,
  context,
  parts,
) => {
  parts.guard.requireAdmin(context);
  const { project, database: id } = databaseFromWire(request.database);
  const database = parts.engine.database(project, id);
  const writes = (request.writes ?? []).map((write) => writeFromWire(database, write));
  requireDistinctDocuments(writes);
  const call = { rpc: 'BatchWrite', context, database };
  const outcomes = await Promise.all(
    writes.map(async (write): Promise<{ status: WireStatus; result: WireWriteResult }> => {
      try {
        const outcome = await commitAsCaller(call, parts, [write]);
        return { status: { code: 0 }, result: writeResultToWire(outcome.results[0]!) };
      } catch (error) {
        if (!(error instanceof FirestoreError)) throw error;
        return { status: { code: grpcNumber(error.code), message: error.message }, result: {} };
      }
    }),
  );
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
};

function requireDistinctDocuments(writes: readonly Write[]): void {
  const keys = new Set(writes.map(({ key }) => key));
  if (keys.size < writes.length) {
    throw invalidArgument('Cannot write to the same document more than once in a BatchWrite.');
  }
}
