import type { Firestore } from 'firebase-admin/firestore';
import { sampleDocument } from './sample-document.ts';

const BATCH = 500;

/** Writes documents `from` to `to` (exclusive) in sequential batches of 500 and returns the milliseconds of each. */
export async function writeInBatches(
  db: Firestore,
  collection: string,
  from: number,
  to: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let start = from; start < to; start += BATCH) {
    const batch = db.batch();
    for (let index = start; index < Math.min(start + BATCH, to); index++) {
      batch.set(db.collection(collection).doc(`d${index}`), sampleDocument(index));
    }
    const started = performance.now();
    await batch.commit();
    took.push(performance.now() - started);
  }
  return took;
}
