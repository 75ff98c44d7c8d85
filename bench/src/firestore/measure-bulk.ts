import type { Firestore } from 'firebase-admin/firestore';
import { median } from '../results/median.ts';
import { writeInBatches } from './bulk.ts';

/**
 * Writes documents in batches of 500 while listeners on the same collection receive them. `lastToFirst` is the ratio of the
 * median batch of the last tenth to that of the first.
 */
export async function measureBulk(
  db: Firestore,
  documents: number,
): Promise<{ seconds: number; lastToFirst: number; seen: number }> {
  let seen = 0;
  const stop = db
    .collection('bulk')
    .orderBy('index', 'desc')
    .limit(20)
    .onSnapshot(() => seen++);
  const all = db.collection('bulk').onSnapshot((snapshot) => (seen += snapshot.size > 0 ? 1 : 0));
  const started = performance.now();
  const took = await writeInBatches(db, 'bulk', 0, documents);
  const seconds = (performance.now() - started) / 1000;
  stop();
  all();
  const tenth = took.length / 10;
  return { seconds, lastToFirst: median(took.slice(-tenth)) / median(took.slice(0, tenth)), seen };
}
