import { databaseFromWire } from '../wire/resource-name.ts';
import type { BeginTransactionRequest, BeginTransactionResponse } from '../wire/wire-messages.ts';
import type { UnaryRpc } from './call-context.ts';
import { beginFromWire } from './read-point.ts';

export const beginTransaction: UnaryRpc<BeginTransactionRequest, BeginTransactionResponse> = async (
  request,
  _context,
  { engine },
) => {
  const { project, database } = databaseFromWire(request.database);
  return { transaction: beginFromWire(engine.database(project, database), request.options).id };
};
