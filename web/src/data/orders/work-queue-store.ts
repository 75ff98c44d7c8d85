import type { OrderDesk } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import type { Loadable } from '../query/loadable.ts';
import { partsOf } from '../query/parts-of.ts';
import { arrangeQueue } from './arrange-queue.ts';

/** Rows that a queue shows at first, and that each further page adds. */
export const QUEUE_PAGE = 20;

/** How long the orders of a further page are waited for, in ms. */
const TOGETHER_MS = 100;

export interface QueueRows {
  /** What waits, the oldest first. */
  readonly orders: readonly Order[];
  /** What the desk knows of the orders, by document id. */
  readonly desks: ReadonlyMap<string, OrderDesk>;
  /** Orders that came into the queue between the shown ones; showing them would move rows. */
  readonly arrived: number;
  readonly hasMore: boolean;
}

interface Observer<T> {
  next(value: T): void;
  error(cause: unknown): void;
}

/** The listeners that a queue opens. Each returns the function that closes it. */
export interface QueueSource {
  /** Listens to the QUEUE_PAGE documents behind `after`, the oldest first. */
  subscribeToPage(after: OrderDesk | undefined, observer: Observer<OrderDesk[]>): () => void;
  /** Listens to QUEUE_PAGE orders at most; those that do not exist are left out. */
  subscribeToOrders(ids: readonly string[], observer: Observer<Order[]>): () => void;
}

interface Page {
  /** Undefined while it loads. */
  desks: readonly OrderDesk[] | undefined;
  unsubscribe(): void;
}

/** Orders that came into the queue together. */
interface Batch {
  readonly ids: readonly string[];
  /** By id; undefined while they load. */
  orders: ReadonlyMap<string, Order> | undefined;
  unsubscribe(): void;
}

const LOADING: Loadable<never> = { state: 'loading' };
const nothing = () => {};

/**
 * Keeps the rows of one queue, live: a listener per page of the queue, and one per batch of orders that came into it together, so that a
 * change reads one document. A batch is listened to until none of its orders is shown. Rows keep their places: an order that would come
 * between them waits until `showArrived`.
 */
export class WorkQueueStore {
  readonly #source: QueueSource;
  readonly #listeners = new Set<() => void>();
  #pages: Page[] = [];
  /** The batch of each order that is listened to. */
  readonly #batches = new Map<string, Batch>();
  #shown: readonly string[] = [];
  #arrived = 0;
  #snapshot: Loadable<QueueRows> = LOADING;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(source: QueueSource) {
    this.#source = source;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#openPage(undefined);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  };

  readonly getSnapshot = (): Loadable<QueueRows> => this.#snapshot;

  /** Adds a page behind the last row; nothing while one loads, or when there are no more. */
  readonly more = (): void => {
    if (this.#hasMore()) this.#openPage(this.#desks().at(-1));
  };

  readonly showArrived = (): void => {
    this.#shown = [];
    this.#arrange();
  };

  #openPage(after: OrderDesk | undefined): void {
    const page: Page = { desks: undefined, unsubscribe: nothing };
    this.#pages.push(page);
    page.unsubscribe = this.#source.subscribeToPage(after, {
      next: (desks) => {
        page.desks = desks;
        this.#arrange();
      },
      error: this.#fail,
    });
  }

  #hasMore(): boolean {
    return this.#pages.at(-1)?.desks?.length === QUEUE_PAGE;
  }

  /** Returns the documents of all pages, each once: a page that lost a row reads the first of the next page. */
  #desks(): OrderDesk[] {
    const all = this.#pages.flatMap(({ desks }) => desks ?? []);
    return [...new Map(all.map((desk) => [desk._id, desk])).values()];
  }

  #arrange(): void {
    const { ids, arrived } = arrangeQueue(this.#desks(), this.#shown);
    [this.#shown, this.#arrived] = [ids, arrived];
    const wanted = new Set(ids);
    for (const batch of new Set(this.#batches.values()))
      if (!batch.ids.some((id) => wanted.has(id))) this.#closeBatch(batch);
    const fresh = ids.filter((id) => !this.#batches.has(id));
    for (const part of partsOf(fresh, QUEUE_PAGE)) this.#openBatch(part);
    this.#publish();
  }

  #openBatch(ids: readonly string[]): void {
    const batch: Batch = { ids, orders: undefined, unsubscribe: nothing };
    for (const id of ids) this.#batches.set(id, batch);
    batch.unsubscribe = this.#source.subscribeToOrders(ids, {
      next: (orders) => {
        batch.orders = new Map(orders.map((order) => [order._id, order]));
        this.#publish();
      },
      error: this.#fail,
    });
  }

  #closeBatch({ ids, unsubscribe }: Batch): void {
    unsubscribe();
    for (const id of ids) this.#batches.delete(id);
  }

  /** Publishes the rows once their orders are known. */
  #publish(): void {
    if (this.#pages[0]?.desks === undefined) return;
    if (this.#shown.some((id) => !this.#batches.get(id)?.orders)) return this.#publishSoon();
    this.#publishKnown();
  }

  /** At first all rows appear at once; later those that are known after a moment: each time, all are rendered. */
  #publishSoon(): void {
    if (this.#snapshot.state !== 'ready') return;
    this.#soon ??= setTimeout(() => this.#publishKnown(), TOGETHER_MS);
  }

  #publishKnown(): void {
    this.#forget();
    const orders = this.#shown.flatMap((id) => this.#batches.get(id)?.orders?.get(id) ?? []);
    const desks = new Map(this.#desks().map((desk) => [desk._id, desk]));
    this.#set({
      state: 'ready',
      value: { orders, desks, arrived: this.#arrived, hasMore: this.#hasMore() },
    });
  }

  #forget(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
  }

  readonly #fail = (): void => {
    this.#close();
    this.#set({
      state: 'failed',
      retry: () => {
        this.#set(LOADING);
        this.#openPage(undefined);
      },
    });
  };

  #close(): void {
    this.#forget();
    for (const { unsubscribe } of [...this.#pages, ...new Set(this.#batches.values())]) unsubscribe();
    this.#pages = [];
    this.#batches.clear();
    this.#shown = [];
    this.#snapshot = LOADING;
  }

  #set(snapshot: Loadable<QueueRows>): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
