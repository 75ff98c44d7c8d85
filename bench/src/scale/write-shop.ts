import { buildUser, userSchema } from '@nargisus/domain/accounts';
import {
  CATALOGUE_CHUNKS,
  catalogueChunkOf,
  catalogueEntryOf,
  collectionsOf,
  productSchema,
  storedEntry,
} from '@nargisus/domain/catalogue';
import { searchDocumentId, storedSearchKeys } from '@nargisus/domain/search';
import { statsOf, PRODUCT_STATS, USER_STATS } from '@nargisus/domain/stats';
import { toDocument } from '@nargisus/domain/contract';
import { orderDeskOf, orderDeskSchema } from '@nargisus/domain/desk';
import { sampleProducts } from '@nargisus/domain/testing';
import { OrderTotals } from './order-totals.ts';
import { ExportWriter } from './export-writer.ts';
import { buyersOf, intervalOf, PastOrders } from './past-orders.ts';

/** The size of a shop. */
export interface Size {
  readonly products: number;
  readonly orders: number;
}

/** Firestore's limit of a document, minus an allowance for what field names and types add to the size of the JSON. */
const CHUNK_BYTES = 1_000_000;

/** Writes a shop of that size as an export: products with their index, customers, orders with their counters. */
export async function writeShop(folder: string, size: Size, now: Date) {
  const out = new ExportWriter(folder);
  const searchable = await writeProducts(out, size.products, now);
  const buyers = buyersOf(size.orders);
  for (let number = 0; number < buyers; number += 1) {
    const account = { uid: `buyer-${number}`, email: `buyer-${number}@nargisus.test`, role: 'user' as const };
    const at = new Date(now.getTime() - number * 600_000);
    const user = buildUser(account, { name: `Rahima Khatun ${number}`, phone: '', imageUrl: '' }, at);
    await out.add(`users/${user._id}`, toDocument(userSchema, user), at);
  }
  const users = Array.from({ length: buyers }, () => ({ role: 'user', isActive: true }));
  const stats = {
    products: { ...statsOf(PRODUCT_STATS, sampleProducts(size.products)), countedAt: now },
    users: { ...statsOf(USER_STATS, users), countedAt: now },
  };
  await out.add('counters/figures', stats, now);
  const totals = new OrderTotals();
  const past = new PastOrders({
    ...{ now, buyers, intervalMs: intervalOf(size.orders) },
    products: sampleProducts(size.products),
  });
  for (let number = 0; number < size.orders; number += 1) {
    const { order, stored } = past.at(number);
    const desk = orderDeskOf(order);
    totals.add(order, desk);
    await out.add(`orders/${order._id}`, stored, order.createdAt);
    await out.add(`orderDesk/${order._id}`, toDocument(orderDeskSchema, desk), order.createdAt);
  }
  for (const [path, document] of totals.documents()) await out.add(path, document, now);
  return { ...(await out.end()), searchable };
}

/** Writes the products and their search index, and returns how many of them fit into it. */
async function writeProducts(out: ExportWriter, count: number, now: Date): Promise<number> {
  const chunks = Array.from({ length: CATALOGUE_CHUNKS }, () => ({
    entries: {} as Record<string, unknown>,
    bytes: 0,
  }));
  let searchable = 0;
  for (const sample of sampleProducts(count)) {
    const product = { ...sample, collections: [...collectionsOf(sample)] };
    await out.add(`products/${product.id}`, toDocument(productSchema, product), product.createdAt);
    const known = catalogueEntryOf(product);
    await out.add(`productSearch/${searchDocumentId(known)}`, storedSearchKeys(known), product.createdAt);
    const entry = storedEntry(known);
    const chunk = chunks[catalogueChunkOf(product.id)]!;
    const bytes = Buffer.byteLength(JSON.stringify(entry)) + product.id.length;
    if (chunk.bytes + bytes > CHUNK_BYTES) continue; // omitted, as refresh() does
    chunk.entries[product.id] = entry;
    chunk.bytes += bytes;
    searchable += 1;
  }
  for (const [number, { entries }] of chunks.entries()) {
    await out.add(`catalogueIndex/${number}`, { entries }, now);
  }
  return searchable;
}
