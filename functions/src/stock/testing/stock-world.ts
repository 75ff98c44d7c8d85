import type { Product } from '@nargisus/domain/catalogue';
import { fromDocument, ShopError } from '@nargisus/domain/contract';
import { addPaisa, multiplyPaisa, taka } from '@nargisus/domain/money';
import { setStatuses, type Order } from '@nargisus/domain/orders';
import { stockMoveSchema, type Stock, type StockMove } from '@nargisus/domain/stock';
import { randomUUID } from 'node:crypto';
import type { RateLimitPass } from '../../http/rate-limit.ts';
import { changeOrder } from '../../orders/change-order.ts';
import { deleteOrder } from '../../orders/delete-order.ts';
import { orderDocumentId } from '../../orders/order-document-id.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { receiveOrder } from '../../orders/receive-order.ts';
import { tranIdOf } from '../../orders/tran-id.ts';
import { handleCallback } from '../../payments/handle-callback.ts';
import { startPayment } from '../../payments/start-payment.ts';
import { sweepPayments } from '../../payments/sweep-payments.ts';
import { DAY, MINUTE, parveen, type createPaymentFixture } from '../../payments/testing/payment-fixture.ts';
import { address, stock as storeProduct } from '../../testing/sample-orders.ts';
import { sweepHolds } from '../sweep-holds.ts';
import { FIRST_COUNT, type StockEvent, type Wanted } from './stock-events.ts';

type Shop = ReturnType<typeof createPaymentFixture>;

/** How an event ended: done, refused in words, or not possible at all. */
export type Outcome = 'done' | 'refused' | 'nothing';

/** One product with counted sizes in the real shop: the use cases on the Firestore emulator and the gateway simulator. */
export class StockWorld {
  readonly #shop: Shop;
  readonly #product: Product;
  readonly #purchases: readonly (Wanted & { readonly uid: string; readonly key: string })[];
  /** What the gateway says of the attempts for which the customer chose something. */
  readonly #results = new Map<string, ReturnType<Shop['pays']>>();

  private constructor(shop: Shop, product: Product, wanted: readonly Wanted[]) {
    this.#shop = shop;
    this.#product = product;
    this.#purchases = wanted.map((it) => ({ ...it, uid: `buyer-${randomUUID()}`, key: randomUUID() }));
  }

  static async open(shop: Shop, wanted: readonly Wanted[]): Promise<StockWorld> {
    const product = await storeProduct(shop.db, `shirt-${randomUUID().slice(0, 8)}`, 100);
    const world = new StockWorld(shop, product, wanted);
    for (const [size, onHand] of Object.entries(FIRST_COUNT)) {
      await world.perform({ kind: 'count', size: size as keyof typeof FIRST_COUNT, onHand });
    }
    return world;
  }

