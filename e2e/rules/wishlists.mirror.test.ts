import { arrayRemove, arrayUnion, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MAX_WISHLIST, wishlistSchema } from '@nargisus/domain/wishlist';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { accepts, candidatesFor } from '../fixtures/rules/candidates.ts';
import { openRulesEnvironment, SHOPPER, uidOf } from '../fixtures/rules/rules-environment.ts';

const environment = await openRulesEnvironment('wishlists-mirror');
const path = `wishlists/${SHOPPER}`;
beforeEach(() => environment.holds({ [path]: null }));
afterAll(() => environment.close());

const now = new Date();
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

const candidates = candidatesFor(
  { productIds: ['p1', 'PROD_1795168800000_7'] },
  {
    productIds: [
      ...[ids(MAX_WISHLIST), ids(MAX_WISHLIST + 1), ids(MAX_WISHLIST).map((id) => id.padEnd(64, 'x'))],
      ...[['p1', 'p1'], ['p1,p2'], ['p1', ''], [''], ['a b'], ['ক'], ['x'.repeat(64)], ['x'.repeat(65)]],
      ...[[7], [null], [{ p1: true }], ['7', 7]],
    ],
  },
);

test.each(candidates)('the rules agree with the schema about $why', async ({ document }) => {
  const accepted = accepts(wishlistSchema, { ...document, _id: SHOPPER, updatedAt: now });
  const written = { ...document, updatedAt: serverTimestamp() };
  expect(await environment.as('shopper').maySet(path, written)).toBe(accepted);
});

test('the candidates include accepted and rejected documents', () => {
  const verdicts = candidates.map(({ document }) =>
    accepts(wishlistSchema, { ...document, _id: SHOPPER, updatedAt: now }),
  );
  expect(new Set(verdicts)).toEqual(new Set([true, false]));
});

test('denies a time that is not the server’s', async () => {
  const written = { productIds: ['p1'], updatedAt: new Date('2026-01-01T00:00:00Z') };
  expect(await environment.as('shopper').maySet(path, written)).toBe(false);
});

test('denies the one product too many, and allows it after another one is removed', async () => {
  await environment.holds({ [path]: { productIds: ids(MAX_WISHLIST), updatedAt: now } });
  const change = (productIds: unknown) =>
    isAllowed(
      setDoc(
        doc(environment.as('shopper').db, path),
        { productIds, updatedAt: serverTimestamp() },
        { merge: true },
      ),
    );
  expect(await change(arrayUnion('one-more'))).toBe(false);
  expect(await change(arrayRemove('p0'))).toBe(true);
  expect(await change(arrayUnion('one-more'))).toBe(true);
});

test('denies an account that was deleted within the hour', async () => {
  const uid = uidOf('unrecorded');
  const written = { productIds: ['p1'], updatedAt: serverTimestamp() };
  await environment.holds({ [`closedAccounts/${uid}`]: { uid } });
  expect(await environment.as('unrecorded').maySet(`wishlists/${uid}`, written)).toBe(false);
});
