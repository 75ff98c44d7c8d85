import { invalidArgument } from '../engine/firestore-error.ts';
import type { Query } from '../engine/queries/query.ts';
import { documentToWire } from '../wire/document-to-wire.ts';
import { orderByFromText } from '../wire/order-by-text.ts';
import { documentToName, parentFromWire } from '../wire/resource-name.ts';
import type { ListDocumentsRequest, ListDocumentsResponse } from '../wire/wire-messages.ts';
import { maskFromWire } from '../wire/write-from-wire.ts';
import type { UnaryRpc } from './call-context.ts';
import { bill } from './call.ts';
import { readPoint } from './read-point.ts';

const DEFAULT_PAGE_SIZE = 100;
const MAX_PAGE_SIZE = 300;

/**
 * Returns a page of documents. The rules see a list without a filter, limited to the page; only admins see
 * missing parents.
 */
export const listDocuments: UnaryRpc<ListDocumentsRequest, ListDocumentsResponse> = async (
  request,
  context,
  parts,
) => {
  const parent = parentFromWire(request.parent);
  const database = parts.engine.database(parent.project, parent.database);
  const call = { rpc: 'ListDocuments', context, database };
  const collectionId = request.collectionId ?? '';
  const orderBy = orderByFromText(request.orderBy);
  const mask = maskFromWire(request.mask);
  if ((request.pageSize ?? 0) < 0) throw invalidArgument('page_size is negative');
  const pageSize = Math.min(request.pageSize || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const showMissing = request.showMissing ?? false;
  if (showMissing || collectionId === '') parts.guard.requireAdmin(context);
  const point = readPoint(database, request);
  const at = point.transaction?.readTime ?? point.at;
  const query: Query = {
    parent: parent.path,
    collectionId,
    allDescendants: false,
    orderBy,
    offset: 0,
    limit: pageSize,
  };
  parts.guard.requireList(call, query, at, point.transaction !== undefined);
  const { documents, nextPageToken } = database.listDocuments(parent.path, collectionId, {
    pageSize,
    pageToken: request.pageToken || undefined,
    showMissing,
    orderBy,
    at,
  });
  bill(parts.usage, call, { reads: Math.max(1, documents.length) });
  return {
    documents: documents.map(({ key, document }) =>
      document ? documentToWire(database, document, mask) : { name: documentToName(database, key) },
    ),
    ...(nextPageToken ? { nextPageToken } : {}),
  };
};
