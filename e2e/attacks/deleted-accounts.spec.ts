import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { openAttackerClient } from '../fixtures/accounts/attacker-client.ts';

/*
 * A tab that stays open after its account was deleted by its owner or by staff. Its token is valid for an hour, but the API and the
 * rules reject it.
 */
const testData = openTestData();
const { db } = testData;
afterAll(() => testData.close());

describe.each(['its owner', 'staff'])('an account deleted by %s', (deletedBy) => {
  test('cannot write or read through the API or the rules, and is recorded as closed', async () => {
    const person = await testData.account();
    const product = await testData.product();
    const token = await tokenOf(person);
    const tab = await openAttackerClient(person);
    const admin = await tokenOf(await testData.account('admin'));
    const removed =
      deletedBy === 'staff'
        ? await call(`/api/users/${person.uid}`, { method: 'DELETE', token: admin })
        : await call(`/api/me?uid=${person.uid}`, { method: 'DELETE', token });
    expect(removed.status).toBe(200);

    const body = { name: 'Still here', phone: '', imageUrl: '' };
    for (const [method, path, content] of [
      ['POST', '/api/newUser', body],
      ['PUT', '/api/me', body],
      ['GET', '/api/me', undefined],
      ['GET', '/api/me/orders', undefined],
      ['GET', '/api/me/export', undefined],
      ['DELETE', `/api/me?uid=${person.uid}`, undefined],
      ['POST', '/api/cart/add', { productId: product.id, size: 'M', quantity: 1, userEmail: person.email }],
    ] as const) {
      expect([path, (await call(path, { method, token, body: content })).status]).toEqual([path, 401]);
    }
    expect((await db.doc(`users/${person.uid}`).get()).exists).toBe(false);

    const cart = { lines: [], updatedAt: serverTimestamp() };
    const picture = ref(tab.storage, `profiles/${person.uid}/ghost.png`);
    expect(await isAllowed(setDoc(doc(tab.db, `carts/${person.uid}`), cart))).toBe(false);
    expect(await isAllowed(uploadBytes(picture, new Uint8Array(3), { contentType: 'image/png' }))).toBe(
      false,
    );
    expect((await db.doc(`closedAccounts/${person.uid}`).get()).get('uid')).toBe(person.uid);
    await tab.close();
  });
});
