import { documentToWire } from '../wire/document-to-wire.ts';
import {
  databaseFromWire,
  documentFromWire,
  documentToName,
  requireSameDatabase,
} from '../wire/resource-name.ts';
import { timestampToWire } from '../wire/timestamp.ts';
import type { BatchGetDocumentsRequest, BatchGetDocumentsResponse } from '../wire/wire-messages.ts';
import { maskFromWire } from '../wire/write-from-wire.ts';
import type { ServerStreamRpc } from './call-context.ts';
import { bill } from './call.ts';
import { streamRead, readAt, readTimeOf } from './read-point.ts';

/**
 * Sends exactly one response per distinct name, each with the read time: the SDKs rely on both
 * (docs/reference/firestore-protocol.md 4.2).
 */
export const batchGetDocuments: ServerStreamRpc<BatchGetDocumentsRequest, BatchGetDocumentsResponse> =
  async function* (request, context, parts) {
    const { project, database: id } = databaseFromWire(request.database);
    const database = parts.engine.database(project, id);
    const keys = [...new Set(request.documents ?? [])].map((name) => {
      const document = documentFromWire(name);
      requireSameDatabase(document, database);
      return document.path;
    });
    const mask = maskFromWire(request.mask);
    const call = { rpc: 'BatchGetDocuments', context, database };
    yield* streamRead(database, request, context, async function* (point) {
      const found = await readAt(database, point, keys);
      const readTime = timestampToWire(readTimeOf(database, point));
      const requested = keys.map((key, index) => ({ key, document: found[index] }));
      parts.guard.requireReads(call, requested, point.at, point.transaction !== undefined);
      bill(parts.usage, call, { reads: keys.length });
      if (point.begun) yield { transaction: point.transaction!.id };
      for (const { key, document } of requested) {
        yield document
          ? { found: documentToWire(database, document, mask), readTime }
          : { missing: documentToName(database, key), readTime };
      }
    });
  };
