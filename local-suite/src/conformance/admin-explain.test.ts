import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';

// Query Explain (https://firebase.google.com/docs/firestore/query-explain), after the system tests of nodejs-firestore.
let emulator: StartedEmulator;
let firestore: Firestore;
let close: () => Promise<void>;

beforeAll(async () => {
  emulator = await startEmulator();
  ({ firestore, close } = adminClient(emulator));
  for (let n = 1; n <= 4; n++) await firestore.doc(`p/${n}`).set({ n, kind: n % 2 ? 'odd' : 'even' });
});
afterAll(async () => {
  await close();
  await emulator.stop();
});

const odd = () => firestore.collection('p').where('kind', '==', 'odd');

test("explains a plan's indexes without reading any document", async () => {
  const { metrics, snapshot } = await odd().explain();
  expect(metrics.planSummary.indexesUsed).toEqual([
    { query_scope: 'Collection', properties: '(kind ASC, __name__ ASC)' },
  ]);
  expect(metrics.executionStats).toBeNull();
  expect(snapshot).toBeNull();
});

test.each<[string, () => FirebaseFirestore.Query, string[]]>([
  ['all documents', () => firestore.collection('p'), ['(__name__ ASC)']],
  ['an order', () => firestore.collection('p').orderBy('n', 'desc'), ['(n DESC, __name__ DESC)']],
  ['two equalities', () => odd().where('n', '==', 1), ['(kind ASC, __name__ ASC)', '(n ASC, __name__ ASC)']],
  ['a composite', () => odd().orderBy('n', 'desc'), ['(kind ASC, n DESC, __name__ DESC)']],
  ['alternatives', () => firestore.collection('p').where('n', 'in', [1, 2]), ['(n ASC, __name__ ASC)']],
])('explains the plan of %s', async (_, query, properties) => {
  const { metrics } = await query().explain({ analyze: false });
  expect(metrics.planSummary.indexesUsed.map((it) => it['properties'])).toEqual(properties);
});

test('returns the documents and the cost of an analyzed query', async () => {
  const { metrics, snapshot } = await odd().orderBy('n').explain({ analyze: true });
  expect(snapshot?.docs.map(({ id }) => id)).toEqual(['1', '3']);
  const stats = metrics.executionStats!;
  expect(stats.resultsReturned).toBe(2);
  expect(stats.readOperations).toBe(2);
  expect(stats.executionDuration.seconds + stats.executionDuration.nanoseconds).toBeGreaterThan(0);
  expect(stats.debugStats).toMatchObject({
    documents_scanned: '2',
    billing_details: { documents_billable: '2', min_query_cost: '0' },
  });
  const none = await odd().where('n', '==', 9).explain({ analyze: true });
  expect(none.snapshot?.empty).toBe(true);
  expect(none.metrics.executionStats).toMatchObject({ resultsReturned: 0, readOperations: 1 });
});

test('ends the stream of an explained query with its metrics', async () => {
  const seen: string[] = [];
  for await (const chunk of odd().explainStream({ analyze: true }) as AsyncIterable<{
    document?: { id: string };
    metrics?: { executionStats: { resultsReturned: number } };
  }>) {
    if (chunk.document) seen.push(chunk.document.id);
    if (chunk.metrics) seen.push(`metrics of ${chunk.metrics.executionStats.resultsReturned}`);
  }
  expect(seen).toEqual(['1', '3', 'metrics of 2']);
});

test('plans and analyzes an aggregation', async () => {
  const sum = odd().aggregate({ n: AggregateField.count(), all: AggregateField.sum('n') });
  const planned = await sum.explain();
  expect(planned.snapshot).toBeNull();
  expect(planned.metrics.planSummary.indexesUsed).toEqual([
    { query_scope: 'Collection', properties: '(kind ASC, n ASC, __name__ ASC)' },
  ]);
  const { snapshot, metrics } = await sum.explain({ analyze: true });
  expect(snapshot?.data()).toEqual({ n: 2, all: 4 });
  expect(metrics.executionStats).toMatchObject({ resultsReturned: 1, readOperations: 1 });
});

test('returns metrics as plain JSON over REST', async () => {
  const url = `http://${emulator.host}:${emulator.port}/v1/projects/${emulator.projectId}/databases/(default)/documents:runQuery`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'p' }] }, explainOptions: {} }),
  });
  expect(await answer.json()).toEqual([
    {
      done: true,
      explainMetrics: {
        planSummary: { indexesUsed: [{ query_scope: 'Collection', properties: '(__name__ ASC)' }] },
      },
    },
  ]);
});
