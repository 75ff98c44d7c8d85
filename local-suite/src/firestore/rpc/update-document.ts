import { FirestoreError } from '../engine/firestore-error.ts';
import { documentToWire } from '../wire/document-to-wire.ts';
import { documentFromWire } from '../wire/resource-name.ts';
import { fieldsFromWire } from '../wire/value-from-wire.ts';
import type { UpdateDocumentRequest, WireDocument } from '../wire/wire-messages.ts';
import { maskFromWire, preconditionFromWire } from '../wire/write-from-wire.ts';
import type { UnaryRpc } from './call-context.ts';
import { writeOneDocument } from './write-one-document.ts';

export const updateDocument: UnaryRpc<UpdateDocumentRequest, WireDocument> = async (
  request,
  context,
  parts,
) => {
  const name = documentFromWire(request.document?.name);
  const database = parts.engine.database(name.project, name.database);
  const mask = maskFromWire(request.mask);
  const updated = await writeOneDocument({ rpc: 'UpdateDocument', context, database }, parts, {
    kind: 'set',
    key: name.path,
    fields: fieldsFromWire(request.document?.fields),
    mask: maskFromWire(request.updateMask),
    transforms: [],
    precondition: preconditionFromWire(request.currentDocument),
  });
  if (!updated) throw new FirestoreError('INTERNAL', 'The updated document is missing.');
  return documentToWire(database, updated, mask);
};
