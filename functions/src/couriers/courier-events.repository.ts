import type { CourierName } from '@nargisus/domain/couriers';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { nonNegativeTakaSchema } from '@nargisus/domain/money';
import { expiryOf } from '@nargisus/domain/privacy';
import { momentSchema } from '@nargisus/domain/time';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ALREADY_EXISTS, hasCode } from '../firestore/status-codes.ts';
import type { CourierEvent } from './courier.ts';

/**
 * courierEvents/{key}: a notice of a courier as it came, stored before anything is done with it. Functions only.
 * - stored: to be applied; applied: the parcel knows it; unmatched: about no parcel of the shop; ignored: says nothing of a way.
 */
const eventSchema = z.object({
  _id: z.string(),
  courier: z.string(),
  type: z.string(),
  invoice: z.nullable(z.string()),
  consignmentId: z.nullable(z.string()),
  seen: z.nullable(
    z.object({
      at: momentSchema,
      word: z.string(),
      text: z.string(),
      collected: z.nullable(nonNegativeTakaSchema),
    }),
  ),
  raw: z.string(),
  receivedAt: momentSchema,
  state: z.enum(['stored', 'applied', 'unmatched', 'ignored']),
});

export type StoredEvent = z.output<typeof eventSchema>;

/** The notices of couriers. */
export class CourierEventsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Stores a notice, unless the same one is stored. One write. */
  async store(courier: CourierName, { key, seen, ...event }: CourierEvent, now: Date): Promise<void> {
    const state = seen === null ? ('ignored' as const) : ('stored' as const);
    const stored = { ...event, _id: key, courier, seen, receivedAt: now, state };
    const document = { ...toDocument(eventSchema, stored), expireAt: expiryOf('courierEvents', now) };
    try {
      await this.#at(key).create(document);
    } catch (error) {
      if (!hasCode(error, ALREADY_EXISTS)) throw error;
    }
  }

  /** One read, in the transaction that applies it. */
  async findIn(transaction: Transaction, key: string): Promise<StoredEvent | undefined> {
    const document = await transaction.get(this.#at(key));
    const data = document.data();
    return data && fromDocument(eventSchema, key, data);
  }

  settle(transaction: Transaction, key: string, state: 'applied' | 'unmatched'): void {
    transaction.update(this.#at(key), { state });
  }

  /** Returns the keys of notices that wait to be applied, oldest first. Reads at most `limit` documents. */
  async waiting(limit: number): Promise<string[]> {
    const stored = this.#db.collection('courierEvents').where('state', '==', 'stored');
    return (await stored.limit(limit).select().get()).docs.map(({ id }) => id);
  }

  #at(key: string) {
    return this.#db.doc(`courierEvents/${key}`);
  }
}
