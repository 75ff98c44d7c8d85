import type { Product } from '@nargisus/domain/catalogue';
import type { OrderDraft } from '@nargisus/domain/checkout';
import { fromDocument } from '@nargisus/domain/contract';
import { addPaisa, multiplyPaisa, NO_MONEY, subtractPaisa, taka, type Paisa } from '@nargisus/domain/money';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import { stockMoveSchema, stockSchema, type Stock, type StockMove } from '@nargisus/domain/stock';
import type { Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import type { RateLimitPass } from '../http/rate-limit.ts';
import { OrdersRepository } from '../orders/orders.repository.ts';
import { placeOrder } from '../orders/place-order.ts';
import { StockRepository } from '../stock/stock.repository.ts';
import { address, stock as storeProduct } from './sample-orders.ts';

export const staff = { uid: 'parveen' };

export interface Wanted {
  readonly productId: string;
  readonly size?: 'S' | 'M' | 'L';
  readonly quantity?: number;
}

/** A voucher, and what it takes off. */
interface Reduced {
  readonly code?: string;
  readonly off?: Paisa;
}

interface Buyer extends Reduced {
  readonly uid?: string;
  readonly key?: string;
  /** The proved number of the token. */
  readonly phone?: string;
}

/** A shop with counted stock, on the Firestore emulator. */
export function createStockFixture(db: Firestore) {
  const orders = new OrdersRepository(db);
  const stock = new StockRepository(db);
  const products = new Map<string, Product>();

  /** Stores a product with counted sizes. */
  async function counted(pieces: Readonly<Record<string, number>>, price = 100): Promise<string> {
    const id = `shirt-${randomUUID().slice(0, 8)}`;
    products.set(id, await storeProduct(db, id, price));
    for (const [size, onHand] of Object.entries(pieces)) {
      const count = { productId: id, size, onHand, was: null, reason: 'First count' };
      await stock.count(count, { by: staff, now: new Date() });
    }
    return id;
  }

  function draftOf(wanted: readonly Wanted[], { code, off = NO_MONEY }: Reduced = {}): OrderDraft {
    const items = wanted.map(({ productId, size = 'M', quantity = 1 }) => ({ productId, size, quantity }));
    const prices = items.map((it) => multiplyPaisa(products.get(it.productId)!.price, it.quantity));
    return {
      ...address,
      items,
      deliveryOption: 'standard',
      voucherCode: code ?? null,
      totalAmount: subtractPaisa(addPaisa(taka(60), ...prices), off),
    };
  }

  const place = async (
    wanted: readonly Wanted[],
    { uid = `buyer-${randomUUID()}`, key = randomUUID(), phone, ...reduced }: Buyer = {},
  ) => {
    const { order } = await placeOrder(orders, {
      buyer: {
        uid,
        email: `${uid}@nargisus.test`,
        name: uid,
        role: 'user',
        signedInAt: new Date(),
        ...(phone && { phone }),
      },
      draft: draftOf(wanted, reduced),
      requestKey: key,
      rateLimit: Promise.resolve({} as RateLimitPass),
      now: new Date(),
      random: Math.random,
    });
    return order;
  };

  async function stockOf(id: string): Promise<Stock> {
    const document = await db.doc(`stock/${id}`).get();
    return fromDocument(stockSchema, id, document.data()!);
  }

  async function movesOf(id: string): Promise<StockMove[]> {
    const { docs } = await db.collection('stockMoves').where('stock', '==', id).get();
    return docs.map((it) => fromDocument(stockMoveSchema, it.id, it.data()));
  }

  async function storedOrders(): Promise<Order[]> {
    const { docs } = await db.collection('orders').get();
    return docs.map((it) => fromDocument(orderSchema, it.id, it.data()));
  }

  return { db, orders, stock, counted, draftOf, place, stockOf, movesOf, storedOrders };
}

/** Returns what a size's moves add up to. */
export function sumOfMoves(moves: readonly StockMove[]): { onHand: number; committed: number } {
  return moves.reduce(
    (sum, { from, to }) => ({
      onHand: sum.onHand + to.onHand - from.onHand,
      committed: sum.committed + to.committed - from.committed,
    }),
    { onHand: 0, committed: 0 },
  );
}
