import { randomBytes } from 'node:crypto';
import { FirestoreError, invalidArgument } from '../engine/firestore-error.ts';
import { documentToWire } from '../wire/document-to-wire.ts';
import { documentFromWire, parentFromWire } from '../wire/resource-name.ts';
import { fieldsFromWire } from '../wire/value-from-wire.ts';
import type { CreateDocumentRequest, WireDocument } from '../wire/wire-messages.ts';
import { maskFromWire } from '../wire/write-from-wire.ts';
import type { UnaryRpc } from './call-context.ts';
import { writeOneDocument } from './write-one-document.ts';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

export const createDocument: UnaryRpc<CreateDocumentRequest, WireDocument> = async (
  request,
  context,
  parts,
) => {
  const parent = parentFromWire(request.parent);
  if (!request.collectionId) throw invalidArgument('collection_id is unset.');
  if (request.document?.name) throw invalidArgument('Document name must not be set.');
  const documentId = request.documentId || newDocumentId();
  // Joined to a name, `a/b/c` would address the collection c of another document.
  if (request.collectionId.includes('/') || documentId.includes('/')) {
    throw invalidArgument('Neither collection_id nor document_id may contain a slash.');
  }
  const { path: key } = documentFromWire(`${request.parent}/${request.collectionId}/${documentId}`);
  const database = parts.engine.database(parent.project, parent.database);
  const mask = maskFromWire(request.mask);
  const created = await writeOneDocument({ rpc: 'CreateDocument', context, database }, parts, {
    kind: 'set',
    key,
    fields: fieldsFromWire(request.document?.fields),
    transforms: [],
    precondition: { exists: false },
  });
  if (!created) throw new FirestoreError('INTERNAL', 'The created document is missing.');
  return documentToWire(database, created, mask);
};

/** Generates an id as the SDKs do: 62 letters, without bias. */
function newDocumentId(): string {
  let id = '';
  const unbiased = 256 - (256 % ID_LETTERS.length);
  while (id.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH * 2)) {
      if (byte < unbiased && id.length < ID_LENGTH) id += ID_LETTERS[byte % ID_LETTERS.length];
    }
  }
  return id;
}
