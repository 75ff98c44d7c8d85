import type { Document } from './documents/document.ts';
import { FirestoreError } from './firestore-error.ts';
import type { DocumentKey } from './paths/document-key.ts';
import type { AggregateResult, Aggregation, Cursor, Query, QueryResult } from './queries/query.ts';
import type { Transaction } from './transactions/transaction.ts';
import type { Micros } from './values/value.ts';
import type { Watcher, WatchEvent } from './watch/watch-event.ts';
import type { Commit, CommitResult, StagedCommit, Write } from './writes/write.ts';

export interface ListDocumentsOptions {
  readonly pageSize: number;
  readonly pageToken?: string;
  /** Also name parents that do not exist but have descendants. */
  readonly showMissing: boolean;
  readonly orderBy?: Query['orderBy'];
  readonly at?: Micros;
}

export interface ListedDocuments {
  /** A missing parent has a key only. */
  readonly documents: { readonly key: DocumentKey; readonly document?: Document }[];
  readonly nextPageToken?: string;
}

function todo(): never {
  throw new FirestoreError('UNIMPLEMENTED', 'not written yet');
}

/** Signatures are fixed; bodies follow in the next commits. */
export class Database {
  readonly time: Micros = 0;
  constructor(
    readonly project: string,
    readonly id: string,
  ) {}
  /** `projects/p/databases/d/documents/`: what a reference value has in front of a document key. */
  get documentsPrefix(): string {
    return `projects/${this.project}/databases/${this.id}/documents/`;
  }
  now(): Micros {
    return todo();
  }
  read(_key: DocumentKey, _at?: Micros): Document | undefined {
    return todo();
  }
  query(_query: Query, _at?: Micros): QueryResult {
    return todo();
  }
  aggregate(_query: Query, _aggregations: readonly Aggregation[], _at?: Micros): AggregateResult {
    return todo();
  }
  begin(_options: { readOnly?: { readTime?: Micros }; retry?: Uint8Array } = {}): Transaction {
    return todo();
  }
  /** @throws ABORTED for one that has ended, INVALID_ARGUMENT for what never was an id. */
  transaction(_id: Uint8Array): Transaction {
    return todo();
  }
  async commit(
    _writes: readonly Write[],
    _options: { transaction?: Transaction; authorize?: (staged: StagedCommit) => void } = {},
  ): Promise<CommitResult> {
    return todo();
  }
  /** Idempotent: an id that has ended is fine too. */
  rollback(_transaction: Transaction | Uint8Array): void {}
  listCollectionIds(_parent: DocumentKey | '', _at?: Micros): string[] {
    return todo();
  }
  listDocuments(
    _parent: DocumentKey | '',
    _collectionId: string,
    _options: ListDocumentsOptions,
  ): ListedDocuments {
    return todo();
  }
  /** At most `count` - 1 split points, each a cursor of one reference value. */
  partition(_query: Query, _count: number): Cursor[] {
    return todo();
  }
  onCommit(_listener: (commit: Commit) => void): () => void {
    return todo();
  }
  watch(_sink: (event: WatchEvent) => void): Watcher {
    return todo();
  }
  clear(_prefix?: DocumentKey): void {}
  dump(): Iterable<Document> {
    return todo();
  }
  load(_documents: Iterable<Document>): void {}
}
