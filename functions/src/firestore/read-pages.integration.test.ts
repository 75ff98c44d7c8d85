import { FieldPath } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { readPages } from './read-pages.ts';

const { db, readsOf } = openIsolatedProject('read-pages');
const sorted = db.collection('numbers').orderBy(FieldPath.documentId());

beforeAll(async () => {
  const batch = db.batch();
  for (const id of 'abcdefg') batch.set(db.doc(`numbers/${id}`), {});
  await batch.commit();
});

async function pagesOf(size: number, limit = Number.POSITIVE_INFINITY): Promise<string[]> {
  const pages: string[] = [];
  for await (const docs of readPages(sorted, size)) {
    pages.push(docs.map(({ id }) => id).join(''));
    if (pages.length === limit) break;
  }
  return pages;
}

test.each([
  [3, ['abc', 'def', 'g']],
  [7, ['abcdefg']],
  [10, ['abcdefg']],
])('all documents are read once, %i at a time', async (size, pages) => {
  const found: string[] = [];
  const reads = await readsOf(async () => void found.push(...(await pagesOf(size))));
  expect([found, reads]).toEqual([pages, size === 7 ? 8 : 7]);
});

test('a reader may stop before the end', async () => {
  expect(await pagesOf(2, 1)).toEqual(['ab']);
});

test('an empty query has no pages', async () => {
  const none: unknown[] = [];
  for await (const docs of readPages(db.collection('nothing'), 3)) none.push(docs);
  expect(none).toEqual([]);
});
