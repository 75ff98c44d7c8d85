import { buildUser, userSchema } from '@nargisus/domain/accounts';
import {
  CATALOGUE_CHUNKS,
  catalogueChunkOf,
  catalogueEntryOf,
  productSchema,
  storedEntry,
  type Product,
} from '@nargisus/domain/catalogue';
import { toDocument } from '@nargisus/domain/contract';
import { storedCollections } from '@nargisus/domain/collections';
import {
  callFor,
  countersOfOrder,
  DEFAULT_CALL_POLICY,
  NO_CALLS,
  orderDeskOf,
  orderDeskSchema,
} from '@nargisus/domain/desk';
import {
  addSales,
  keepPeriods,
  ORDER_COUNTER_SHARDS,
  orderCounterShard,
  dashboardCounters,
  orderSchema,
  salesChange,
  sumOrderCounters,
  type Order,
  type Sales,
} from '@nargisus/domain/orders';
import { searchDocumentId, storedSearchKeys } from '@nargisus/domain/search';
import { statsOf, PRODUCT_STATS, USER_STATS } from '@nargisus/domain/stats';
import { attemptSchema } from '@nargisus/domain/payments';
import { returnRequestSchema } from '@nargisus/domain/returns';
import { reviewSchema, type Review } from '@nargisus/domain/reviews';
import { stockMoveSchema, stockSchema } from '@nargisus/domain/stock';
import { dhakaDay } from '@nargisus/domain/time';
import { storedVoucher, voucherClaimSchema, voucherUseSchema } from '@nargisus/domain/vouchers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { ACCOUNTS, SEED_ACCOUNTS, type SeedAccount } from './accounts.ts';
import { CATALOGUE, productRecord } from './catalogue.ts';
import { withPrices } from './catalogue/prices.ts';
import { makeSeedCollections } from './collections.ts';
import { countedSizes } from './counted-sizes.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { makeSeedOrders } from './orders.ts';
import { seedAttempt } from './payments.ts';
import { readProductPictures } from './product-pictures.ts';
import { makeSeedReturns } from './returns.ts';
import { makeSeedReviews, withRatings } from './reviews.ts';
import { makeSeedStock, type SeedStock } from './stock.ts';
import { makeSeedUses, makeSeedVouchers } from './vouchers.ts';
import { storageOf, uploadPictures, type Storage } from './upload-pictures.ts';

export interface SeedRequest {
  readonly projectId: string;
  /** host:port of each emulator. */
  readonly hosts: { readonly auth: string; readonly firestore: string; readonly storage: string };
  readonly now: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const PRODUCT_CONCURRENCY = 4;

/**
 * Seeds an empty shop: accounts, products with their pictures and counted stock, orders with their counters, reviews, return
 * requests, vouchers with their uses, and two collections. Not for a shop with orders of its own, because the counters are written for these orders alone.
 */
export async function seedShop(request: SeedRequest): Promise<void> {
  const { projectId, hosts, now } = request;
  await withShop(request, async (db, auth) => {
    const storage = storageOf(projectId, hosts.storage);
    const [products] = await Promise.all([
      makeProducts(storage, now),
      seedAccounts(auth, db, SEED_ACCOUNTS, now),
    ]);
    const orders = makeSeedOrders(products, now);
    const stock = makeSeedStock(countedSizes(products), orders, { by: ACCOUNTS.admin.uid, now });
    const reviews = makeSeedReviews(orders, products, now);
    await seedProducts(db, withRatings(withAvailability(products, stock, now), reviews));
    await seedOrders(db, orders, now);
    await seedStock(db, stock);
    await seedReviews(db, reviews);
    await seedReturns(db, orders, now);
    await seedVouchers(db, orders, now);
    await seedCounts(db, products, SEED_ACCOUNTS);
    const collections = makeSeedCollections(products, ACCOUNTS.admin.uid, now);
    await db.doc('collections/all').set(storedCollections(collections));
  });
}

/** Seeds an empty shop with the admin of the seeded shop, and nothing else. */
export async function seedAdmin(request: SeedRequest): Promise<void> {
  await withShop(request, async (db, auth) => {
    await seedAccounts(auth, db, [ACCOUNTS.admin], request.now);
    await seedCounts(db, [], [ACCOUNTS.admin]);
  });
}

/** Runs `seed` with the emulators' Admin SDK. */
async function withShop(
  { projectId, hosts, now }: SeedRequest,
  seed: (db: Firestore, auth: Auth) => Promise<void>,
): Promise<void> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = hosts.auth;
  process.env.FIRESTORE_EMULATOR_HOST = hosts.firestore;
  const app = initializeApp({ projectId }, `seed-${now.getTime()}`);
  try {
    await seed(getFirestore(app), getAuth(app));
  } finally {
    await deleteApp(app);
  }
}

