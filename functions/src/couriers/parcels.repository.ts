import {
  claimParcel,
  courierStateSchema,
  isBlocked,
  parcelSchema,
  type BlockReason,
  type CourierName,
  type CourierState,
  type Parcel,
} from '@nargisus/domain/couriers';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { changedFields } from '../firestore/changed-fields.ts';
import { postponeDue } from '../firestore/postpone-due.ts';

export type ClaimedParcel =
  | {
      readonly state: 'claimed';
      readonly parcel: Parcel;
      readonly order: Order | undefined;
      readonly lookFirst: boolean;
    }
  /** blocked: the courier takes nothing now. */
  | { readonly state: 'done' | 'busy' | 'blocked' };

/** Parcels at couriers, parcels/{invoice}, and whether parcels are sent, courierState/{courier}. */
export class ParcelsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** One read. */
  async find(invoice: string): Promise<Parcel | undefined> {
    return readParcel(await this.#parcelAt(invoice).get());
  }

  /** One read, in the transaction of a change. */
  async findIn(transaction: Transaction, invoice: string): Promise<Parcel | undefined> {
    return readParcel(await transaction.get(this.#parcelAt(invoice)));
  }

  /** Stores a new parcel; the commit fails when its invoice is taken. */
  create(transaction: Transaction, parcel: Parcel): void {
    transaction.create(this.#parcelAt(parcel._id), toDocument(parcelSchema, parcel));
  }

  /** Stores the fields that differ. */
  change(transaction: Transaction, before: Parcel, after: Parcel): void {
    const changes = changedFields(toDocument(parcelSchema, before), toDocument(parcelSchema, after));
    if (Object.keys(changes).length > 0) transaction.update(this.#parcelAt(after._id), changes);
  }

  /**
   * Claims a parcel for sending: of several concurrent runs one gets it. Three reads (parcel, courier's state, order), one write.
   * @param codOf - returns what the order's rider is to collect
   */
  claim(
    invoice: string,
    claim: string,
    now: Date,
    codOf: (order: Order) => Parcel['cod'],
  ): Promise<ClaimedParcel> {
    return this.#db.runTransaction(async (transaction) => {
      const parcel = await this.findIn(transaction, invoice);
      if (!parcel) return { state: 'done' };
      const [state, order] = await transaction.getAll(
        this.#stateAt(parcel.courier),
        this.#db.doc(`orders/${parcel.order}`),
      );
      const claimed = claimParcel(parcel, claim, now);
      if (!claimed.ok) return { state: claimed.reason };
      if (isBlocked(readState(state!), now)) return { state: 'blocked' };
      const data = order!.data();
      const present = data && fromDocument(orderSchema, order!.id, data);
      // What an earlier request may have sent stays, until the courier has said that it does not have it.
      const cod = present && !claimed.lookFirst ? codOf(present) : claimed.parcel.cod;
      const stored = { ...claimed.parcel, cod };
      this.change(transaction, parcel, stored);
      return { state: 'claimed', parcel: stored, order: present, lookFirst: claimed.lookFirst };
    });
  }

  /** Returns the invoices of parcels to send by `now`, longest due first. Reads at most `limit` documents. */
  async due(now: Date, limit: number): Promise<string[]> {
    const due = this.#db.collection('parcels').where('nextAttemptAt', '<=', now).orderBy('nextAttemptAt');
    return (await due.limit(limit).select().get()).docs.map(({ id }) => id);
  }

  /** Returns the parcels whose courier is to be asked by `now`. Reads at most `limit` documents. */
  async silent(now: Date, limit: number): Promise<Parcel[]> {
    const silent = this.#db.collection('parcels').where('pollAt', '<=', now).orderBy('pollAt');
    return (await silent.limit(limit).get()).docs.flatMap((document) => readParcel(document) ?? []);
  }

  /** Postpones a parcel that a failed run left due. One read, at most one write. */
  postpone(invoice: string, field: 'nextAttemptAt' | 'pollAt', until: Date): Promise<void> {
    return postponeDue(this.#parcelAt(invoice), field, until);
  }

  /** One read. */
  async state(courier: CourierName): Promise<CourierState> {
    return readState(await this.#stateAt(courier).get());
  }

  /** Stops sending. One write. */
  async block(courier: CourierName, reason: BlockReason, now: Date, until: Date | null): Promise<void> {
    await this.#stateAt(courier).set({ blocked: { reason, at: now, until } });
  }

  /** Lets parcels be sent again, in the transaction that records who said so. */
  unblock(transaction: Transaction, courier: CourierName): void {
    transaction.set(this.#stateAt(courier), { blocked: null });
  }

  /** Has waiting parcels sent now: each change is an event for the worker. Reads and writes at most `limit` documents. */
  async requestWaiting(now: Date, limit: number): Promise<void> {
    const waiting = this.#db.collection('parcels').where('nextAttemptAt', '>', now).orderBy('nextAttemptAt');
    const writer = this.#db.bulkWriter();
    for (const { ref } of (await waiting.limit(limit).select().get()).docs) {
      void writer.update(ref, { requestedAt: now, nextAttemptAt: now });
    }
    await writer.close();
  }

  #parcelAt(invoice: string) {
    return this.#db.doc(`parcels/${invoice}`);
  }

  #stateAt(courier: CourierName) {
    return this.#db.doc(`courierState/${courier}`);
  }
}

function readParcel(document: DocumentSnapshot): Parcel | undefined {
  const data = document.data();
  return data && fromDocument(parcelSchema, document.id, data);
}

function readState(document: DocumentSnapshot): CourierState {
  return fromDocument(courierStateSchema, document.id, document.data() ?? { blocked: null });
}
