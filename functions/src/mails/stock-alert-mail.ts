import { isSizeForSale, productSchema, type Product } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import { mailId, type MailRecord } from '@nargisus/domain/mails';
import { stockAlertMailKey, stockAlertSchema, type StockAlert } from '@nargisus/domain/stock';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

/** A stock alert with its product; without one where the product was deleted. */
export interface AlertedStock {
  readonly reference: DocumentReference;
  readonly alert: StockAlert;
  readonly product: Product | undefined;
}

/** Reads the product of an alert. One read. */
export async function readStockAlert(
  db: Firestore,
  transaction: Transaction,
  document: DocumentSnapshot,
): Promise<AlertedStock> {
  const alert = fromDocument(stockAlertSchema, document.id, document.data()!);
  const product = (await transaction.get(db.doc(`products/${alert.productId}`))).data();
  return {
    reference: document.ref,
    alert,
    product: product && fromDocument(productSchema, alert.productId, product),
  };
}

const mailIdOf = (alert: StockAlert) => mailId(stockAlertMailKey(alert), 'back-in-stock');

/** Returns whether the mail of that id is the one that the alert waits for, and true now. */
export function isStockMailDue({ alert, product }: AlertedStock, id: string): boolean {
  const isWanted = alert.state === 'due' && mailIdOf(alert) === id;
  return isWanted && product !== undefined && isSizeForSale(product, alert.size);
}

/**
 * Sets a due alert back to waiting when its size is sold out again and its mail was not handed over: the next delivery
 * requests it anew. Returns whether it did.
 */
export function waitAgain(
  transaction: Transaction,
  { reference, alert, product }: AlertedStock,
  id: string,
  mail: MailRecord['state'] | undefined,
): boolean {
  const isOpen = mail === undefined || mail === 'requested' || mail === 'failed' || mail === 'unverified';
  if (alert.state !== 'due' || mailIdOf(alert) !== id || !isOpen) return false;
  if (product && isSizeForSale(product, alert.size)) return false;
  transaction.update(reference, { state: 'waiting' });
  return true;
}
