import {
  cartExpiry,
  cartFullText,
  cartItemFor,
  cartItemSchema,
  cartSchema,
  lineId,
  MAX_LINES,
  MAX_LINES_PER_COMMIT,
  raiseQuantity,
  type CartItem,
  type CartOwner,
} from '@nargisus/domain/cart';
import type { Product, Size } from '@nargisus/domain/catalogue';
import { ShopError, toDocument } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  updateDoc,
  writeBatch,
  type Transaction,
} from 'firebase/firestore/lite';
import { firestoreLite } from '../firebase/firebase-firestore-lite.ts';
import { isWriteConflict, shopErrorFrom } from '../firebase/firestore-error.ts';
import { liteConverterFor } from '../firebase/converters.ts';
import { dataErrors } from '#locales/data-errors.ts';

/*
 * carts/{ownerId} and its items. Every commit has a shape of docs/cart-writes.md, which the rules accept exactly.
 */

/** How often an addition is sent, and the milliseconds before the second time. */
const ADD_TRIES = 3;
const ADD_PAUSE = 600;

const cartConverter = liteConverterFor(cartSchema);
const lineConverter = liteConverterFor(cartItemSchema);

const cartOf = (ownerId: string) => doc(firestoreLite, 'carts', ownerId);
const linesOf = (ownerId: string) => collection(cartOf(ownerId), 'items');

/** Newest line first. Reads the cart's lines, MAX_LINES at most. */
export async function readCart(ownerId: string): Promise<CartItem[]> {
  const lines = query(linesOf(ownerId), orderBy('addedAt', 'desc'), limit(MAX_LINES)).withConverter(
    lineConverter,
  );
  const found = await asShopError(getDocs(lines));
  return found.docs.map((line) => line.data());
}

/** How many lines a cart has. Reads the one document that lists them. */
export async function countLines(owner: CartOwner): Promise<number> {
  const cart = await asShopError(getDoc(cartOf(owner.id).withConverter(cartConverter)));
  return cart.data()?.lines.length ?? 0;
}

export interface Addition {
  product: Product;
  size: Size;
  quantity: number;
}

/** What a cart has after an addition: the line, and how many lines there are where that was counted. */
export interface Added {
  line: CartItem;
  lines: number | null;
}

/**
 * The same product and size again raises the quantity and takes over the product's present figures. Reads two documents
 * per try: the line, and the cart when the line is new. An answer that is lost on the way is asked for again, and what it
 * was about is not added twice. @throws ShopError conflict when the cart is full.
 */
export async function addLine(owner: CartOwner, addition: Addition): Promise<Added> {
  let unanswered: number | null = null;
  for (let tries = 1; ; tries += 1) {
    let goal: number | null = null;
    const attempt = (transaction: Transaction) =>
      addInside(transaction, owner, addition, unanswered, (quantity) => (goal = quantity));
    try {
      return await runTransaction(firestoreLite, attempt, { maxAttempts: 1 });
    } catch (cause) {
      const fault = shopErrorFrom(cause);
      const overtaken = isWriteConflict(cause);
      if (tries === ADD_TRIES || !(overtaken || fault.code === 'unreachable')) throw fault;
      unanswered = overtaken ? null : (goal ?? unanswered);
      await new Promise((resolve) => setTimeout(resolve, tries * ADD_PAUSE));
    }
  }
}

/** `unanswered` is the quantity of an earlier commit that may have arrived: where it did, there is nothing left to do. */
async function addInside(
  transaction: Transaction,
  owner: CartOwner,
  { product, size, quantity }: Addition,
  unanswered: number | null,
  aim: (quantity: number) => void,
): Promise<Added> {
  const id = lineId({ productId: product.id, size });
  const line = doc(linesOf(owner.id), id);
  const existing = (await transaction.get(line.withConverter(lineConverter))).data();
  if (existing && existing.quantity === unanswered) return { line: existing, lines: null };
  if (existing) {
    const { name, price, image } = product;
    const raised = { ...existing, name, price, image, quantity: raiseQuantity(existing.quantity, quantity) };
    aim(raised.quantity);
    transaction.update(line, { ...detailsOf(raised), ...stamp(owner) });
    return { line: raised, lines: null };
  }
  aim(quantity);
  const cart = (await transaction.get(cartOf(owner.id).withConverter(cartConverter))).data();
  const lines = new Set(cart?.lines).add(id);
  if (lines.size > MAX_LINES) throw new ShopError('conflict', cartFullText);
  transaction.set(cartOf(owner.id), { lines: arrayUnion(id), ...stamp(owner) }, { merge: true });
  transaction.set(line, newLine(owner, product, { size, quantity }));
  return { line: cartItemFor(product, { size, quantity, now: new Date() }), lines: lines.size };
}

