import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { FirestoreError, Query } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { waitFor } from './wait-for.ts';

const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function member(team) {
      return exists(/databases/$(database)/documents/teams/$(team)/members/$(request.auth.uid));
    }
    match /products/{id} {
      allow get: if true;
      allow list: if request.query.limit <= 10;
      allow write: if request.auth.token.get('role', '') == 'admin';
    }
    match /orders/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if signedIn() && request.resource.data.owner == request.auth.uid
        && request.resource.data.at == request.time;
      allow update: if resource.data.owner == request.auth.uid
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['note']);
      allow delete: if false;
    }
    match /teams/{team}/notes/{id} {
      allow read, write: if member(team);
    }
    match /transfers/{id} {
      allow create: if getAfter(/databases/$(database)/documents/balances/$(id)).data.total == request.resource.data.amount
        && !exists(/databases/$(database)/documents/balances/$(id));
    }
    match /balances/{id} { allow write: if signedIn(); }
    match /{path=**}/reviews/{id} { allow read: if resource.data.public == true; }
    match /locked/{id} { allow get: if resource.data.open; allow update: if true; }
  }
}`;

let emulator: StartedEmulator;
let env: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  emulator = await startEmulator();
  env = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host: emulator.host, port: emulator.port, rules },
  });
});
afterAll(async () => {
  await env.cleanup();
  await emulator.stop();
});
beforeEach(async () => {
  await env.clearFirestore();
  await env.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await setDoc(doc(db, 'products/p1'), { name: 'Panjabi' });
    await setDoc(doc(db, 'orders/mine'), { owner: 'rahim', total: 5 });
    await setDoc(doc(db, 'orders/other'), { owner: 'karim', total: 7 });
    await setDoc(doc(db, 'teams/t1/members/rahim'), {});
    await setDoc(doc(db, 'teams/t1/notes/n1'), { text: 'a' });
    await setDoc(doc(db, 'products/p1/reviews/r1'), { public: true });
    await setDoc(doc(db, 'locked/l1'), { open: false });
  });
});

const anonymous = () => env.unauthenticatedContext().firestore();
const as = (uid: string, token: { role?: string } = {}) => env.authenticatedContext(uid, token).firestore();

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

describe('writes', () => {
  test('sets request.time to the server time of the new document', async () => {
    const db = as('rahim');
    await assertSucceeds(setDoc(doc(db, 'orders/new'), { owner: 'rahim', at: serverTimestamp() }));
    await assertFails(setDoc(doc(db, 'orders/new2'), { owner: 'rahim', at: new Date() }));
    await assertFails(setDoc(doc(db, 'orders/new3'), { owner: 'karim', at: serverTimestamp() }));
  });

  test('allows an update of permitted fields only', async () => {
    const db = as('rahim');
    await assertSucceeds(updateDoc(doc(db, 'orders/mine'), { note: 'please hurry' }));
    await assertFails(updateDoc(doc(db, 'orders/mine'), { note: 'x', total: 1 }));
    await assertFails(updateDoc(doc(db, 'orders/other'), { note: 'x' }));
    await assertFails(deleteDoc(doc(db, 'orders/mine')));
  });

  test('judges a batch by its end state: getAfter sees every write, exists none', async () => {
    const db = as('rahim');
    const good = writeBatch(db);
    good.set(doc(db, 'transfers/x'), { amount: 5 }).set(doc(db, 'balances/x'), { total: 5 });
    await assertSucceeds(good.commit());
    const wrong = writeBatch(db);
    wrong.set(doc(db, 'transfers/y'), { amount: 5 }).set(doc(db, 'balances/y'), { total: 6 });
    await assertFails(wrong.commit());
    const again = writeBatch(db);
    again.set(doc(db, 'transfers/z'), { amount: 5 }).set(doc(db, 'balances/x'), { total: 5 });
    await assertFails(again.commit());
  });

  test('rejects a batch when one write is denied', async () => {
    const db = as('rahim');
    const batch = writeBatch(db);
    batch.update(doc(db, 'orders/mine'), { note: 'half' }).delete(doc(db, 'orders/other'));
    await assertFails(batch.commit());
    expect((await getDoc(doc(db, 'orders/mine'))).get('note')).toBeUndefined();
  });

  test('hides failed preconditions from a caller without permission', async () => {
    await assertFails(updateDoc(doc(as('karim'), 'orders/none'), { note: 'x' }));
  });

  test('requires read permission for documents that a transaction only read', async () => {
    const touch = (uid: string) => {
      const db = as(uid);
      return runTransaction(db, async (transaction) => {
        await transaction.get(doc(db, 'orders/mine'));
        transaction.update(doc(db, 'locked/l1'), { by: uid });
      });
    };
    await assertSucceeds(touch('rahim'));
    await assertFails(touch('karim'));
  });
});

describe('listeners', () => {
  /** Starts a listener and records its snapshots and its error. */
  function listen(target: Query) {
    const outcome: { snapshots: number; error?: FirestoreError } = { snapshots: 0 };
    const stop = onSnapshot(
      target,
      () => (outcome.snapshots += 1),
      (error) => (outcome.error = error),
    );
    return { outcome, stop };
  }

  test('requires the proof that a query needs', async () => {
    const orders = collection(as('rahim'), 'orders');
    const allowed = listen(query(orders, where('owner', '==', 'rahim')));
    const denied = listen(query(orders));
    await waitFor('both have heard', () => allowed.outcome.snapshots > 0 && !!denied.outcome.error);
    expect(denied.outcome.error!.code).toBe('permission-denied');
    expect(allowed.outcome.error).toBeUndefined();
    allowed.stop();
  });

  test('ends when the document that permits it is deleted', async () => {
    const notes = listen(query(collection(as('rahim'), 'teams/t1/notes')));
    await waitFor('the first snapshot', () => notes.outcome.snapshots > 0);
    await env.withSecurityRulesDisabled(async (context) => {
      await deleteDoc(doc(context.firestore(), 'teams/t1/members/rahim'));
    });
    await waitFor('the listener is denied', () => notes.outcome.error?.code === 'permission-denied');
  });

  test('does not show a listened document to its former owner', async () => {
    const db = as('rahim');
    const seen: unknown[] = [];
    const errors: FirestoreError[] = [];
    onSnapshot(
      doc(db, 'orders/mine'),
      (snapshot) => seen.push(snapshot.data()),
      (error) => errors.push(error),
    );
    await waitFor('the first snapshot', () => seen.length > 0);
    await env.withSecurityRulesDisabled(async (context) => {
      await updateDoc(doc(context.firestore(), 'orders/mine'), { owner: 'karim', secret: 1 });
    });
    await waitFor('the listener is denied', () => errors[0]?.code === 'permission-denied');
    expect(seen).toEqual([{ owner: 'rahim', total: 5 }]);
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
