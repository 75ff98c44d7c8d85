import { openTestData } from '@nargisus/e2e/test-data';
import { ensureLocalStack } from '@nargisus/e2e/ensure-local-stack';
import { addresses } from '@nargisus/local-suite/launcher';
import { median } from '../results/median.ts';
import { readsOf } from '../scale/usage.ts';
import { searchDocumentAt } from './postings-source.ts';
import { QUERIES, type MeasuredQuery } from './queries.ts';

const PER_COMMIT = 200;
const TIMED = 5;

/** What a query costs through the API of a local stack. */
export interface ServedCost {
  readonly reads: number;
  readonly ms: number;
}

/**
 * Returns the cost of each query at each size, ascending, on the Firestore emulator. A new local stack grows from one to
 * the next; it has only search documents, without the keys that are of one product alone.
 */
export async function measureFirestore(sizes: readonly number[]): Promise<ReadonlyMap<string, ServedCost>[]> {
  const shop = await ensureLocalStack({ seeded: false });
  const testData = openTestData();
  try {
    const measured: ReadonlyMap<string, ServedCost>[] = [];
    let stored = 0;
    for (const size of sizes) {
      await store(testData.db, stored, size);
      stored = size;
      measured.push(await measureQueries());
    }
    return measured;
  } finally {
    await testData.close();
    await shop.stop();
  }
}

/** Stores the documents of the products `from` to `to` (exclusive). No trigger follows them. */
async function store(db: ReturnType<typeof openTestData>['db'], from: number, to: number): Promise<void> {
  const documents = db.collection('productSearch');
  for (let start = from; start < to; start += PER_COMMIT) {
    const batch = db.batch();
    for (let n = start; n < Math.min(start + PER_COMMIT, to); n += 1) {
      const [id, document] = searchDocumentAt(n);
      batch.set(documents.doc(id), document);
    }
    await batch.commit();
  }
}

async function measureQueries(): Promise<ReadonlyMap<string, ServedCost>> {
  const costs = new Map<string, ServedCost>();
  for (const query of QUERIES) {
    await ask(query); // starts an instance, which reads its settings
    const { documents, counted } = await readsOf(() => ask(query));
    const times: number[] = [];
    for (let time = 0; time < TIMED; time += 1) {
      const began = performance.now();
      await ask(query);
      times.push(performance.now() - began);
    }
    costs.set(query.name, { reads: documents + counted, ms: median(times) });
  }
  return costs;
}

async function ask({ q, language, isTyped, min, max, category, inStock }: MeasuredQuery): Promise<void> {
  const parameters = new URLSearchParams({
    ...(q && { q }),
    ...(isTyped && { language }),
    ...(min && { min }),
    ...(max && { max }),
    ...(category && { category }),
    ...(inStock && { inStock: 'true' }),
  });
  const path = `/api/catalogue/${isTyped ? 'suggestions' : 'search'}?${parameters}`;
  const response = await fetch(`${addresses.shop}${path}`, { headers: { 'Cache-Control': 'no-cache' } });
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  await response.json();
}
