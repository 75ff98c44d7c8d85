import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { anonymous, as, emulator, env, rules, useRulesEnvironment } from './use-rules-environment.ts';

useRulesEnvironment();

describe('authentication', () => {
  test('treats an unauthenticated caller as not an admin, over gRPC too', async () => {
    await assertFails(setDoc(doc(anonymous(), 'products/p2'), { name: 'x' }));
    await assertFails(getDoc(doc(anonymous(), 'orders/mine')));
    await assertFails(getDoc(doc(anonymous(), 'nowhere/d')));
    await assertSucceeds(getDoc(doc(anonymous(), 'products/p1')));
  });

  test('decides by a claim of the token, whose absence is no error', async () => {
    await assertSucceeds(setDoc(doc(as('boss', { role: 'admin' }), 'products/p2'), { name: 'x' }));
    await assertFails(setDoc(doc(as('rahim', { role: 'user' }), 'products/p2'), { name: 'x' }));
    await assertFails(setDoc(doc(as('rahim'), 'products/p2'), { name: 'x' }));
  });

  test('allows everything with rules disabled', async () => {
    await env.withSecurityRulesDisabled(async (context) => {
      await assertSucceeds(deleteDoc(doc(context.firestore(), 'orders/mine')));
    });
  });
});

describe('reads', () => {
  test('allows an owner to read an order and denies others', async () => {
    await assertSucceeds(getDoc(doc(as('rahim'), 'orders/mine')));
    await assertFails(getDoc(doc(as('rahim'), 'orders/other')));
  });

  test('requires a query to prove the rule, since rules are not filters', async () => {
    const orders = collection(as('rahim'), 'orders');
    await assertFails(getDocs(orders));
    await assertSucceeds(getDocs(query(orders, where('owner', '==', 'rahim'))));
    await assertFails(getDocs(query(orders, where('owner', '==', 'karim'))));
    await assertFails(getDocs(query(orders, where('owner', 'in', ['rahim', 'karim']))));
    await assertSucceeds(getDocs(query(orders, where('owner', 'in', ['rahim']))));
    await assertFails(getDocs(query(orders, or(where('owner', '==', 'rahim'), where('total', '==', 7)))));
    await assertFails(getDocs(query(orders, where('owner', '>=', 'rahim'), where('owner', '<=', 'rahim'))));
  });

  test('requires the same proof for a count', async () => {
    const orders = collection(as('rahim'), 'orders');
    await assertFails(getCountFromServer(orders));
    await assertSucceeds(getCountFromServer(query(orders, where('owner', '==', 'rahim'))));
  });

  test("enforces a rule on the query's limit", async () => {
    const products = collection(anonymous(), 'products');
    await assertSucceeds(getDocs(query(products, orderBy('name'), limit(10))));
    await assertFails(getDocs(query(products, limit(11))));
    await assertFails(getDocs(products));
  });

  test('decides a whole collection by a document look-up', async () => {
    await assertSucceeds(getDocs(collection(as('rahim'), 'teams/t1/notes')));
    await assertFails(getDocs(collection(as('karim'), 'teams/t1/notes')));
  });

  test('requires a rule for any depth for a collection group', async () => {
    const reviews = collectionGroup(anonymous(), 'reviews');
    await assertSucceeds(getDocs(query(reviews, where('public', '==', true))));
    await assertFails(getDocs(reviews));
    await assertFails(getDocs(query(collectionGroup(as('rahim'), 'orders'), where('owner', '==', 'rahim'))));
  });
});

test('names the deciding line in a denial', async () => {
  const line = rules.split('\n').findIndex((text) => text.includes('allow delete: if false')) + 1;
  await expect(deleteDoc(doc(as('rahim'), 'orders/mine'))).rejects.toThrow(`false for 'delete' @ L${line}`);
});

test('rejects rules that do not compile, with the line, and keeps the old ones', async () => {
  const broken = initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: {
      host: emulator.host,
      port: emulator.port,
      rules: "rules_version = '2';\nservice cloud.firestore {",
    },
  });
  await expect(broken).rejects.toThrow(/L2/);
  await assertFails(getDoc(doc(as('karim'), 'orders/mine')));
  await assertSucceeds(getDoc(doc(as('rahim'), 'orders/mine')));
});
