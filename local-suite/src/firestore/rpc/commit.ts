import { commitToWire } from '../wire/commit-to-wire.ts';
import { databaseFromWire } from '../wire/resource-name.ts';
import type { CommitRequest, CommitResponse } from '../wire/wire-messages.ts';
import { writeFromWire } from '../wire/write-from-wire.ts';
import type { UnaryRpc } from './call-context.ts';
import { commitAsCaller } from './commit-as-caller.ts';

export const commit: UnaryRpc<CommitRequest, CommitResponse> = async (request, context, parts) => {
  const { project, database: id } = databaseFromWire(request.database);
  const database = parts.engine.database(project, id);
  const writes = (request.writes ?? []).map((write) => writeFromWire(database, write));
  const transaction = request.transaction?.length ? database.transaction(request.transaction) : undefined;
  const call = { rpc: 'Commit', context, database };
  return commitToWire(await commitAsCaller(call, parts, writes, { transaction }));
};
