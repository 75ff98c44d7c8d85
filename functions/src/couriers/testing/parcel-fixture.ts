import { DEFAULT_COURIER_SETTINGS, type CourierSettings, type Parcel } from '@nargisus/domain/couriers';
import { taka } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import type { Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import type { Caller } from '../../http/authenticate.ts';
import { OrdersRepository } from '../../orders/orders.repository.ts';
import { openIsolatedProject } from '../../testing/isolated-project.ts';
import { placeDirectly } from '../../testing/place-directly.ts';
import { orderOf } from '../../testing/sample-orders.ts';
import { bookParcel } from '../book-parcel.ts';
import { CourierEventsRepository } from '../courier-events.repository.ts';
import type { ParcelRepositories, WorkerDependencies } from '../parcel-dependencies.ts';
import { ParcelsRepository } from '../parcels.repository.ts';
import { Steadfast } from '../steadfast.ts';
import { sweepParcels } from '../sweep-parcels.ts';

const settings: CourierSettings = { ...DEFAULT_COURIER_SETTINGS, courier: 'steadfast' };
const shirt = { id: 'shirt', name: 'Shirt', price: taka(450.5), image: '/s.webp', inStock: true };
const {
  STEADFAST_BASE: base = '',
  STEADFAST_API_KEY: apiKey = '',
  STEADFAST_SECRET_KEY: secretKey = '',
} = process.env;

export const keys = { base, apiKey, secretKey, timeoutMs: 400 };
export const staff: Caller = {
  ...{ uid: 'salma', email: 'salma@nargisus.test', name: 'Salma', role: 'admin' },
  signedInAt: new Date(0),
};

/** What the tests of parcels share; `clock` is new for each test. */
export interface ParcelFixture {
  readonly db: Firestore;
  readonly repositories: ParcelRepositories;
  readonly worker: WorkerDependencies;
  clock: Date;
  readonly readsOf: (work: () => Promise<unknown>) => Promise<number>;
  /** Stores a cash order that waits to be packed. */
  readonly place: () => Promise<Order>;
  /** Places an order and has it booked; nothing is sent yet. */
  readonly intend: () => Promise<Parcel>;
  readonly parcelAt: (invoice: string) => Promise<Parcel>;
  readonly orderOf: (parcel: Parcel) => Promise<Order>;
  readonly deskOf: (parcel: Parcel) => Promise<Record<string, unknown>>;
  /** Sweeps with the right keys; whatever breaks fails the test. */
  readonly sweep: () => ReturnType<typeof sweepParcels>;
}

/** Opens parcels on the Firestore emulator, in an isolated project, with the local stack's courier simulator. */
export function createParcelFixture(name: string): ParcelFixture {
  const { db, readsOf } = openIsolatedProject(name);
  const orders = new OrdersRepository(db);
  const parcels = new ParcelsRepository(db);
  const courierEvents = new CourierEventsRepository(db);
  const repositories = {
    orders,
    parcels,
    courierEvents,
    settings: { couriers: () => Promise.resolve(settings) },
  };
  const courier = new Steadfast(keys);
  const worker: WorkerDependencies = { now: () => fixture.clock, courier: () => courier };
  const fixture: ParcelFixture = {
    ...{ db, repositories, worker, readsOf },
    clock: new Date(),
    place: async () => {
      const order = orderOf({ at: fixture.clock, key: randomUUID(), products: [shirt] });
      await orders.inTransaction((transaction) => placeDirectly(transaction, order));
      return order;
    },
    intend: async () => {
      const { _id: id } = await fixture.place();
      return bookParcel(repositories, { id, caller: staff, now: fixture.clock });
    },
    parcelAt: async (invoice) => (await parcels.find(invoice))!,
    orderOf: async ({ order }) => (await orders.find(order))!,
    deskOf: async ({ order }) => (await db.doc(`orderDesk/${order}`).get()).data()!,
    sweep: () =>
      sweepParcels(repositories, worker, (_id, thrown) => {
        throw thrown;
      }),
  };
  beforeEach(() => {
    fixture.clock = new Date('2026-11-21T04:00:00Z');
  });
  afterEach(() => simulator('DELETE', 'settings'));
  return fixture;
}

/** Makes a call of the simulator's control API. */
export async function simulator<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${new URL(base).origin}/simulator/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok && answer.status !== 404) throw new Error(text);
  return JSON.parse(text || 'null') as T;
}

/** Returns the courier's parcels of an invoice. */
export async function consignmentsOf(invoice: string): Promise<{ id: number; cod: number }[]> {
  const all = await simulator<{ id: number; cod: number; invoice: string }[]>('GET', 'consignments');
  return all.filter((it) => it.invoice === invoice);
}
