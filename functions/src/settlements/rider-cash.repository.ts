import type { AuditRecord } from '@nargisus/domain/audit';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import {
  handInSchema,
  postingSchema,
  storedRiderCashSchema,
  type HandIn,
  type Posting,
  type RiderCash,
} from '@nargisus/domain/ledger';
import { paisa } from '@nargisus/domain/money';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';

interface Recorded {
  readonly handIn: HandIn;
  readonly posting: Posting;
  readonly audit: AuditRecord;
}

/** Cash that own riders hold: riderCash/{id}, and what they handed in: cashHandIns/{id}. */
export class RiderCashRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns the riders who hold cash, or handed in too much, most first. One read each. */
  async list(): Promise<RiderCash[]> {
    const { docs } = await this.#db.collection('riderCash').where('heldPaisa', '!=', 0).get();
    return docs.map(read).toSorted((a, b) => b.held - a.held);
  }

  /** Returns the last hand-ins, newest first. One read each. */
  async handIns(limit: number): Promise<HandIn[]> {
    const { docs } = await this.#db.collection('cashHandIns').orderBy('at', 'desc').limit(limit).get();
    return docs.map((it) => fromDocument(handInSchema, it.id, it.data()));
  }

  /**
   * Stores a hand-in with its posting and audit entry, and that the rider holds nothing more. Two reads, four writes; none of
   * them when it was stored before.
   * @param decide - gets what the rider holds; undefined for an unknown one
   */
  handIn(
    { id, riderCash }: { readonly id: string; readonly riderCash: string },
    decide: (present: RiderCash | undefined) => Recorded,
  ): Promise<{ readonly handIn: HandIn; readonly isNew: boolean }> {
    const [handInAt, cashAt] = [this.#db.doc(`cashHandIns/${id}`), this.#db.doc(`riderCash/${riderCash}`)];
    return this.#db.runTransaction(async (transaction) => {
      const [stored, cash] = await transaction.getAll(handInAt, cashAt);
      const made = stored!.data();
      if (made) return { handIn: fromDocument(handInSchema, id, made), isNew: false };
      const { handIn, posting, audit } = decide(cash!.exists ? read(cash!) : undefined);
      transaction.create(handInAt, toDocument(handInSchema, handIn));
      transaction.create(this.#db.doc(`ledger/${posting._id}`), toDocument(postingSchema, posting));
      transaction.update(cashAt, { heldPaisa: 0 });
      appendAuditEntry(this.#db, transaction, audit, handIn.at);
      return { handIn, isNew: true };
    });
  }
}

function read(document: DocumentSnapshot): RiderCash {
  const { _id, rider, heldPaisa } = fromDocument(storedRiderCashSchema, document.id, document.data()!);
  return { _id, rider, held: paisa(heldPaisa) };
}
