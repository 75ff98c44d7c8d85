import { collection, deleteDoc, doc, onSnapshot, query, updateDoc, where } from 'firebase/firestore';
import type { FirestoreError, Query } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { as, env, useRulesEnvironment } from './use-rules-environment.ts';
import { waitFor } from './wait-for.ts';

useRulesEnvironment();

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
    await waitFor('both have responded', () => allowed.outcome.snapshots > 0 && !!denied.outcome.error);
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
