import type { Firestore } from 'firebase-admin/firestore';
import { sampleDocument } from './sample-document.ts';

const DOCUMENTS = 4000;
const CONCURRENT = 32;

/** Returns single-document writes and reads per second over gRPC, with 32 concurrent requests. */
export async function measureSingleDocuments(db: Firestore): Promise<{ writes: number; reads: number }> {
  const documents = Array.from({ length: DOCUMENTS }, (_, index) => db.doc(`single/d${index}`));
  await perSecond(documents.slice(0, 400), (document, index) => document.set(sampleDocument(index)));
  return {
    writes: await perSecond(documents, (document, index) => document.set(sampleDocument(index))),
    reads: await perSecond(documents, (document) => document.get()),
  };
}

async function perSecond<T>(items: T[], act: (item: T, index: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) await act(items[index]!, index);
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
  return (items.length / (performance.now() - started)) * 1000;
}
