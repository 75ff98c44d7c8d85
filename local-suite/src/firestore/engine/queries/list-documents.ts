import type { Document } from '../documents/document.ts';
import { invalidArgument } from '../firestore-error.ts';
import type { IndexCatalogue } from '../indexes/index-catalogue.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { collectionAt } from '../paths/key-parts.ts';
import type { Micros, Value } from '../values/value.ts';
import type { Cursor, Order, Query, QueryResult } from './query.ts';
import { parentsFrom } from './walk-keys.ts';

export interface ListDocumentsOptions {
  /** 0 = all. */
  readonly pageSize: number;
  readonly pageToken?: string;
  /** Also lists parents that do not exist but have descendants. */
  readonly showMissing: boolean;
  readonly orderBy?: readonly Order[];
  readonly at?: Micros;
}

export interface ListedDocuments {
  /** A missing parent has a key only. */
  readonly documents: { readonly key: DocumentKey; readonly document?: Document }[];
  readonly nextPageToken?: string;
}

interface Reader {
  readonly documentsPrefix: string;
  read(key: DocumentKey, at?: Micros): Document | undefined;
  query(query: Query, at?: Micros): QueryResult;
}

interface PageToken {
  /** The key after which the next page begins. */
  readonly key: string;
  /** The number of documents that an ordered listing has returned so far. */
  readonly offset: number;
}

function encodeToken(token: PageToken): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

function decodeToken(text: string): PageToken {
  try {
    const token = JSON.parse(Buffer.from(text, 'base64url').toString()) as Partial<PageToken>;
    if (typeof token.key === 'string' && typeof token.offset === 'number') return token as PageToken;
  } catch {
    // Falls through: the token is not one of this emulator's.
  }
  throw invalidArgument('Invalid page token.');
}

function listByQuery(
  database: Reader,
  parent: DocumentKey | '',
  collectionId: string,
  options: ListDocumentsOptions,
): ListedDocuments {
  const { pageSize, at, orderBy = [] } = options;
  const token = options.pageToken ? decodeToken(options.pageToken) : undefined;
  const reference: Value = { kind: 'reference', name: database.documentsPrefix + (token?.key ?? '') };
  const startAt: Cursor | undefined =
    token && orderBy.length === 0 ? { values: [reference], before: false } : undefined;
  const { documents } = database.query(
    {
      parent,
      collectionId,
      allDescendants: false,
      orderBy: orderBy.length ? orderBy : [{ path: ['__name__'], direction: 'ASC' }],
      offset: orderBy.length ? (token?.offset ?? 0) : 0,
      ...(startAt && { startAt }),
      // One more reveals whether there is a next page.
      ...(pageSize > 0 && { limit: pageSize + 1 }),
    },
    at,
  );
  const page = pageSize > 0 ? documents.slice(0, pageSize) : documents;
  const more = page.length < documents.length;
  const offset = (token?.offset ?? 0) + page.length;
  return {
    documents: page.map((document) => ({ key: document.key, document })),
    ...(more && { nextPageToken: encodeToken({ key: page.at(-1)!.key, offset }) }),
  };
}

/**
 * Implements ListDocuments (docs/reference/firestore-protocol.md 7.3). Missing parents are keys without a
 * document.
 */
export function listDocuments(
  database: Reader,
  catalogue: IndexCatalogue,
  parent: DocumentKey | '',
  collectionId: string,
  options: ListDocumentsOptions,
): ListedDocuments {
  const { pageSize, at, showMissing, orderBy = [] } = options;
  if (!showMissing) return listByQuery(database, parent, collectionId, options);
  if (orderBy.length > 0) {
    throw invalidArgument('showMissing cannot be used with orderBy.');
  }
  const collection = collectionAt(parent, collectionId);
  const token = options.pageToken ? decodeToken(options.pageToken) : undefined;
  const documents: { key: DocumentKey; document?: Document }[] = [];
  for (const key of parentsFrom(catalogue.all, collection, token?.key ?? collection)) {
    if (key === token?.key) continue;
    if (pageSize > 0 && documents.length === pageSize) {
      return { documents, nextPageToken: encodeToken({ key: documents.at(-1)!.key, offset: 0 }) };
    }
    const document = database.read(key, at);
    documents.push(document ? { key, document } : { key });
  }
  return { documents };
}
