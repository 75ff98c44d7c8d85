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
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { firestore } from './firebase-firestore.ts';
import { shopErrorFrom } from './firestore-error.ts';
import { parsedBy } from './parsed-by.ts';

/*
 * carts/{ownerId} and its items. Every commit has a shape of docs/cart-writes.md, which the rules accept exactly.
 */

const byCart = parsedBy(cartSchema);
const byLine = parsedBy(cartItemSchema);

const cartOf = (ownerId: string) => doc(firestore, 'carts', ownerId);
const linesOf = (ownerId: string) => collection(cartOf(ownerId), 'items');

/** Live, newest line first. Reads the cart's lines: MAX_LINES at most, then one per change. */
export function watchCart(
  ownerId: string,
  { next, error }: { next(lines: CartItem[]): void; error(cause: unknown): void },
): () => void {
  const lines = query(linesOf(ownerId), orderBy('addedAt', 'desc'), limit(MAX_LINES)).withConverter(byLine);
  return onSnapshot(
    lines,
    (snapshot) => {
      try {
        next(snapshot.docs.map((line) => line.data({ serverTimestamps: 'estimate' })));
      } catch (cause) {
        error(cause); // a line that is no cart item: nothing else would tell
      }
    },
    error,
  );
}

/** How many lines a cart has. Reads the one document that lists them. */
export async function countLines(owner: CartOwner): Promise<number> {
  const cart = await orShopError(getDoc(cartOf(owner.id).withConverter(byCart)));
  return cart.data({ serverTimestamps: 'estimate' })?.lines.length ?? 0;
}

/**
 * Resolves to the number of lines the cart has now, or null where none was added and they were not counted.
 * Reads two documents: the line, and the cart when the line is new. @throws ShopError conflict when it is full.
 */
export function addLine(
  owner: CartOwner,
  { product, size, quantity }: { product: Product; size: Size; quantity: number },
): Promise<number | null> {
  return orShopError(
    runTransaction(firestore, async (transaction) => {
      const id = lineId({ productId: product.id, size });
      const line = doc(linesOf(owner.id), id);
      const existing = await transaction.get(line.withConverter(byLine));
      if (existing.exists()) {
        const raised = raiseQuantity(existing.data({ serverTimestamps: 'estimate' }).quantity, quantity);
        transaction.update(line, { quantity: raised, ...stamp(owner) });
        return null;
      }
      const cart = (await transaction.get(cartOf(owner.id).withConverter(byCart))).data();
      const lines = new Set(cart?.lines).add(id);
      if (lines.size > MAX_LINES) throw new ShopError('conflict', cartFullText);
      transaction.set(cartOf(owner.id), { lines: arrayUnion(id), ...stamp(owner) }, { merge: true });
      transaction.set(line, newLine(owner, product, { size, quantity }));
      return lines.size;
    }),
  );
}

/** Reads nothing. */
export function setLineQuantity(owner: CartOwner, line: CartItem, quantity: number): Promise<void> {
  return orShopError(updateDoc(doc(linesOf(owner.id), line._id), { quantity, ...stamp(owner) }));
}

/** Lines become what their products are now. Reads nothing. At most MAX_LINES_PER_COMMIT per commit. */
export async function refreshLines(owner: CartOwner, lines: readonly CartItem[]): Promise<void> {
  for (let from = 0; from < lines.length; from += MAX_LINES_PER_COMMIT) {
    const batch = writeBatch(firestore);
    for (const { _id, name, price, image, quantity } of lines.slice(from, from + MAX_LINES_PER_COMMIT)) {
      const now = { name, price: takaFromPaisa(price), image, quantity };
      batch.update(doc(linesOf(owner.id), _id), { ...now, ...stamp(owner) });
    }
    await orShopError(batch.commit());
  }
}

/** Reads nothing. At most MAX_LINES_PER_COMMIT per commit, so a long list takes several. */
export async function removeLines(owner: CartOwner, lines: readonly Pick<CartItem, '_id'>[]): Promise<void> {
  for (let from = 0; from < lines.length; from += MAX_LINES_PER_COMMIT) {
    const ids = lines.slice(from, from + MAX_LINES_PER_COMMIT).map((line) => line._id);
    const batch = writeBatch(firestore);
    for (const id of ids) batch.delete(doc(linesOf(owner.id), id));
    batch.update(cartOf(owner.id), { lines: arrayRemove(...ids), ...stamp(owner) });
    await orShopError(batch.commit());
  }
}

/** Reads the lines, MAX_LINES at most. */
export async function clearLines(owner: CartOwner): Promise<void> {
  await removeLines(owner, await readLineIds(owner));
}

/** By id only: a line that no longer fits the schema must be removable too. */
async function readLineIds(owner: CartOwner): Promise<{ _id: string }[]> {
  const lines = await orShopError(getDocs(query(linesOf(owner.id), limit(MAX_LINES))));
  return lines.docs.map((line) => ({ _id: line.id }));
}

/** For the merge: the lines as they are now. Reads MAX_LINES at most. */
export async function readLines(owner: CartOwner): Promise<CartItem[]> {
  const lines = await orShopError(getDocs(query(linesOf(owner.id), limit(MAX_LINES)).withConverter(byLine)));
  return lines.docs.map((line) => line.data({ serverTimestamps: 'estimate' }));
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
  return orShopError(
    runTransaction(firestore, async (transaction) => {
      const lineIn = async (owner: CartOwner, id: string) =>
        (await transaction.get(doc(linesOf(owner.id), id).withConverter(byLine))).data();
      const seen = await Promise.all(
        moves.map(async ({ line: { _id: id, size }, product }) => {
          const [leaving, own] = await Promise.all([lineIn(from, id), lineIn(to, id)]);
          if (!leaving) throw new ShopError('conflict', 'The cart was being changed elsewhere');
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

function newLine(owner: CartOwner, product: Product, { size, quantity }: { size: Size; quantity: number }) {
  const item = cartItemFor(product, { size, quantity, now: new Date() });
  return { ...toDocument(cartItemSchema, item), addedAt: serverTimestamp(), ...stamp(owner) };
}

/** What every write of a cart document and of a line carries; only a guest's expires. */
function stamp(owner: CartOwner) {
  const expireAt = cartExpiry(owner, new Date());
  return { updatedAt: serverTimestamp(), ...(expireAt && { expireAt }) };
}

async function orShopError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw shopErrorFrom(cause);
  }
}
