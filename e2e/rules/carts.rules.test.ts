import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { productDocument } from '../fixtures/data/documents.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import {
  GUEST,
  openRulesEnvironment,
  SHOPPER,
  uidOf,
  type Role,
  type RulesEnvironment,
} from '../fixtures/rules/rules-environment.ts';

const environment: RulesEnvironment = await openRulesEnvironment('carts');
const expireAt = () => new Date(Date.now() + 30 * 24 * 3600 * 1000);

beforeEach(async () => {
  await environment.clear();
  await environment.holds({
    'products/p1': productDocument('p1'),
    'products/sold-out': productDocument('sold-out', { inStock: false }),
  });
});
afterAll(() => environment.close());

function line(override: object = {}) {
  const { name, price, image } = productDocument('p1');
  const times = { addedAt: serverTimestamp(), updatedAt: serverTimestamp() };
  return { productId: 'p1', name, price, image, size: 'M', quantity: 1, ...times, ...override };
}

/** Adds a line as docs/cart-writes.md says: the line, and its id in the cart's list, in one commit. */
async function mayAdd(
  role: Role,
  owner: string,
  { id = 'p1_M', item = line(), cart = {} } = {},
): Promise<boolean> {
  const { db } = environment.as(role);
  const guests = owner.startsWith('guest_') ? { expireAt: expireAt() } : {};
  const batch = writeBatch(db);
  const listed = { lines: arrayUnion(id), updatedAt: serverTimestamp(), ...guests, ...cart };
  batch.set(doc(db, `carts/${owner}`), listed, { merge: true });
  batch.set(doc(db, `carts/${owner}/items/${id}`), { ...guests, ...item });
  return isAllowed(batch.commit());
}

describe('whose cart', () => {
  test.each([
    ['shopper', true],
    ['nobody', false],
    ['other', false],
    ['forged', false],
    ['admin', false],
  ] as const)('%s adds to the shopper’s cart: %s', async (role, may) => {
    expect(await mayAdd(role, SHOPPER)).toBe(may);
  });

  test('a guest id grants access to its cart, signed in or not', async () => {
    expect(await mayAdd('nobody', GUEST)).toBe(true);
    expect(await mayAdd('other', GUEST, { id: 'p1_L', item: line({ size: 'L' }) })).toBe(true);
  });

  test('a deactivated account can read and empty its cart but not add to it', async () => {
    const uid = uidOf('disabled');
    await environment.holds({ [`carts/${uid}`]: { lines: ['p1_M'] }, [`carts/${uid}/items/p1_M`]: line() });
    expect(await mayAdd('disabled', uid, { id: 'p1_L', item: line({ size: 'L' }) })).toBe(false);
    const { db } = environment.as('disabled');
    const owned = doc(db, `carts/${uid}/items/p1_M`);
    expect(await isAllowed(getDoc(owned))).toBe(true);
    expect(await isAllowed(updateDoc(owned, { quantity: 2, updatedAt: serverTimestamp() }))).toBe(false);
    expect(await isAllowed(deleteDoc(owned))).toBe(true);
  });

  test('an account without a record is new, and fills its cart, unless it was deleted within the hour', async () => {
    const uid = uidOf('unrecorded');
    expect(await mayAdd('unrecorded', uid)).toBe(true);
    await environment.holds({ [`closedAccounts/${uid}`]: { uid } });
    expect(await mayAdd('unrecorded', uid, { id: 'p1_L', item: line({ size: 'L' }) })).toBe(false);
  });

  test.each(['guest_1', 'guest_1790000000000_abc', 'guest', 'GUEST_1790000000000_0123456789abcdef01234567'])(
    'an id that could be guessed is no capability: %s',
    async (owner) => {
      expect(await mayAdd('nobody', owner)).toBe(false);
    },
  );

  test('carts cannot be listed', async () => {
    for (const role of ['nobody', 'shopper', 'admin'] as const) {
      expect(await environment.as(role).mayList('carts')).toBe(false);
    }
  });
});

describe('what a line may say', () => {
  test.each<[why: string, change: object, may: boolean, id?: string]>([
    ['the product as it is', {}, true],
    ['ten of them', { quantity: 10 }, true],
    ['eleven of them', { quantity: 11 }, false],
    ['none of them', { quantity: 0 }, false],
    ['half of one', { quantity: 1.5 }, false],
    ['a price of its own', { price: 1 }, false],
    ['a name of its own', { name: 'Cheap panjabi' }, false],
    ['a picture of its own', { image: 'https://evil.example/x.png' }, false],
    ['a size that is not its id’s', { size: 'L' }, false],
    ['a size that does not exist', { size: 'XXXL' }, false, 'p1_XXXL'],
    ['a field the shop does not know', { discount: 5 }, false],
    ['a product that does not exist', { productId: 'gone' }, false, 'gone_M'],
    ['a time of its own', { addedAt: new Date(0) }, false],
    ['an expiry, though its owner is signed in', { expireAt: expireAt() }, false],
  ])('%s', async (_why, change, may, id) => {
    expect(await mayAdd('shopper', SHOPPER, { id, item: line(change) })).toBe(may);
  });

  test('a product out of stock cannot be added to a cart', async () => {
    expect(
      await mayAdd('shopper', SHOPPER, { id: 'sold-out_M', item: line({ productId: 'sold-out' }) }),
    ).toBe(false);
  });

  test('a line stored under another id is rejected', async () => {
    expect(await mayAdd('shopper', SHOPPER, { id: 'p1_L' })).toBe(false);
  });
});

