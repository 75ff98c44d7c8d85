import { invalidArgument } from '../engine/firestore-error.ts';
import { databaseFromWire } from '../wire/resource-name.ts';
import type { Empty, RollbackRequest } from '../wire/wire-messages.ts';
import type { UnaryRpc } from './call-context.ts';

export const rollback: UnaryRpc<RollbackRequest, Empty> = async (request, _context, { engine }) => {
  const { project, database } = databaseFromWire(request.database);
  if (!request.transaction?.length) throw invalidArgument('Invalid transaction.');
  engine.database(project, database).rollback(request.transaction);
  return {};
};
