import { FirestoreError } from '../engine/firestore-error.ts';
import { documentToWire } from '../wire/document-to-wire.ts';
import { documentFromWire } from '../wire/resource-name.ts';
import type { GetDocumentRequest, WireDocument } from '../wire/wire-messages.ts';
import { maskFromWire } from '../wire/write-from-wire.ts';
import type { UnaryRpc } from './call-context.ts';
import { bill } from './call.ts';
import { readAt, readPoint } from './read-point.ts';

export const getDocument: UnaryRpc<GetDocumentRequest, WireDocument> = async (request, context, parts) => {
  const name = documentFromWire(request.name);
  const mask = maskFromWire(request.mask);
  const database = parts.engine.database(name.project, name.database);
  const call = { rpc: 'GetDocument', context, database };
  const point = readPoint(database, request);
  const [document] = await readAt(database, point, [name.path]);
  parts.guard.requireReads(call, [{ key: name.path, document }], point.at, point.transaction !== undefined);
  bill(parts.usage, call, { reads: 1 });
  if (!document) throw new FirestoreError('NOT_FOUND', `Document "${request.name}" not found.`);
  return documentToWire(database, document, mask);
};
