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
  withDetails,
  type CartItem,
  type CartOwner,
} from '@nargisus/domain/cart';
import { asOf, type Product, type Size } from '@nargisus/domain/catalogue';
import { ShopError, toDocument } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteField,
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
import { dataMessages } from '@nargisus/domain/messages';

/*
 * Reads and writes carts/{ownerId} and its items. Every commit has a shape of docs/cart-writes.md; the rules accept no other.
 */

const MAX_ADD_ATTEMPTS = 3;
/** The delay before the second attempt; it grows by as much for each further one. */
const ADD_RETRY_DELAY_MS = 600;

const cartConverter = liteConverterFor(cartSchema);
const lineConverter = liteConverterFor(cartItemSchema);

const cartOf = (ownerId: string) => doc(firestoreLite, 'carts', ownerId);
const linesOf = (ownerId: string) => collection(cartOf(ownerId), 'items');

/** Reads the cart's lines, newest first, MAX_LINES at most. */
export async function readCart(ownerId: string): Promise<CartItem[]> {
  const lines = query(linesOf(ownerId), orderBy('addedAt', 'desc'), limit(MAX_LINES)).withConverter(
    lineConverter,
  );
  const found = await asShopError(getDocs(lines));
  return found.docs.map((line) => line.data());
}

/** Counts the lines of a cart. Reads the one document that lists them. */
export async function countLines(owner: CartOwner): Promise<number> {
  const cart = await asShopError(getDoc(cartOf(owner.id).withConverter(cartConverter)));
  return cart.data()?.lines.length ?? 0;
}

export interface Addition {
  product: Product;
  size: Size;
  quantity: number;
}

/** The cart after an addition: the line, and the number of lines where that was counted. */
export interface Added {
  line: CartItem;
  lines: number | null;
}

/**
 * Adds a line. The same product and size again raises the quantity and updates the product's details. Reads two documents
 * per attempt: the line, and the cart when the line is new. Retries when the answer was lost, without adding twice.
 * @throws ShopError 'conflict' when the cart is full.
 */
export async function addLine(owner: CartOwner, addition: Addition): Promise<Added> {
  let unanswered: number | null = null;
  for (let attempts = 1; ; attempts += 1) {
    let target: number | null = null;
    const attempt = (transaction: Transaction) =>
      addInTransaction(transaction, owner, addition, unanswered, (quantity) => (target = quantity));
    try {
      return await runTransaction(firestoreLite, attempt, { maxAttempts: 1 });
    } catch (cause) {
      const error = shopErrorFrom(cause);
      const isConflict = isWriteConflict(cause);
      if (attempts === MAX_ADD_ATTEMPTS || !(isConflict || error.code === 'unreachable')) throw error;
      unanswered = isConflict ? null : (target ?? unanswered);
      await new Promise((resolve) => setTimeout(resolve, attempts * ADD_RETRY_DELAY_MS));
    }
  }
}

/**
 * Adds the line within a transaction. `unanswered` is the quantity of an earlier commit whose answer was lost; writes nothing
 * when that commit has succeeded. Calls `onTarget` with the quantity that it writes.
 */
async function addInTransaction(
  transaction: Transaction,
  owner: CartOwner,
  { product: shown, size, quantity }: Addition,
  unanswered: number | null,
  onTarget: (quantity: number) => void,
): Promise<Added> {
  // The page may show an older answer of the CDN.
  const product = asOf(shown, new Date());
  const id = lineId({ productId: product.id, size });
  const line = doc(linesOf(owner.id), id);
  const existing = (await transaction.get(line.withConverter(lineConverter))).data();
  if (existing && existing.quantity === unanswered) return { line: existing, lines: null };
  if (existing) {
    const raised = {
      ...withDetails(existing, product),
      quantity: raiseQuantity(existing.quantity, quantity),
    };
    onTarget(raised.quantity);
    transaction.update(line, { ...detailsOf(raised), ...stamp(owner) });
    return { line: raised, lines: null };
  }
  onTarget(quantity);
  const cart = (await transaction.get(cartOf(owner.id).withConverter(cartConverter))).data();
  const lines = new Set(cart?.lines).add(id);
  if (lines.size > MAX_LINES) throw new ShopError('conflict', cartFullText);
  transaction.set(cartOf(owner.id), { lines: arrayUnion(id), ...stamp(owner) }, { merge: true });
  transaction.set(line, newLine(owner, product, { size, quantity }));
  return { line: cartItemFor(product, { size, quantity, now: new Date() }), lines: lines.size };
}

