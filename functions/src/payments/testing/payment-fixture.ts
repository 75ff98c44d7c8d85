import type { Product } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import { addPaisa, taka } from '@nargisus/domain/money';
import {
  orderCounterChange,
  orderSchema,
  orderStats,
  sumOrderCounters,
  type Order,
} from '@nargisus/domain/orders';
import type { Attempt } from '@nargisus/domain/payments';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { createRepositories } from '../../app/repositories.ts';
import type { Caller } from '../../http/authenticate.ts';
import type { RateLimitPass } from '../../http/rate-limit.ts';
import type { OrderChangeDependencies } from '../../orders/order-payments.ts';
import { createOrderPayments } from '../create-order-payments.ts';
import { address, stock } from '../../testing/sample-orders.ts';
import { handleCallback } from '../handle-callback.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { Sslcommerz } from '../sslcommerz.ts';
import { startPayment } from '../start-payment.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const base = process.env.SSLCOMMERZ_BASE ?? '';
export const store = { base, storeId: 'nargisus_local', storePassword: 'nargisus_local@ssl' };

/** A member of the staff. */
export const parveen: Caller = {
  uid: 'admin',
  email: 'admin@nargisus.test',
  name: 'Parveen',
  role: 'admin',
  signedInAt: new Date(),
};

/**
 * Payments on the Firestore emulator, in an isolated project, against the gateway simulator, with a settable
 * clock. e2e/contract tests them over HTTP. Before each test the clock is reset, `random` is Math.random, and there
 * is a new shirt.
 */
export function createPaymentFixture() {
  const db = getFirestore(initializeApp({ projectId: `demo-pay-${randomUUID().slice(0, 8)}` }));
  const repositories = createRepositories();
  const failures: string[] = [];
  const fixture = {
    clock: new Date(),
    random: Math.random as () => number,
    timeoutMs: 10_000,
    shirt: undefined as unknown as Product,
  };

  beforeEach(async () => {
    fixture.clock = new Date();
    fixture.random = Math.random;
    fixture.timeoutMs = 10_000;
    failures.length = 0;
    fixture.shirt = await stock(db, `shirt-${randomUUID().slice(0, 8)}`, 450.5);
  });

  const dependencies: PaymentDependencies & OrderChangeDependencies & { shopOrigin: () => string } = {
    now: () => fixture.clock,
    random: () => fixture.random(),
    log: { failed: (_id, thrown) => failures.push(String(thrown)) },
    gateway: () => new Sslcommerz({ ...store, timeoutMs: fixture.timeoutMs }),
    // The gateway's notices go nowhere: the tests deliver callbacks.
    shopOrigin: () => 'http://127.0.0.1:9',
    orderPayments: () => Promise.resolve(createOrderPayments(repositories, dependencies)),
  };

  async function simulator<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${base}/simulator/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  const breaks = (tranId: string, faults: object) =>
    simulator('PUT', `faults/${tranId}`, { delivery: 'browser-only', ...faults });

  const request = (uid = `buyer-${randomUUID()}`) => ({
    buyer: {
      uid,
      email: 'rahima@nargisus.test',
      name: 'Rahima',
      role: 'user' as const,
      signedInAt: new Date(),
    },
    requestKey: randomUUID(),
    rateLimit: Promise.resolve({} as RateLimitPass),
    draft: {
      ...address,
      items: [{ productId: fixture.shirt.id, size: 'M' as const, quantity: 1 }],
      deliveryOption: 'standard' as const,
      voucherCode: null,
      totalAmount: addPaisa(taka(60), fixture.shirt.price),
    },
  });

  /** Starts an attempt, with its page open. */
  async function started(uid?: string): Promise<string> {
    const { tranId } = await startPayment(repositories, dependencies, request(uid));
    await breaks(tranId, {});
    return tranId;
  }

  /** Pays at the gateway; returns the form that the browser would post. */
  async function pays(tranId: string, choice = 'card'): Promise<Record<string, string>> {
    type PayResponse = { browser: { fields: Record<string, string> } };
    return (await simulator<PayResponse>('POST', `pay/${tranId}`, { choice })).browser.fields;
  }

  const attemptOf = async (tranId: string): Promise<Attempt> => (await repositories.payments.find(tranId))!;

  async function ordersOf(tranId: string): Promise<Order[]> {
    const { docs } = await db.collection('orders').where('tranId', '==', tranId).get();
    return docs.map((it) => fromDocument(orderSchema, it.id, it.data()));
  }

  async function ordered(): Promise<{ tranId: string; form: Record<string, string>; id: string }> {
    const tranId = await started();
    const form = await pays(tranId);
    const { attempt } = await handleCallback(repositories, dependencies, form);
    return { tranId, form, id: attempt!.order!._id };
  }

  async function expectCountersToBeRight(): Promise<void> {
    const { docs } = await db.collection('orders').get();
    const orders = docs.map((it) => fromDocument(orderSchema, it.id, it.data()));
    const fresh = sumOrderCounters(orders.map((order) => orderCounterChange(null, order)));
    const [counted, expected] = [await repositories.orders.counters(), fresh].map(orderStats);
    expect(counted?.totalOrders).toBe(expected?.totalOrders);
    expect(counted?.totalRevenue).toBe(expected?.totalRevenue);
  }

  const passes = (ms: number) => (fixture.clock = new Date(fixture.clock.getTime() + ms));

  return Object.assign(fixture, {
    ...{ db, repositories, dependencies, failures, simulator, breaks, request, started, pays, passes },
    ...{ attemptOf, ordersOf, ordered, expectCountersToBeRight },
  });
}
