import type { AuditRecord } from '@nargisus/domain/audit';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { CourierName } from '@nargisus/domain/couriers';
import {
  settlementId,
  settlementRowSchema,
  settlementSchema,
  statementImportSchema,
  type Settlement,
  type SettlementRow,
  type StatementImport,
} from '@nargisus/domain/settlements';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { changedFields } from '../firestore/changed-fields.ts';

/** A statement with one of its rows, as a transaction reads it. */
export interface FoundRow {
  readonly settlement: Settlement;
  /** Undefined when the statement has no such row. */
  readonly row: SettlementRow | undefined;
}

/** Statements of couriers: settlements/{id} with their rows, and requests to fetch them: statementImports/{courier}. */
export class SettlementsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Stores a statement with its rows and its audit entry, all or nothing. Returns the stored one, and changes nothing, when it was
   * imported before. One read; one write and one for each row.
   */
  import(
    { settlement, rows }: { readonly settlement: Settlement; readonly rows: readonly SettlementRow[] },
    audit: AuditRecord,
  ): Promise<{ readonly settlement: Settlement; readonly isNew: boolean }> {
    const reference = this.#settlementAt(settlement._id);
    return this.#db.runTransaction(async (transaction) => {
      const stored = readSettlement(await transaction.get(reference));
      if (stored) return { settlement: stored, isNew: false };
      transaction.create(reference, toDocument(settlementSchema, settlement));
      for (const row of rows)
        transaction.create(this.#rowAt(settlement._id, row._id), toDocument(settlementRowSchema, row));
      appendAuditEntry(this.#db, transaction, audit, settlement.importedAt);
      return { settlement, isNew: true };
    });
  }

  /** Returns which statements of a courier are stored. One read each. */
  async known(courier: CourierName, references: readonly string[]): Promise<Set<string>> {
    if (references.length === 0) return new Set();
    const documents = await this.#db.getAll(
      ...references.map((reference) => this.#settlementAt(settlementId(courier, reference))),
    );
    return new Set(references.filter((_, at) => documents[at]?.exists));
  }

  /** Returns the ids of rows that the worker has not compared, in their order. Reads at most `limit` documents. */
  async importedRows(id: string, after: string | undefined, limit: number): Promise<string[]> {
    const imported = this.#settlementAt(id).collection('rows').where('state', '==', 'imported');
    const sorted = imported.orderBy(FieldPath.documentId());
    const next = after === undefined ? sorted : sorted.startAfter(after);
    return (await next.limit(limit).select().get()).docs.map((document) => document.id);
  }

  /** Returns the ids of statements with rows that were not compared. Reads at most `limit` documents. */
  async unfinished(limit: number): Promise<string[]> {
    const left = this.#db.collection('settlements').where('counts.imported', '>', 0);
    return (await left.limit(limit).select().get()).docs.map((document) => document.id);
  }

  /** Returns a statement with a row, in the transaction of its change. Two reads, in one round trip. */
  async findRow(transaction: Transaction, id: string, row: string): Promise<FoundRow | undefined> {
    const [stored, found] = await transaction.getAll(this.#settlementAt(id), this.#rowAt(id, row));
    const settlement = readSettlement(stored!);
    const data = found!.data();
    return settlement && { settlement, row: data && fromDocument(settlementRowSchema, found!.id, data) };
  }

  /** Stores the fields of a statement and of its row that differ. Two writes. */
  changeRow(
    transaction: Transaction,
    before: { readonly settlement: Settlement; readonly row: SettlementRow },
    after: { readonly settlement: Settlement; readonly row: SettlementRow },
  ): void {
    const { _id: id } = after.settlement;
    const settlement = changedFields(
      toDocument(settlementSchema, before.settlement),
      toDocument(settlementSchema, after.settlement),
    );
    if (Object.keys(settlement).length > 0) transaction.update(this.#settlementAt(id), settlement);
    const row = changedFields(
      toDocument(settlementRowSchema, before.row),
      toDocument(settlementRowSchema, after.row),
    );
    if (Object.keys(row).length > 0) transaction.update(this.#rowAt(id, after.row._id), row);
  }

  /** Returns the last request to fetch a courier's statements. One read. */
  async statementImport(courier: CourierName): Promise<StatementImport | undefined> {
    const document = await this.#importAt(courier).get();
    const data = document.data();
    return data && fromDocument(statementImportSchema, document.id, data);
  }

  /** Stores a request to fetch statements, which is an event for the worker, with its audit entry. Two writes. */
  async request(record: StatementImport, audit: AuditRecord): Promise<void> {
    await this.#db.runTransaction(async (transaction) => {
      transaction.set(this.#importAt(record._id), toDocument(statementImportSchema, record));
      appendAuditEntry(this.#db, transaction, audit, record.requestedAt);
      await Promise.resolve();
    });
  }

  /** Stores how a request ended, unless staff have asked again since. One read, one write. */
  async endImport(record: StatementImport): Promise<void> {
    const reference = this.#importAt(record._id);
    await this.#db.runTransaction(async (transaction) => {
      const document = await transaction.get(reference);
      const present = fromDocument(statementImportSchema, document.id, document.data()!);
      if (present.requestedAt.getTime() !== record.requestedAt.getTime()) return;
      const changes = changedFields(
        toDocument(statementImportSchema, present),
        toDocument(statementImportSchema, record),
      );
      transaction.update(reference, changes);
    });
  }

  #settlementAt(id: string): DocumentReference {
    return this.#db.doc(`settlements/${id}`);
  }

  #rowAt(id: string, row: string): DocumentReference {
    return this.#db.doc(`settlements/${id}/rows/${row}`);
  }

  #importAt(courier: string): DocumentReference {
    return this.#db.doc(`statementImports/${courier}`);
  }
}

function readSettlement(document: DocumentSnapshot): Settlement | undefined {
  const data = document.data();
  return data && fromDocument(settlementSchema, document.id, data);
}
