import type { Firestore } from 'firebase-admin/firestore';
import { median } from '../results/median.ts';
import { timed } from '../results/timed.ts';

const ROUNDS = 150;

/**
 * Returns the median milliseconds of a query for 20 documents by an indexed field in a small and in a large collection.
 * Measures both alternately, so that a pause of the machine affects both.
 */
export async function measureQueries(
  db: Firestore,
  small: string,
  large: string,
): Promise<Record<'small' | 'large', number>> {
  const twenty = (collection: string, from: number) =>
    db.collection(collection).where('index', '>=', from).orderBy('index').limit(20).get();
  const samples = { small: [] as number[], large: [] as number[] };
  await twenty(small, 0);
  await twenty(large, 0);
  for (let round = 0; round < ROUNDS; round++) {
    samples.small.push(await timed(() => twenty(small, round * 3)));
    samples.large.push(await timed(() => twenty(large, round * 601)));
  }
  return { small: median(samples.small), large: median(samples.large) };
}
