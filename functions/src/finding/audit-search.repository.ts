import {
  auditEntrySchema,
  type AuditEntry,
  type AuditFilter,
  type AuditRecord,
} from '@nargisus/domain/audit';
import { fromDocument } from '@nargisus/domain/contract';
import { addDays, startOfDhakaDay } from '@nargisus/domain/time';
import {
  FieldPath,
  Filter,
  Timestamp,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { newestFirst, type Page, type PageRequest } from '../firestore/pagination.ts';
import { readPages } from '../firestore/read-pages.ts';

const PAGE = 300;

/** What entries are about: the ids or labels of their subjects, 30 at most together, as Firestore compares in one query. */
export interface AuditSubjects {
  readonly ids: readonly string[];
  readonly labels: readonly string[];
}

export type AuditSearch = Pick<AuditFilter, 'by' | 'action' | 'from' | 'to'> & {
  /** Null for entries about anything. */
  readonly about: AuditSubjects | null;
};

/** Reads the audit log, audit/{id}, by who, what, to what and when (docs/adr/0088). */
export class AuditSearchRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns a page, newest first. Reads at most `limit` documents. */
  list(search: AuditSearch, page: PageRequest): Promise<Page<AuditEntry>> {
    return newestFirst(this.#queryOf(search), page, readEntry, 'at');
  }

  /** Returns how many entries there are, `most` at most. One read for each thousand. */
  async countUpTo(search: AuditSearch, most: number): Promise<number> {
    return (await sorted(this.#queryOf(search)).limit(most).count().get()).data().count;
  }

  /** Yields the entries, newest first, page by page. Reads each once. */
  async *pagesOf(search: AuditSearch): AsyncGenerator<AuditEntry[]> {
    for await (const docs of readPages(sorted(this.#queryOf(search)), PAGE)) yield docs.map(readEntry);
  }

  /** Appends an entry that belongs to no other change. One write. */
  async append(record: AuditRecord, now: Date): Promise<void> {
    await this.#db.runTransaction((transaction) => {
      appendAuditEntry(this.#db, transaction, record, now);
      return Promise.resolve();
    });
  }

  #queryOf({ by, action, about, from, to }: AuditSearch): Query {
    let query: Query = this.#db.collection('audit');
    if (by) query = query.where('by.uid', '==', by);
    if (action) query = query.where('action', '==', action);
    if (about) query = query.where(isAbout(about));
    if (from) query = query.where('at', '>=', startOfDhakaDay(from));
    if (to) query = query.where('at', '<', startOfDhakaDay(addDays(to, 1)));
    return query;
  }
}

const sorted = (query: Query): Query => query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');

function isAbout({ ids, labels }: AuditSubjects): Filter {
  const filters = [
    ...(ids.length > 0 ? [Filter.where('subject.id', 'in', ids)] : []),
    ...(labels.length > 0 ? [Filter.where('subject.label', 'in', labels)] : []),
  ];
  return Filter.or(...filters);
}

/** Values before and after may hold timestamps; they are sent as text. */
function readEntry(document: QueryDocumentSnapshot): AuditEntry {
  const entry = fromDocument(auditEntrySchema, document.id, document.data());
  return { ...entry, before: plainFields(entry.before), after: plainFields(entry.after) };
}

const plainFields = (fields: AuditEntry['before']): AuditEntry['before'] =>
  fields && Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, plain(of)]));
}