/** Reads nothing. Sent once: the panel shows the old quantity until it is known to be changed. */
export function setLineQuantity(owner: CartOwner, line: CartItem, quantity: number): Promise<void> {
  return asShopError(updateDoc(doc(linesOf(owner.id), line._id), { quantity, ...stamp(owner) }));
}

/** Lines become what their products are now. Reads nothing. At most MAX_LINES_PER_COMMIT per commit. */
export async function writeLineDetails(owner: CartOwner, lines: readonly CartItem[]): Promise<void> {
  for (let from = 0; from < lines.length; from += MAX_LINES_PER_COMMIT) {
    const batch = writeBatch(firestoreLite);
    for (const line of lines.slice(from, from + MAX_LINES_PER_COMMIT)) {
      batch.update(doc(linesOf(owner.id), line._id), { ...detailsOf(line), ...stamp(owner) });
    }
    await asShopError(batch.commit());
  }
}

/** Reads nothing. At most MAX_LINES_PER_COMMIT per commit, so a long list takes several. */
export async function removeLines(owner: CartOwner, lines: readonly Pick<CartItem, '_id'>[]): Promise<void> {
  for (let from = 0; from < lines.length; from += MAX_LINES_PER_COMMIT) {
    const ids = lines.slice(from, from + MAX_LINES_PER_COMMIT).map((line) => line._id);
    const batch = writeBatch(firestoreLite);
    for (const id of ids) batch.delete(doc(linesOf(owner.id), id));
    batch.update(cartOf(owner.id), { lines: arrayRemove(...ids), ...stamp(owner) });
    await asShopError(batch.commit());
  }
}

/** Resolves to the ids of what was in it. Reads the lines, MAX_LINES at most. */
export async function clearLines(owner: CartOwner): Promise<string[]> {
  const lines = await readLineIds(owner);
  await removeLines(owner, lines);
  return lines.map((line) => line._id);
}

/** By id only: a line that no longer fits the schema must be removable too. */
async function readLineIds(owner: CartOwner): Promise<{ _id: string }[]> {
  const lines = await asShopError(getDocs(query(linesOf(owner.id), limit(MAX_LINES))));
  return lines.docs.map((line) => ({ _id: line.id }));
}

/** A line to take over; `product` where the taker has no such line yet and the shop still sells it. */
export interface LineMove {
  line: Pick<CartItem, '_id' | 'size'>;
  product?: Product;
}

/**
 * For the merge: lines leave one cart and arrive in the other in the same commit, so whatever interrupts it, none is
 * added twice and none is lost. MAX_LINES_PER_MOVE at most. Reads two lines per move.
 *
 * @throws ShopError conflict when a line has left meanwhile: another tab, or an earlier attempt whose answer was lost,
 *   has taken it over already
 */
export function moveLines(from: CartOwner, to: CartOwner, moves: readonly LineMove[]): Promise<void> {
  return asShopError(
    runTransaction(firestoreLite, async (transaction) => {
      const lineIn = async (owner: CartOwner, id: string) =>
        (await transaction.get(doc(linesOf(owner.id), id).withConverter(lineConverter))).data();
      const seen = await Promise.all(
        moves.map(async ({ line: { _id: id, size }, product }) => {
          const [leaving, own] = await Promise.all([lineIn(from, id), lineIn(to, id)]);
          if (!leaving) throw new ShopError('conflict', dataErrors.aborted);
          return { id, size, product, own, quantity: leaving.quantity };
        }),
      );

      const added: string[] = [];
      for (const { id, size, product, own, quantity } of seen) {
        const line = doc(linesOf(to.id), id);
        transaction.delete(doc(linesOf(from.id), id));
        if (own) {
          transaction.update(line, { quantity: raiseQuantity(own.quantity, quantity), ...stamp(to) });
        } else if (product) {
          transaction.set(line, newLine(to, product, { size, quantity }));
          added.push(id);
        }
      }
      if (added.length > 0)
        transaction.set(cartOf(to.id), { lines: arrayUnion(...added), ...stamp(to) }, { merge: true });
      const gone = arrayRemove(...seen.map(({ id }) => id));
      transaction.update(cartOf(from.id), { lines: gone, ...stamp(from) });
    }),
  );
}

/** What the rules compare with the product, and the quantity. */
function detailsOf({ name, price, image, quantity }: CartItem) {
  return { name, price: takaFromPaisa(price), image, quantity };
}

function newLine(owner: CartOwner, product: Product, { size, quantity }: { size: Size; quantity: number }) {
  const item = cartItemFor(product, { size, quantity, now: new Date() });
  return { ...toDocument(cartItemSchema, item), addedAt: serverTimestamp(), ...stamp(owner) };
}

/** What every write of a cart document and of a line carries; only a guest's expires. */
function stamp(owner: CartOwner) {
  const expireAt = cartExpiry(owner, new Date());
  return { updatedAt: serverTimestamp(), ...(expireAt && { expireAt }) };
}

async function asShopError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw shopErrorFrom(cause);
  }
}