test('times are the server’s, whatever a client says', async () => {
  for (const wrong of [new Date(0), new Date(), null, 'now']) {
    expect(await mayAdd('shopper', SHOPPER, { item: line({ addedAt: wrong }) })).toBe(false);
    expect(await mayAdd('shopper', SHOPPER, { item: line({ updatedAt: wrong }) })).toBe(false);
    expect(await mayAdd('shopper', SHOPPER, { cart: { updatedAt: wrong } })).toBe(false);
  }
});

describe('an existing line', () => {
  const change = (fields: object) =>
    isAllowed(
      updateDoc(doc(environment.as('shopper').db, `carts/${SHOPPER}/items/p1_M`), {
        updatedAt: serverTimestamp(),
        ...fields,
      }),
    );
  const newer = { name: 'Linen panjabi', price: 1400, image: '/linen.webp' };
  beforeEach(async () => {
    expect(await mayAdd('shopper', SHOPPER)).toBe(true);
    await environment.holds({ 'products/p1': productDocument('p1', newer) });
  });

  test('changes quantity although its product has changed or sold out', async () => {
    expect(await change({ quantity: 2 })).toBe(true);
    await environment.holds({ 'products/p1': productDocument('p1', { inStock: false }) });
    expect(await change({ quantity: 3 })).toBe(true);
    await environment.holds({ 'products/p1': null });
    expect(await change({ quantity: 4 })).toBe(true);
  });

  test('takes over how its product is now, all of it', async () => {
    expect(await change({ price: newer.price })).toBe(false);
    expect(await change({ ...newer, price: 1 })).toBe(false);
    expect(await change(newer)).toBe(true);
  });

  test('stays the line that it is', async () => {
    for (const fields of [{ size: 'L' }, { productId: 'sold-out' }, { addedAt: serverTimestamp() }]) {
      expect(await change(fields)).toBe(false);
    }
  });
});

describe('fifty lines', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `x${index}_M`);

  test('the fiftieth fits and the fifty-first does not', async () => {
    await environment.holds({ [`carts/${SHOPPER}`]: { lines: ids(49), updatedAt: new Date() } });
    expect(await mayAdd('shopper', SHOPPER)).toBe(true);
    expect(await mayAdd('shopper', SHOPPER, { id: 'p1_L', item: line({ size: 'L' }) })).toBe(false);
  });

  test('a line that the cart does not list is rejected', async () => {
    const { db } = environment.as('shopper');
    expect(await isAllowed(setDoc(doc(db, `carts/${SHOPPER}/items/p1_M`), line()))).toBe(false);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'of eight lines that leave, none may stay behind: place %i',
    async (kept) => {
      const leaving = ids(8);
      await environment.holds({
        [`carts/${SHOPPER}`]: { lines: leaving, updatedAt: new Date() },
        ...Object.fromEntries(leaving.map((id) => [`carts/${SHOPPER}/items/${id}`, line()])),
      });
      const mayLeave = (...staying: string[]) => {
        const { db } = environment.as('shopper');
        const batch = writeBatch(db);
        batch.update(doc(db, `carts/${SHOPPER}`), { lines: [], updatedAt: serverTimestamp() });
        for (const id of leaving) {
          if (!staying.includes(id)) batch.delete(doc(db, `carts/${SHOPPER}/items/${id}`));
        }
        return isAllowed(batch.commit());
      };
      expect(await mayLeave(leaving[kept] ?? '')).toBe(false);
      expect(await mayLeave()).toBe(true);
    },
  );

  test('at most eight are sent at once', async () => {
    await environment.holds({ [`carts/${SHOPPER}`]: { lines: ids(9), updatedAt: new Date() } });
    const at = doc(environment.as('shopper').db, `carts/${SHOPPER}`);
    expect(await isAllowed(updateDoc(at, { lines: [], updatedAt: serverTimestamp() }))).toBe(false);
    expect(await isAllowed(updateDoc(at, { lines: ids(1), updatedAt: serverTimestamp() }))).toBe(true);
  });

  test('a line leaves the list only together with its document', async () => {
    expect(await mayAdd('shopper', SHOPPER)).toBe(true);
    const { db } = environment.as('shopper');
    const cart = doc(db, `carts/${SHOPPER}`);
    const unlisted = { lines: arrayRemove('p1_M'), updatedAt: serverTimestamp() };
    expect(await isAllowed(setDoc(cart, unlisted, { merge: true }))).toBe(false);
    const batch = writeBatch(db);
    batch.set(cart, unlisted, { merge: true });
    batch.delete(doc(db, `carts/${SHOPPER}/items/p1_M`));
    expect(await isAllowed(batch.commit())).toBe(true);
    expect((await getDoc(cart)).get('lines')).toEqual([]);
  });
});
