import type { AuditRecord } from '@nargisus/domain/audit';
import { errorMessages, fromDocument, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import {
  countStock,
  lowStockProductSchema,
  MAX_PIECES,
  receiveDelivery,
  setLowAt,
  stockId,
  stockMoveSchema,
  stockSchema,
  stopCounting,
  type LowStockProduct,
  type Stock,
  type StockMove,
  type StockResult,
} from '@nargisus/domain/stock';
import { withParams } from '@nargisus/domain/text';
import type { Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { newestFirst, type Page, type PageRequest } from '../firestore/pagination.ts';
import type { SizeOfProduct } from './stock-levels.ts';
import { StockTransaction } from './stock-transaction.ts';

interface Staff {
  readonly by: { readonly uid: string };
  readonly now: Date;
}

/** A change by staff: what it makes of the stored stock, and how it is recorded. */
interface StaffChange {
  readonly change: (stock: Stock | undefined) => StockResult;
  readonly action: AuditRecord['action'];
  readonly why: StockMove['why'];
  readonly note: string;
  readonly shown: readonly ('onHand' | 'lowAt' | 'isCounted')[];
}

/** The counted stock of sizes, stock/{productId}_{size}, and its moves, stockMoves/{id}. */
export class StockRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns the stock documents of a product, also of sizes that are no longer counted. One read each. */
  async ofProduct(productId: string): Promise<Stock[]> {
    const { docs } = await this.#db.collection('stock').where('productId', '==', productId).get();
    return docs.map((it) => fromDocument(stockSchema, it.id, it.data()));
  }

  /**
   * Returns the counted sizes with few or no pieces left, fewest first, without those of products that left the shop. Reads
   * at most `limit` documents and their products.
   */
  async low(limit: number): Promise<(Stock & LowStockProduct)[]> {
    const { docs } = await this.#db.collection('stock').orderBy('low').limit(limit).get();
    if (docs.length === 0) return [];
    const stocks = docs.map((it) => fromDocument(stockSchema, it.id, it.data()));
    const ids = [...new Set(stocks.map(({ productId }) => productId))];
    const found = await this.#db.getAll(...ids.map((id) => this.#db.doc(`products/${id}`)), {
      fieldMask: ['name', 'image', 'sizing'],
    });
    const products = new Map(found.filter(({ exists }) => exists).map((it) => [it.id, it]));
    return stocks.flatMap((stock) => {
      const product = products.get(stock.productId);
      if (!product) return [];
      return [{ ...stock, ...lowStockProductSchema.parse(product.data()) }];
    });
  }

  /** Returns the moves of a size, newest first. Reads at most `limit` documents. */
  moves(size: SizeOfProduct, page: PageRequest): Promise<Page<StockMove>> {
    const moves = this.#db.collection('stockMoves').where('stock', '==', stockId(size));
    return newestFirst(moves, page, (it) => fromDocument(stockMoveSchema, it.id, it.data()));
  }

  /** Sets the counted pieces of a size, or begins to count it. @throws ShopError 'conflict' */
  count(
    { onHand, was, reason, ...size }: SizeOfProduct & { onHand: number; was: number | null; reason: string },
    staff: Staff,
  ): Promise<Stock> {
    return this.#change(size, staff, {
      change: (stock) => countStock(stock, { ...size, onHand, was, now: staff.now }),
      action: 'stock.counted',
      why: 'count',
      note: reason,
      shown: ['onHand', 'isCounted'],
    });
  }

  /**
   * Adds a delivery's pieces to a size, once per delivery number.
   * @returns `isNew: false` when the delivery was received before
   * @throws ShopError 'conflict'
   */
  async receive(
    { quantity, delivery, ...size }: SizeOfProduct & { quantity: number; delivery: string },
    staff: Staff,
  ): Promise<{ stock: Stock; isNew: boolean }> {
    const moveId = deliveryMoveId(stockId(size), delivery);
    let isNew = true;
    const stock = await this.#change(size, staff, {
      change: (before) => receiveDelivery(before, quantity),
      action: 'stock.received',
      why: 'delivery',
      note: delivery,
      shown: ['onHand'],
      moveId,
      before: (move) => {
        isNew = false;
        const received = move.to.onHand - move.from.onHand;
        if (received === quantity) return;
        const params = { delivery, count: received };
        throw new ShopError('conflict', withParams(staffErrorMessages.deliveryReceived, params));
      },
    });
    return { stock, isNew };
  }

  /** Sets from how many pieces a size is low. @throws ShopError 'conflict' */
  setLowAt(
    { lowAt, was, ...size }: SizeOfProduct & { lowAt: number; was: number },
    staff: Staff,
  ): Promise<Stock> {
    return this.#change(size, staff, {
      change: (stock) => setLowAt(stock, { lowAt, was }),
      action: 'stock.low-set',
      why: 'count',
      note: '',
      shown: ['lowAt'],
    });
  }

  /** Stops counting a size. @throws ShopError 'conflict' */
  stop({ reason, ...size }: SizeOfProduct & { reason: string }, staff: Staff): Promise<Stock> {
    return this.#change(size, staff, {
      change: stopCounting,
      action: 'stock.stopped',
      why: 'count',
      note: reason,
      shown: ['isCounted'],
    });
  }

  /** Removes the lapsed holds of a size, so that what shoppers see follows. One read, at most one write. */
  async removeLapsedHolds(id: string, now: Date): Promise<void> {
    await this.#db.runTransaction(async (transaction) => {
      const stock = new StockTransaction(this.#db, transaction);
      await stock.read([id]);
      stock.removeLapsedHolds(id, now);
    });
  }

  /** Returns the ids of sizes with lapsed holds. Reads at most `limit` documents. */
  async lapsed(now: Date, limit: number): Promise<string[]> {
    const lapsed = this.#db.collection('stock').where('lapsesAt', '<=', now).orderBy('lapsesAt');
    const { docs } = await lapsed.limit(limit).select().get();
    return docs.map(({ id }) => id);
  }

  /**
   * Stores a change by staff with its move and its audit entry. Reads the product's name, the stock and the move of a
   * delivery; three writes.
   */
  #change(
    size: SizeOfProduct,
    { by, now }: Staff,
    {
      change,
      action,
      why,
      note,
      shown,
      moveId,
      before: onRepeated,
    }: StaffChange & { readonly moveId?: string; readonly before?: (move: StockMove) => void },
  ): Promise<Stock> {
    const id = stockId(size);
    return this.#db.runTransaction(async (transaction) => {
      const levels = new StockTransaction(this.#db, transaction);
      const [product, repeated] = await Promise.all([
        transaction.get(this.#db.doc(`products/${size.productId}`)),
        moveId ? levels.findMove(moveId) : undefined,
        levels.read([id]),
      ]);
      if (!product.exists) throw new ShopError('not-found', errorMessages.productNotFound);
      const before = levels.find(id);
      if (before && repeated) {
        onRepeated?.(repeated);
        return before;
      }
      const result = change(before);
      if (!result.ok) throw rejectionOf(result);
      if (result.stock.onHand > MAX_PIECES) throw new ShopError('conflict', staffErrorMessages.tooManyPieces);
      const stored = levels.set(before, result.stock, { id: moveId, by: by.uid, now, why, note });
      const picked = (stock: Stock) => Object.fromEntries(shown.map((field) => [field, stock[field]]));
      const label = `${String(product.get('name'))} (${size.size})`;
      const record = {
        by: { uid: by.uid },
        action,
        subject: { kind: 'stock' as const, id, label },
        before: before ? picked(before) : null,
        after: picked(stored),
        note,
      };
      appendAuditEntry(this.#db, transaction, record, now);
      return stored;
    });
  }
}

/** Returns the id of the move of a delivery: the same number is received once. */
function deliveryMoveId(id: string, delivery: string): string {
  return createHash('sha256').update(`${id}\n${delivery}`).digest('hex').slice(0, 32);
}

function rejectionOf(result: Exclude<StockResult, { ok: true }>): ShopError {
  switch (result.reason) {
    case 'stale': {
      const { is } = result;
      const message =
        is === null
          ? staffErrorMessages.notCounted
          : withParams(staffErrorMessages.staleStock, { count: is });
      return new ShopError('conflict', message, { data: { is } });
    }
    case 'not-counted':
      return new ShopError('conflict', staffErrorMessages.notCounted);
    case 'below-committed': {
      const { committed } = result;
      return new ShopError('conflict', withParams(staffErrorMessages.belowCommitted, { count: committed }));
    }
  }
}
