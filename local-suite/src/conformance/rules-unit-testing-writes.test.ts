import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { as, useRulesEnvironment } from './use-rules-environment.ts';

useRulesEnvironment();

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
