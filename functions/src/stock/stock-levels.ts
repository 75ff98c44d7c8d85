import { fromDocument } from '@nargisus/domain/contract';
import { availableOf, isHeld, stockId, stockSchema, type Stock } from '@nargisus/domain/stock';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

export interface SizeOfProduct {
  readonly productId: string;
  readonly size: string;
}

/** Returns the document of a size's stock. */
export const stockAt = (db: Firestore, id: string): DocumentReference => db.doc(`stock/${id}`);

/** The stock of the sizes that were read. */
export class StockLevels {
  /** By id; undefined without a document. */
  readonly #stocks = new Map<string, Stock | undefined>();

  /** Adopts documents that were read. */
  load(documents: readonly DocumentSnapshot[]): void {
    for (const document of documents) this.#stocks.set(document.id, readStock(document));
  }

  hasRead(id: string): boolean {
    return this.#stocks.has(id);
  }

  /** Returns the stock of a size, which must have been read; undefined without a document. */
  find(id: string): Stock | undefined {
    if (!this.hasRead(id)) throw new Error(`The stock of ${id} was not read`);
    return this.#stocks.get(id);
  }

  isCounted(size: SizeOfProduct): boolean {
    return this.find(stockId(size))?.isCounted ?? false;
  }

  /**
   * Returns how many pieces of a size are left; undefined when it is not counted.
   * @param except - the tran_id whose own hold does not count
   */
  piecesLeft(size: SizeOfProduct, now: Date, except?: string): number | undefined {
    const stock = this.find(stockId(size));
    return stock?.isCounted ? availableOf(stock, now, except) : undefined;
  }

  /** Returns whether an attempt holds this many pieces of a size at `now`. */
  isHeld(size: SizeOfProduct, tranId: string, quantity: number, now: Date): boolean {
    const stock = this.find(stockId(size));
    return stock !== undefined && isHeld(stock, tranId, quantity, now);
  }

  protected change(stock: Stock): void {
    this.#stocks.set(stock._id, stock);
  }
}

/** Returns the stock of a document; undefined for one that does not exist. */
export function readStock(document: DocumentSnapshot): Stock | undefined {
  const data = document.data();
  return data && fromDocument(stockSchema, document.id, data);
}