  /** Lets an event happen. @throws what is not a refusal in words */
  async perform(event: StockEvent): Promise<Outcome> {
    try {
      return (await this.#run(event)) ?? 'done';
    } catch (thrown) {
      if (thrown instanceof ShopError && REFUSALS.includes(thrown.code)) return 'refused';
      throw thrown;
    }
  }

  /** The present time of the shop, in minutes. */
  get minutes(): number {
    return this.#shop.clock.getTime() / MINUTE;
  }

  tranIdOf(purchase: number): string {
    const { uid, key } = this.#purchases[purchase]!;
    return tranIdOf(uid, key);
  }

  stocks(): Promise<Stock[]> {
    return this.#shop.repositories.stock.ofProduct(this.#product.id);
  }

  order(purchase: number): Promise<Order | undefined> {
    return this.#shop.repositories.orders.find(this.#orderId(purchase));
  }

  attempt(purchase: number) {
    return this.#shop.repositories.payments.find(this.tranIdOf(purchase));
  }

  async movesOf(id: string): Promise<StockMove[]> {
    const { docs } = await this.#shop.db.collection('stockMoves').where('stock', '==', id).get();
    return docs.map((it) => fromDocument(stockMoveSchema, it.id, it.data()));
  }

  async #run(event: StockEvent): Promise<Outcome | undefined | void> {
    const { repositories, dependencies } = this.#shop;
    const staff = { by: parveen, now: this.#shop.clock };
    switch (event.kind) {
      case 'order in cash': {
        const wanted = { ...this.#request(event.purchase), now: this.#shop.clock, random: Math.random };
        return void (await placeOrder(repositories.orders, wanted));
      }
      case 'start to pay': {
        const { tranId, isNew } = await startPayment(
          repositories,
          dependencies,
          this.#request(event.purchase),
        );
        // Only the test delivers what the gateway says.
        if (isNew) await this.#shop.breaks(tranId, {});
        return;
      }
      case 'pay':
        return this.#choose(event.purchase, 'card');
      case 'fail to pay':
        return this.#choose(event.purchase, event.choice);
      case 'cancel':
        return this.#set(event.purchase, { orderStatus: 'cancelled' });
      case 'revive':
        return this.#set(event.purchase, { orderStatus: 'confirmed', deliveryStatus: 'pending' });
      case 'hand over':
        return this.#set(event.purchase, { deliveryStatus: 'picked_up' });
      case 'set statuses':
        return this.#set(event.purchase, event);
      case 'receive back': {
        const { items = [] } = (await this.order(event.purchase)) ?? {};
        const back = items.filter((it) => it.stock === 'handed-over');
        const lines = (back.length > 0 ? back : items).map(({ quantity: _sold, ...line }) => ({
          ...line,
          restock: event.restocked !== 'nothing',
          ...(event.restocked === 'one piece' && { quantity: 1 }),
        }));
        const request = { id: this.#orderId(event.purchase), caller: parveen, lines };
        return void (await receiveOrder(repositories, dependencies, request));
      }
      case 'delete': {
        const request = { id: this.#orderId(event.purchase), caller: parveen };
        return deleteOrder(repositories, dependencies, request);
      }
      case 'count': {
        const size = { productId: this.#product.id, size: event.size };
        const present = (await this.stocks()).find((it) => it.size === event.size && it.isCounted);
        const count = { ...size, onHand: event.onHand, was: present?.onHand ?? null, reason: 'Shelf count' };
        return void (await repositories.stock.count(count, staff));
      }
      case 'delivery': {
        const size = { productId: this.#product.id, size: event.size };
        const delivery = { ...size, quantity: event.quantity, delivery: randomUUID() };
        return void (await repositories.stock.receive(delivery, staff));
      }
      case 'stop counting': {
        const size = { productId: this.#product.id, size: event.size };
        return void (await repositories.stock.stop({ ...size, reason: 'Made to order' }, staff));
      }
      case 'minutes pass':
        return void this.#shop.passes(event.minutes * MINUTE);
      case 'sweep holds':
        return void (await sweepHolds(repositories.stock, this.#shop.clock));
      case 'sweep payments after a day':
        this.#shop.passes(DAY);
        return void (await sweepPayments(repositories, dependencies));
    }
  }

  /** Lets the customer choose at the gateway, which counts once, and delivers the result, which may be repeated. */
  async #choose(purchase: number, choice: string): Promise<Outcome | undefined> {
    const tranId = this.tranIdOf(purchase);
    if (!(await this.attempt(purchase))?.session) return 'nothing';
    const { repositories, dependencies } = this.#shop;
    const form = this.#results.get(tranId) ?? this.#shop.pays(tranId, choice);
    this.#results.set(tranId, form);
    await handleCallback(repositories, dependencies, await form);
  }

  async #set(
    purchase: number,
    { orderStatus, deliveryStatus }: Parameters<typeof setStatuses>[1],
  ): Promise<void> {
    const { repositories, dependencies } = this.#shop;
    const to = { ...(orderStatus && { orderStatus }), ...(deliveryStatus && { deliveryStatus }) };
    await changeOrder(repositories, dependencies, this.#orderId(purchase), (order) =>
      setStatuses(order, to, { who: parveen.uid, now: dependencies.now() }),
    );
  }

  #orderId(purchase: number): string {
    const { uid, key } = this.#purchases[purchase]!;
    return orderDocumentId(uid, key);
  }

  #request(purchase: number) {
    const { uid, key, lines } = this.#purchases[purchase]!;
    const items = lines.map((it) => ({ productId: this.#product.id, ...it }));
    const prices = items.map((it) => multiplyPaisa(this.#product.price, it.quantity));
    return {
      buyer: {
        uid,
        email: `${uid}@nargisus.test`,
        name: 'Rahima',
        role: 'user' as const,
        signedInAt: new Date(),
      },
      requestKey: key,
      rateLimit: Promise.resolve({} as RateLimitPass),
      draft: {
        ...address,
        items,
        deliveryOption: 'standard' as const,
        voucherCode: null,
        totalAmount: addPaisa(taka(60), ...prices),
      },
    };
  }
}

const REFUSALS: readonly ShopError['code'][] = ['conflict', 'not-found', 'too-many-requests'];