async function seedAccounts(
  auth: Auth,
  db: Firestore,
  accounts: readonly SeedAccount[],
  now: Date,
): Promise<void> {
  await mapConcurrently(accounts, 4, (account) => makeAccount(auth, account));
  const batch = db.batch();
  for (const { uid, name, email, phone, role, daysOld, isActive = true } of accounts) {
    const joined = new Date(now.getTime() - daysOld * DAY_MS);
    const account = { uid, email, emailVerified: true, role };
    const user = { ...buildUser(account, { name, phone, imageUrl: '' }, joined), isActive };
    batch.set(db.doc(`users/${uid}`), toDocument(userSchema, user));
    // The claim that signing up would have created (docs/adr/0027).
    batch.set(db.doc(`emails/${createHash('sha256').update(email).digest('hex')}`), { uid });
  }
  await batch.commit();
}

async function makeAccount(auth: Auth, { uid, name, email, password, role }: SeedAccount): Promise<void> {
  const values = { email, password, displayName: name, emailVerified: true };
  try {
    await auth.createUser({ uid, ...values });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/uid-already-exists') throw error;
    await auth.updateUser(uid, values);
  }
  if (role === 'admin') await auth.setCustomUserClaims(uid, { role });
}

/** Uploads the pictures of all products and returns their records. */
const makeProducts = (storage: Storage, now: Date): Promise<Product[]> =>
  mapConcurrently(CATALOGUE, PRODUCT_CONCURRENCY, async (product) => {
    const files = await readProductPictures(product.name);
    const renditions = await uploadPictures(storage, product.id, files);
    return withPrices(productRecord(product, renditions), now);
  });

/** Returns the products with what shoppers see of their stock, as followStock stores it. */
const withAvailability = (products: readonly Product[], { availability }: SeedStock, now: Date): Product[] =>
  products.map((product) => {
    const counted = availability.get(product.id);
    return counted ? { ...product, availability: counted, availabilityAt: now } : product;
  });

async function seedProducts(db: Firestore, products: readonly Product[]): Promise<void> {
  const batch = db.batch();
  for (const product of products)
    batch.set(db.doc(`products/${product.id}`), toDocument(productSchema, product));
  await batch.commit();
  await indexProducts(db, products);
}

async function seedReviews(db: Firestore, reviews: readonly Review[]): Promise<void> {
  const batch = db.batch();
  for (const review of reviews) batch.set(db.doc(`reviews/${review._id}`), toDocument(reviewSchema, review));
  await batch.commit();
}

async function seedReturns(db: Firestore, orders: readonly Order[], now: Date): Promise<void> {
  const batch = db.batch();
  for (const request of makeSeedReturns(orders, now))
    batch.set(db.doc(`returns/${request._id}`), toDocument(returnRequestSchema, request));
  await batch.commit();
}

async function seedVouchers(db: Firestore, orders: readonly Order[], now: Date): Promise<void> {
  const batch = db.batch();
  for (const voucher of makeSeedVouchers(orders, ACCOUNTS.admin.uid, now))
    batch.set(db.doc(`vouchers/${voucher.code}`), storedVoucher(voucher));
  const { uses, claims } = makeSeedUses(orders);
  for (const use of uses) batch.set(db.doc(`voucherUses/${use._id}`), toDocument(voucherUseSchema, use));
  for (const claim of claims)
    batch.set(db.doc(`voucherClaims/${claim._id}`), toDocument(voucherClaimSchema, claim));
  await batch.commit();
}

