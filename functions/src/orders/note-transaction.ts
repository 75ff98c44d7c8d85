import { toDocument } from '@nargisus/domain/contract';
import { staffNoteSchema, type StaffNote } from '@nargisus/domain/orders';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { orderAt } from './read-for-order.ts';

/** The notes of staff about orders (orders/{id}/notes), within a transaction. */
export class NoteTransaction {
  readonly #db: Firestore;
  readonly #transaction: Transaction;

  constructor(db: Firestore, transaction: Transaction) {
    this.#db = db;
    this.#transaction = transaction;
  }

  /** Returns the notes of an order; one read each. */
  async of(id: string): Promise<DocumentReference[]> {
    const { docs } = await this.#transaction.get(this.#at(id).select());
    return docs.map(({ ref }) => ref);
  }

  /** Adds a note to an order. One write. */
  add(id: string, note: Omit<StaffNote, '_id'>): StaffNote {
    const reference = this.#at(id).doc();
    const stored = { ...note, _id: reference.id };
    this.#transaction.create(reference, toDocument(staffNoteSchema, stored));
    return stored;
  }

  /** One write each. */
  remove(notes: readonly DocumentReference[]): void {
    for (const note of notes) this.#transaction.delete(note);
  }

  #at(id: string) {
    return orderAt(this.#db, id).collection('notes');
  }
}
