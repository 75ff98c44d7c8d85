import { isSizeForSale, productSchema, sizesOf, type Product, type Size } from '@nargisus/domain/catalogue';
import { errorMessages, fromDocument, ShopError, toDocument } from '@nargisus/domain/contract';
import { mailId, mailRecordSchema, requestedMail } from '@nargisus/domain/mails';
import { expiryOf } from '@nargisus/domain/privacy';
import {
  MAX_STOCK_ALERTS,
  stockAlertIdOf,
  stockAlertMailKey,
  stockAlertSchema,
  stockId,
  type StockAlert,
} from '@nargisus/domain/stock';
import { withParams } from '@nargisus/domain/text';
import type { Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { SizeOfProduct } from './stock-levels.ts';

/** Alerts marked in one batch, each with the record of its mail. */
const BATCH = 200;

/** People who wait for a size: stockAlerts/{id} (docs/adr/0050). Only functions read and write them. */
export class StockAlertsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Stores that an account waits for a size; returns the present alert where it does already. The product is read in the
   * transaction: a size that comes back at the same moment is either refused here or finds the alert. Reads the number of
   * the account's alerts, two documents; at most one write.
   * @throws ShopError 'not-found' without such a product or size, 'conflict' when the size can be bought or the account
   * waits for too many
   */
  async ask({ uid, productId, size }: SizeOfProduct & { uid: string }, now: Date): Promise<StockAlert> {
    const id = alertIdOf({ uid, productId, size });
    const reference = this.#alerts.doc(id);
    const waitsFor = (await this.#alerts.where('uid', '==', uid).count().get()).data().count;
    return this.#db.runTransaction(async (transaction) => {
      const [stored, product] = await transaction.getAll(reference, this.#db.doc(`products/${productId}`));
      const present = stored!.exists ? fromDocument(stockAlertSchema, id, stored!.data()!) : undefined;
      if (present?.state === 'waiting') return present;
      if (!product!.exists) throw new ShopError('not-found', errorMessages.productNotFound);
      const shown = fromDocument(productSchema, productId, product!.data()!);
      requireSoldOut(shown, size);
      if (!present && waitsFor >= MAX_STOCK_ALERTS) {
        const message = withParams(errorMessages.tooManyStockAlerts, { count: MAX_STOCK_ALERTS });
        throw new ShopError('conflict', message);
      }
      const { name, nameBn, image, sizing } = shown;
      const alert: StockAlert = {
        ...{ _id: id, uid, productId, size, stock: stockId({ productId, size }) },
        ...{ state: 'waiting', createdAt: now, name, image },
        ...(nameBn && { nameBn }),
        ...(sizing && { sizing }),
      };
      const document = { ...toDocument(stockAlertSchema, alert), expireAt: expiryOf('stockAlerts', now) };
      transaction.set(reference, document);
      return alert;
    });
  }

  /** Withdraws an account's alert, if there is one. One write. */
  async remove(size: SizeOfProduct & { uid: string }): Promise<void> {
    await this.#alerts.doc(alertIdOf(size)).delete();
  }

  /** Returns what an account waits for, newest first. Reads MAX_STOCK_ALERTS documents at most, as a rule. */
  async listOf(uid: string): Promise<StockAlert[]> {
    const { docs } = await this.#alerts.where('uid', '==', uid).get();
    const alerts = docs.map((it) => fromDocument(stockAlertSchema, it.id, it.data()));
    return alerts.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  /** Deletes all alerts of an account. */
  async removeAll(uid: string): Promise<void> {
    const { docs } = await this.#alerts.where('uid', '==', uid).select().get();
    for (const { ref } of docs) await ref.delete();
  }

  /** Returns how many people wait for each size; none for sizes that nobody waits for. One aggregated count per size. */
  async countWaiting(productId: string, sizes: readonly Size[]): Promise<Record<Size, number>> {
    const counts = await Promise.all(
      sizes.map(async (size) => {
        const { count } = (await this.#waitingFor({ productId, size }).count().get()).data();
        return [size, count] as const;
      }),
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  /**
   * Requests the mails to everyone who waits for one of the sizes, longest waiting first: marks each alert as due together
   * with the record of its mail, which the sweep sends where the alert's own event is lost. A repeated or interrupted call
   * goes on with those that still wait. Reads and writes each alert once, and writes its mail.
   */
  async requestMails(productId: string, sizes: readonly Size[], now: Date): Promise<void> {
    for (const size of sizes) {
      const next = this.#waitingFor({ productId, size }).limit(BATCH);
      for (let found = BATCH; found === BATCH;) {
        const { docs } = await next.get();
        found = docs.length;
        if (found === 0) break;
        const batch = this.#db.batch();
        for (const it of docs) {
          const alert = fromDocument(stockAlertSchema, it.id, it.data());
          const kind = 'back-in-stock' as const;
          const mail = requestedMail(
            { _id: mailId(stockAlertMailKey(alert), kind), kind, uid: alert.uid },
            now,
          );
          // Fails where another run was faster, or the alert is gone: the event is retried and reads again.
          batch.update(it.ref, { state: 'due' }, { lastUpdateTime: it.updateTime });
          const record = { ...toDocument(mailRecordSchema, mail), expireAt: expiryOf('mails', now) };
          batch.create(this.#db.doc(`mails/${mail._id}`), record);
        }
        await batch.commit();
      }
    }
  }

  /** Deletes the alert whose mail has ended, unless the account has asked again since. One read, at most one write. */
  async end(mailKey: string): Promise<void> {
    const reference = this.#alerts.doc(stockAlertIdOf(mailKey));
    await this.#db.runTransaction(async (transaction) => {
      const stored = await transaction.get(reference);
      if (!stored.exists) return;
      const alert = fromDocument(stockAlertSchema, stored.id, stored.data()!);
      if (stockAlertMailKey(alert) === mailKey) transaction.delete(reference);
    });
  }

  /** Longest waiting first. One index serves the list and the count. */
  #waitingFor(size: SizeOfProduct) {
    const waiting = this.#alerts.where('stock', '==', stockId(size)).where('state', '==', 'waiting');
    return waiting.orderBy('createdAt');
  }

  get #alerts() {
    return this.#db.collection('stockAlerts');
  }
}

/** Returns the document id: one alert for each account and size. A hash, because ids stand in logs. */
function alertIdOf({ uid, productId, size }: SizeOfProduct & { uid: string }): string {
  return createHash('sha256').update(`${uid}/${productId}/${size}`).digest('hex').slice(0, 40);
}

function requireSoldOut(product: Product, size: Size): void {
  if (!sizesOf(product).includes(size)) throw new ShopError('not-found', errorMessages.productNotFound);
  if (isSizeForSale(product, size)) throw new ShopError('conflict', errorMessages.inStock);
}
