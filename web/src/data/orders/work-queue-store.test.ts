import { orderDeskOf, type OrderDesk } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { anOrder } from '@nargisus/domain/testing/orders';
import { describe, expect, test, vi } from 'vitest';
import { arrangeQueue } from './arrange-queue.ts';
import { QUEUE_PAGE, WorkQueueStore, type QueueSource } from './work-queue-store.ts';

const START = Date.UTC(2026, 10, 20);
const orderAt = (minute: number): Order => anOrder(new Date(START + minute * 60_000), { _id: `o${minute}` });
const deskAt = (minute: number): OrderDesk => orderDeskOf(orderAt(minute));

/** A queue in memory: `set` changes what waits and tells the open listeners. */
class FakeQueue implements QueueSource {
  waiting: number[];
  orderReads = 0;
  readonly #pages = new Set<() => void>();
  /** The orders of each open listener. */
  readonly open = new Set<readonly string[]>();
  readonly missing = new Set<string>();
  isBroken = false;
  /** Answers about orders that are held back. */
  held: (() => void)[] | undefined;

  constructor(waiting: number[]) {
    this.waiting = waiting;
  }

  subscribeToPage: QueueSource['subscribeToPage'] = (after, { next, error }) => {
    const answer = () => {
      if (this.isBroken) return error(new Error('broken'));
      const behind = this.waiting.map(deskAt).filter((it) => !after || it.dueAt > after.dueAt);
      next(behind.slice(0, QUEUE_PAGE));
    };
    this.#pages.add(answer);
    answer();
    return () => this.#pages.delete(answer);
  };

  subscribeToOrders: QueueSource['subscribeToOrders'] = (ids, { next }) => {
    this.orderReads += ids.length;
    this.open.add(ids);
    const answer = () =>
      next(ids.map((id) => orderAt(Number(id.slice(1)))).filter(({ _id }) => !this.missing.has(_id)));
    if (this.held) this.held.push(answer);
    else answer();
    return () => this.open.delete(ids);
  };

  set(waiting: number[]): void {
    this.waiting = waiting.toSorted((a, b) => a - b);
    for (const answer of this.#pages) answer();
  }
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

function follow(waiting: number[]) {
  const source = new FakeQueue(waiting);
  const store = new WorkQueueStore(source);
  const counts = { published: 0 };
  const close = store.subscribe(() => (counts.published += 1));
  const value = () => {
    const snapshot = store.getSnapshot();
    if (snapshot.state !== 'ready') throw new Error(snapshot.state);
    return snapshot.value;
  };
  const shown = () => value().orders.map(({ _id }) => Number(_id.slice(1)));
  return { source, store, close, value, shown, counts };
}

describe('a queue', () => {
  test('shows the oldest page, and more behind it on request, each order once', () => {
    const { store, value, shown } = follow(numbers(0, 45));
    expect(shown()).toEqual(numbers(0, 20));
    expect(value().hasMore).toBe(true);
    store.more();
    store.more();
    expect(shown()).toEqual(numbers(0, 45));
    expect(value().hasMore).toBe(false);
    store.more();
    expect(shown()).toEqual(numbers(0, 45));
  });

  test('drops an order that has moved on and fills the page from behind, reading only the new one', () => {
    const { source, shown } = follow(numbers(0, 30));
    source.set(numbers(1, 30));
    expect(shown()).toEqual(numbers(1, 21));
    expect(source.orderReads).toBe(21);
  });

  test('listens to a page of orders at once, until none of them is shown', () => {
    const { source, store } = follow(numbers(0, 40));
    store.more();
    expect([...source.open].map(({ length }) => length)).toEqual([20, 20]);
    source.set(numbers(19, 40));
    expect(source.open.size).toBe(2);
    source.set(numbers(20, 40));
    expect([...source.open].map(([first]) => first)).toEqual(['o20']);
  });

  test('shows an order that left and came back without reading it again', () => {
    const { source, shown } = follow([1, 2, 3]);
    source.set([2, 3]);
    expect(shown()).toEqual([2, 3]);
    source.set([2, 3, 4]);
    expect([shown(), source.orderReads]).toEqual([[2, 3, 4], 4]);
    source.set([1, 2, 3, 4]);
    expect(source.orderReads).toBe(4);
  });

  test('leaves out an order that does not exist', () => {
    const source = new FakeQueue([1, 2, 3]);
    source.missing.add('o2');
    const store = new WorkQueueStore(source);
    store.subscribe(() => {});
    const snapshot = store.getSnapshot();
    expect(snapshot.state === 'ready' && snapshot.value.orders.map(({ _id }) => _id)).toEqual(['o1', 'o3']);
  });

  test('appends an order behind the last row, and holds one that would move rows', () => {
    const { source, store, value, shown } = follow([10, 20]);
    source.set([10, 20, 30]);
    expect([shown(), value().arrived]).toEqual([[10, 20, 30], 0]);
    source.set([5, 10, 15, 20, 30]);
    expect([shown(), value().arrived]).toEqual([[10, 20, 30], 2]);
    store.showArrived();
    expect([shown(), value().arrived]).toEqual([[5, 10, 15, 20, 30], 0]);
  });

  test('shows the orders of a further page together', () => {
    vi.useFakeTimers();
    const { source, store, shown, counts } = follow(numbers(0, 60));
    source.held = [];
    store.more();
    counts.published = 0;
    for (const answer of source.held) answer();
    expect([counts.published, shown()]).toEqual([1, numbers(0, 40)]);

    vi.useRealTimers();
  });

  test('drops an order that has moved on after a moment, though the next one is not known yet', () => {
    vi.useFakeTimers();
    const { source, shown } = follow(numbers(0, 25));
    source.held = [];
    source.set(numbers(1, 25));
    expect(shown()).toEqual(numbers(0, 20));
    vi.runAllTimers();
    expect(shown()).toEqual(numbers(1, 20));
    for (const answer of source.held) answer();
    expect(shown()).toEqual(numbers(1, 21));
    vi.useRealTimers();
  });

  test('is empty without orders, and shows the first that comes', () => {
    const { source, shown } = follow([]);
    expect(shown()).toEqual([]);
    source.set([7]);
    expect(shown()).toEqual([7]);
  });

  test('closes every listener with its last subscriber, and starts again', () => {
    const { source, store, close, shown } = follow(numbers(0, 5));
    close();
    expect(source.open.size).toBe(0);
    expect(store.getSnapshot().state).toBe('loading');
    store.subscribe(() => {});
    expect(shown()).toEqual(numbers(0, 5));
  });

  test('fails as a whole and can be retried', () => {
    const { source, store, shown } = follow([1, 2]);
    source.isBroken = true;
    source.set([1, 2]);
    const failed = store.getSnapshot();
    expect(failed.state).toBe('failed');
    expect(source.open.size).toBe(0);
    source.isBroken = false;
    if (failed.state === 'failed') failed.retry();
    expect(shown()).toEqual([1, 2]);
  });
});

test('orders that are due at the same moment are sorted by id', () => {
  const dueAt = new Date(START);
  const same = ['c', 'a', 'b'].map((_id) => ({ _id, dueAt }));
  expect(arrangeQueue(same, [])).toEqual({ ids: ['a', 'b', 'c'], arrived: 0 });
});
