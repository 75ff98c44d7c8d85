import type { AuditRecord } from '@nargisus/domain/audit';
import {
  collectionListSchema,
  storedCollections,
  type CollectionList,
  type CuratedCollection,
} from '@nargisus/domain/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { appendAuditEntry, lastAuthorOf } from '../audit/audit-log.ts';

interface Change {
  /** What to store; undefined when nothing changes. */
  readonly collections: readonly CuratedCollection[] | undefined;
  readonly audit: AuditRecord;
}

const NONE: CollectionList = { collections: [], version: 0, updatedAt: null, updatedBy: null };

/** The collections that staff keep: one document, collections/all (docs/adr/0054). */
export class CollectionsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns all collections in their order. One read. */
  async list(): Promise<CollectionList> {
    return listOf((await this.#document().get()).data());
  }

  /** Returns a visible collection; undefined for a hidden or unknown one. One read. */
  async findVisible(id: string): Promise<CuratedCollection | undefined> {
    const { collections } = await this.list();
    return collections.find((it) => it.id === id && it.isVisible);
  }

  /** Returns the uid of who changed a collection last; null where no entry of the audit log says so. At most one read. */
  lastAuthorOf(id: string): Promise<string | null> {
    return lastAuthorOf(this.#db, subjectOf(id));
  }

  /** Stores the collections that `change` returns, and its audit entry. One read, two writes; no write without a change. */
  change(
    { by, now }: { readonly by: string; readonly now: Date },
    change: (present: CollectionList) => Change,
  ): Promise<CollectionList> {
    return this.#db.runTransaction(async (transaction) => {
      const present = listOf((await transaction.get(this.#document())).data());
      const { collections, audit } = change(present);
      if (!collections) return present;
      const next = {
        collections: [...collections],
        version: present.version + 1,
        updatedAt: now,
        updatedBy: by,
      };
      transaction.set(this.#document(), storedCollections(next));
      appendAuditEntry(this.#db, transaction, audit, now);
      return next;
    });
  }

  #document = () => this.#db.doc('collections/all');
}

/** Returns what the audit log calls a collection. */
export const subjectOf = (id: string) => `collections/${id}`;

const listOf = (data: object | undefined): CollectionList => (data ? collectionListSchema.parse(data) : NONE);