async function seedStock(db: Firestore, { stocks, moves }: SeedStock): Promise<void> {
  const batch = db.batch();
  for (const stock of stocks) batch.set(db.doc(`stock/${stock._id}`), toDocument(stockSchema, stock));
  for (const move of moves) batch.set(db.doc(`stockMoves/${move._id}`), toDocument(stockMoveSchema, move));
  await batch.commit();
}

/** Writes the index at once, instead of a function call per product: a new shop is searchable. */
async function indexProducts(db: Firestore, products: readonly Product[]): Promise<void> {
  const batch = db.batch();
  for (let chunk = 0; chunk < CATALOGUE_CHUNKS; chunk += 1) {
    const own = products.filter(({ id }) => catalogueChunkOf(id) === chunk);
    const entries = Object.fromEntries(own.map((it) => [it.id, storedEntry(catalogueEntryOf(it))]));
    batch.set(db.doc(`catalogueIndex/${chunk}`), { entries });
  }
  for (const entry of products.map(catalogueEntryOf)) {
    batch.set(db.doc(`productSearch/${searchDocumentId(entry)}`), storedSearchKeys(entry));
  }
  await batch.commit();
}

/** Writes the counts that recounting would produce (docs/adr/0019); earlier events are included. */
async function seedCounts(
  db: Firestore,
  products: readonly Product[],
  accounts: readonly SeedAccount[],
): Promise<void> {
  const countedAt = FieldValue.serverTimestamp();
  const users = accounts.map(({ role, isActive = true }) => ({ role, isActive }));
  await db.doc('counters/figures').set({
    products: { ...statsOf(PRODUCT_STATS, products), countedAt },
    users: { ...statsOf(USER_STATS, users), countedAt },
  });
}

/** Returns the desk document that placing the order would have stored: a call is advised. */
const deskOf = (order: Order) =>
  orderDeskOf(order, {
    ...NO_CALLS,
    call: callFor(order.paymentMethod, DEFAULT_CALL_POLICY),
    dueAt: order.createdAt,
  });

/**
 * Writes orders, their payments, and the counters that the server would have kept (docs/adr/0002, 0030,
 * 0031).
 */
async function seedOrders(db: Firestore, orders: readonly Order[], now: Date): Promise<void> {
  const batch = db.batch();
  for (const order of orders) {
    batch.set(db.doc(`orders/${order._id}`), toDocument(orderSchema, order));
    batch.set(db.doc(`orderIds/${order.orderId}`), { order: order._id });
    batch.set(db.doc(`orderDesk/${order._id}`), toDocument(orderDeskSchema, deskOf(order)));
    const attempt = seedAttempt(order);
    if (attempt) batch.set(db.doc(`payments/${attempt._id}`), toDocument(attemptSchema, attempt));
  }
  for (let shard = 0; shard < ORDER_COUNTER_SHARDS; shard += 1) {
    const own = orders.filter(({ _id }) => orderCounterShard(_id) === shard);
    const counters = sumOrderCounters(own.map((order) => countersOfOrder(order)));
    batch.set(db.doc(`counters/orders/shards/${shard}`), counters);
  }
  const counted = sumOrderCounters(orders.map((order) => countersOfOrder(order)));
  const today = dhakaDay(now);
  const figures = { ...dashboardCounters(counted, today), readAt: FieldValue.serverTimestamp() };
  batch.set(db.doc('counters/orders/live/figures'), figures);
  const sales = orders.reduce<Sales>((sum, order) => addSales(sum, salesChange(null, order)), {});
  for (const [day, sold] of Object.entries(sales)) batch.set(db.doc(`counters/orders/sales/${day}`), sold);
  const lines = orders.flatMap(({ items }) => items);
  const names = Object.fromEntries(lines.map(({ productId, name }) => [productId, name]));
  for (const [period, kept] of Object.entries(keepPeriods(sales, names, today))) {
    batch.set(db.doc(`counters/orders/periods/${period}`), kept);
  }
  await batch.commit();
}