/** Writes a quantity. Reads nothing. Sent once: the panel shows the old quantity until the write is confirmed. */
export function setLineQuantity(owner: CartOwner, line: CartItem, quantity: number): Promise<void> {
  return asShopError(updateDoc(doc(linesOf(owner.id), line._id), { quantity, ...stamp(owner) }));
}

/** Writes the products' present details into lines, MAX_LINES_PER_COMMIT per commit. Reads nothing. */
export async function writeLineDetails(owner: CartOwner, lines: readonly CartItem[]): Promise<void> {
  for (let from = 0; from < lines.length; from += MAX_LINES_PER_COMMIT) {
    const batch = writeBatch(firestoreLite);
    for (const line of lines.slice(from, from + MAX_LINES_PER_COMMIT)) {
      batch.update(doc(linesOf(owner.id), line._id), { ...detailsOf(line), ...stamp(owner) });
    }
    await asShopError(batch.commit());
  }
}

/** Deletes lines, MAX_LINES_PER_COMMIT per commit. Reads nothing. */
export async function removeLines(owner: CartOwner, lines: readonly Pick<CartItem, '_id'>[]): Promise<void> {
  for (let from = 0; from < lines.length; from += MAX_LINES_PER_COMMIT) {
    const ids = lines.slice(from, from + MAX_LINES_PER_COMMIT).map((line) => line._id);
    const batch = writeBatch(firestoreLite);
    for (const id of ids) batch.delete(doc(linesOf(owner.id), id));
    batch.update(cartOf(owner.id), { lines: arrayRemove(...ids), ...stamp(owner) });
    await asShopError(batch.commit());
  }
}

/** Empties a cart and returns the ids of its lines. Reads the lines, MAX_LINES at most. */
export async function clearLines(owner: CartOwner): Promise<string[]> {
  const lines = await readLineIds(owner);
  await removeLines(owner, lines);
  return lines.map((line) => line._id);
}

/** Reads the ids of a cart's lines. Without the converter, so that a line that no longer fits the schema can be removed. */
async function readLineIds(owner: CartOwner): Promise<{ _id: string }[]> {
  const lines = await asShopError(getDocs(query(linesOf(owner.id), limit(MAX_LINES))));
  return lines.docs.map((line) => ({ _id: line.id }));
}

/** A line to move; `product` when the receiving cart has no such line and the product is still sold in its size. */
export interface LineMove {
  line: Pick<CartItem, '_id' | 'size'>;
  product?: Product;
}

/**
 * Moves lines from one cart to another in one commit, so that no interruption adds a line twice or loses one.
 * MAX_LINES_PER_MOVE at most. Reads two lines per move.
 *
 * @throws ShopError 'conflict' when a line is missing: another tab, or an earlier attempt whose answer was lost, has moved it
 */
export function moveLines(from: CartOwner, to: CartOwner, moves: readonly LineMove[]): Promise<void> {
  return asShopError(
    runTransaction(firestoreLite, async (transaction) => {
      const lineIn = async (owner: CartOwner, id: string) =>
        (await transaction.get(doc(linesOf(owner.id), id).withConverter(lineConverter))).data();
      const lines = await Promise.all(
        moves.map(async ({ line: { _id: id, size }, product }) => {
          const [leaving, own] = await Promise.all([lineIn(from, id), lineIn(to, id)]);
          if (!leaving) throw new ShopError('conflict', dataMessages.aborted);
          return { id, size, product, own, quantity: leaving.quantity };
        }),
      );

      const added: string[] = [];
      for (const { id, size, product, own, quantity } of lines) {
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
      const moved = arrayRemove(...lines.map(({ id }) => id));
      transaction.update(cartOf(from.id), { lines: moved, ...stamp(from) });
    }),
  );
}

/** Returns the fields that the rules compare with the product, and the quantity. */
function detailsOf({ name, nameBn, price, image, sizing, quantity }: CartItem) {
  const details = { name, nameBn: nameBn ?? deleteField(), price: takaFromPaisa(price), image };
  return { ...details, sizing: sizing ?? deleteField(), quantity };
}

/** Returns the document of a new line. */
function newLine(owner: CartOwner, product: Product, { size, quantity }: { size: Size; quantity: number }) {
  const item = cartItemFor(product, { size, quantity, now: new Date() });
  return { ...toDocument(cartItemSchema, item), addedAt: serverTimestamp(), ...stamp(owner) };
}

/** Returns the fields that every write of a cart and of a line carries. Only a guest's cart expires. */
function stamp(owner: CartOwner) {
  const expireAt = cartExpiry(owner, new Date());
  return { updatedAt: serverTimestamp(), ...(expireAt && { expireAt }) };
}

/** Awaits a call of Firestore and turns its error into a ShopError. */
async function asShopError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw shopErrorFrom(cause);
  }
}
