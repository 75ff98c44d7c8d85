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

/** Adds a line as docs/cart-writes.md describes: the line, and its id in the cart's list, in one commit. */
async function mayAdd(
  role: Role,
  owner: string,
  { id = 'p1_M', item = line(), cart = {} } = {},
): Promise<boolean> {
  const { db } = environment.as(role);
  const expiry = owner.startsWith('guest_') ? { expireAt: expireAt() } : {};
  const batch = writeBatch(db);
  const listed = { lines: arrayUnion(id), updatedAt: serverTimestamp(), ...expiry, ...cart };
  batch.set(doc(db, `carts/${owner}`), listed, { merge: true });
  batch.set(doc(db, `carts/${owner}/items/${id}`), { ...expiry, ...item });
  return isAllowed(batch.commit());
}

describe('the owner of a cart', () => {
  test.each([
    ['shopper', true],
    ['signedOut', false],
    ['other', false],
    ['forged', false],
    ['admin', false],
  ] as const)('%s adds to the shopper’s cart: allowed %s', async (role, may) => {
    expect(await mayAdd(role, SHOPPER)).toBe(may);
  });

  test('a guest id grants access to its cart, signed in or not', async () => {
    expect(await mayAdd('signedOut', GUEST)).toBe(true);
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

  test('an account without a record may fill its cart unless it was deleted within the hour', async () => {
    const uid = uidOf('unrecorded');
    expect(await mayAdd('unrecorded', uid)).toBe(true);
    await environment.holds({ [`closedAccounts/${uid}`]: { uid } });
    expect(await mayAdd('unrecorded', uid, { id: 'p1_L', item: line({ size: 'L' }) })).toBe(false);
  });

  test.each(['guest_1', 'guest_1790000000000_abc', 'guest', 'GUEST_1790000000000_0123456789abcdef01234567'])(
    'a guessable id grants no access: %s',
    async (owner) => {
      expect(await mayAdd('signedOut', owner)).toBe(false);
    },
  );

  test('carts cannot be listed', async () => {
    for (const role of ['signedOut', 'shopper', 'admin'] as const) {
      expect(await environment.as(role).mayList('carts')).toBe(false);
    }
  });
});

describe('a new line with', () => {
  test.each<[what: string, may: boolean, change: object, id?: string]>([
    ['the product’s current data', true, {}],
    ['quantity 10', true, { quantity: 10 }],
    ['quantity 11', false, { quantity: 11 }],
    ['quantity 0', false, { quantity: 0 }],
    ['quantity 1.5', false, { quantity: 1.5 }],
    ['another price', false, { price: 1 }],
    ['another name', false, { name: 'Cheap panjabi' }],
    ['a Bangla name that the product lacks', false, { nameBn: 'সস্তা পাঞ্জাবি' }],
    ['another picture', false, { image: 'https://evil.example/x.png' }],
    ['a size other than its id’s', false, { size: 'L' }],
    ['a size that does not exist', false, { size: 'XXXL' }, 'p1_XXXL'],
    ['an unknown field', false, { discount: 5 }],
    ['a product that does not exist', false, { productId: 'gone' }, 'gone_M'],
    ['a client time', false, { addedAt: new Date(0) }],
    ['an expiry in a signed-in owner’s cart', false, { expireAt: expireAt() }],
  ])('%s: allowed %s', async (_what, may, change, id) => {
    expect(await mayAdd('shopper', SHOPPER, { id, item: line(change) })).toBe(may);
  });

  test('a product out of stock is rejected', async () => {
    expect(
      await mayAdd('shopper', SHOPPER, { id: 'sold-out_M', item: line({ productId: 'sold-out' }) }),
    ).toBe(false);
  });

  // The edges: price-at.mirror.test.ts, whose engine alone can choose request.time.
  test.each([
    ['on', -1, 1, true],
    ['planned', 1, 2, false],
    ['over', -2, -1, false],
  ])('a sale that is %s decides the price', async (_when, from, until, isOn) => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const sale = { price: 1000, from: hours(from), until: hours(until) };
    await environment.holds({ 'products/p1': productDocument('p1', { sale }) });
    const [counts, other] = isOn ? [1000, 1250.5] : [1250.5, 1000];
    expect(await mayAdd('shopper', SHOPPER, { item: line({ price: other }) })).toBe(false);
    expect(await mayAdd('shopper', SHOPPER, { item: line({ price: counts }) })).toBe(true);
  });

  test('a sale above the price does not count', async () => {
    const sale = { price: 2000, from: new Date(0), until: new Date('2100-01-01T00:00:00Z') };
    await environment.holds({ 'products/p1': productDocument('p1', { sale }) });
    expect(await mayAdd('shopper', SHOPPER, { item: line({ price: 2000 }) })).toBe(false);
    expect(await mayAdd('shopper', SHOPPER)).toBe(true);
  });

  test('an id of another size is rejected', async () => {
    expect(await mayAdd('shopper', SHOPPER, { id: 'p1_L' })).toBe(false);
  });
});

test('a time other than the server’s is rejected', async () => {
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

  test('accepts a new quantity after its product changed, sold out or was deleted', async () => {
    expect(await change({ quantity: 2 })).toBe(true);
    await environment.holds({ 'products/p1': productDocument('p1', { inStock: false }) });
    expect(await change({ quantity: 3 })).toBe(true);
    await environment.holds({ 'products/p1': null });
    expect(await change({ quantity: 4 })).toBe(true);
  });

  test('accepts all of its product’s new data together, not a part', async () => {
    expect(await change({ price: newer.price })).toBe(false);
    expect(await change({ ...newer, price: 1 })).toBe(false);
    expect(await change(newer)).toBe(true);
  });

  test('rejects another size, product or time of addition', async () => {
    for (const fields of [{ size: 'L' }, { productId: 'sold-out' }, { addedAt: serverTimestamp() }]) {
      expect(await change(fields)).toBe(false);
    }
  });
});

describe('the list of a cart’s lines', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `x${index}_M`);

  test('accepts a fiftieth line and rejects a fifty-first', async () => {
    await environment.holds({ [`carts/${SHOPPER}`]: { lines: ids(49), updatedAt: new Date() } });
    expect(await mayAdd('shopper', SHOPPER)).toBe(true);
    expect(await mayAdd('shopper', SHOPPER, { id: 'p1_L', item: line({ size: 'L' }) })).toBe(false);
  });

  test('rejects a line that it does not contain', async () => {
    const { db } = environment.as('shopper');
    expect(await isAllowed(setDoc(doc(db, `carts/${SHOPPER}/items/p1_M`), line()))).toBe(false);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'rejects a removal of eight lines that keeps the document of line %i',
    async (kept) => {
      const removed = ids(8);
      await environment.holds({
        [`carts/${SHOPPER}`]: { lines: removed, updatedAt: new Date() },
        ...Object.fromEntries(removed.map((id) => [`carts/${SHOPPER}/items/${id}`, line()])),
      });
      const mayRemoveExcept = (...staying: string[]) => {
        const { db } = environment.as('shopper');
        const batch = writeBatch(db);
        batch.update(doc(db, `carts/${SHOPPER}`), { lines: [], updatedAt: serverTimestamp() });
        for (const id of removed) {
          if (!staying.includes(id)) batch.delete(doc(db, `carts/${SHOPPER}/items/${id}`));
        }
        return isAllowed(batch.commit());
      };
      expect(await mayRemoveExcept(removed[kept] ?? '')).toBe(false);
      expect(await mayRemoveExcept()).toBe(true);
    },
  );

  test('accepts a removal of at most eight lines at once', async () => {
    await environment.holds({ [`carts/${SHOPPER}`]: { lines: ids(9), updatedAt: new Date() } });
    const at = doc(environment.as('shopper').db, `carts/${SHOPPER}`);
    expect(await isAllowed(updateDoc(at, { lines: [], updatedAt: serverTimestamp() }))).toBe(false);
    expect(await isAllowed(updateDoc(at, { lines: ids(1), updatedAt: serverTimestamp() }))).toBe(true);
  });

  test('drops a line only together with its document', async () => {
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
