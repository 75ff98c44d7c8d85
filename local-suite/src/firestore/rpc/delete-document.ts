import { documentFromWire } from '../wire/resource-name.ts';
import type { DeleteDocumentRequest, Empty } from '../wire/wire-messages.ts';
import { preconditionFromWire } from '../wire/write-from-wire.ts';
import type { UnaryRpc } from './call-context.ts';
import { commitAsCaller } from './commit-as-caller.ts';

/** Deletes a document. Succeeds when it does not exist. */
export const deleteDocument: UnaryRpc<DeleteDocumentRequest, Empty> = async (request, context, parts) => {
  const name = documentFromWire(request.name);
  const database = parts.engine.database(name.project, name.database);
  await commitAsCaller({ rpc: 'DeleteDocument', context, database }, parts, [
    { kind: 'delete', key: name.path, precondition: preconditionFromWire(request.currentDocument) },
  ]);
  return {};
};
