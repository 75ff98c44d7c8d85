import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productSchema } from '@nargisus/domain/catalogue';
import { productDocument } from '../fixtures/documents.ts';
import { openRulesSuite, permitted, type RulesSuite } from '../fixtures/rules-suite.ts';

let suite: RulesSuite;
beforeAll(async () => {
  suite = await openRulesSuite('products');
});
afterAll(() => suite.close());

const without = (field: string) => ({ [field]: undefined });
const rendition = {
  width: 320,
  height: 400,
  avif: 'https://x.example/a.avif',
  webp: 'https://x.example/a.webp',
};

const candidates: { why: string; change: Record<string, unknown> }[] = [
  { why: 'a product as it should be', change: {} },
  { why: 'a whole price', change: { price: 1 } },
  { why: 'the smallest price', change: { price: 0.01 } },
  { why: 'the highest price', change: { price: 1_000_000 } },
  { why: 'a price above it', change: { price: 1_000_000.01 } },
  { why: 'a price of nothing', change: { price: 0 } },
  { why: 'a negative price', change: { price: -5 } },
  { why: 'a price finer than a paisa', change: { price: 10.005 } },
  { why: 'a price that floats badly but is exact in taka', change: { price: 1.15 } },
  { why: 'a price as text', change: { price: '100' } },
  { why: 'no price', change: without('price') },
  { why: 'an empty name', change: { name: '' } },
  { why: 'a Bangla name', change: { name: 'সুতি পাঞ্জাবি' } },
  { why: 'the longest name', change: { name: 'n'.repeat(120) } },
  { why: 'a name too long', change: { name: 'n'.repeat(121) } },
  { why: 'no description', change: without('description') },
  { why: 'a description too long', change: { description: 'd'.repeat(4001) } },
  { why: 'a script instead of a picture', change: { image: 'javascript:alert(1)' } },
  { why: 'a picture of the site', change: { image: '/pictures/panjabi.webp' } },
  { why: 'a picture of another host by path', change: { image: '//evil.example/x.png' } },
  { why: 'renditions', change: { images: [rendition, { ...rendition, width: 640 }] } },
  { why: 'a rendition without its AVIF', change: { images: [{ ...rendition, avif: undefined }] } },
  { why: 'seven renditions', change: { images: Array(7).fill(rendition) } },
  { why: 'an unknown category', change: { category: 'weapons' } },
  { why: 'inStock as text', change: { inStock: 'yes' } },
  { why: 'no featured', change: without('featured') },
];

test.each(candidates)('$why: rules and schema agree', async ({ why, change }) => {
  const id = `p${candidates.findIndex((candidate) => candidate.why === why)}`;
  const document = clean(productDocument(id, change));
  const accepted = productSchema.safeParse({ ...document, _id: id }).success;
  const stored = { ...document, createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  expect(await suite.as('admin').maySet(`products/${id}`, stored)).toBe(accepted);
});

test('the candidates hold both kinds', () => {
  const verdicts = candidates.map(
    ({ change }) => productSchema.safeParse({ ...clean(productDocument('p', change)), _id: 'p' }).success,
  );
  expect(new Set(verdicts)).toEqual(new Set([true, false]));
});

test.each(['nobody', 'shopper', 'other', 'forged'] as const)('%s cannot write a product', async (role) => {
  const stored = { ...productDocument('px'), createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  expect(await suite.as(role).maySet('products/px', stored)).toBe(false);
});

test('a field the shop does not know is refused, and so is a backdated change', async () => {
  const { db } = suite.as('admin');
  const stored = { ...productDocument('py'), createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  expect(await permitted(setDoc(doc(db, 'products/py'), { ...stored, discount: 90 }))).toBe(false);
  expect(await permitted(setDoc(doc(db, 'products/py'), stored))).toBe(true);
  const change = { price: 10, updatedAt: serverTimestamp() };
  expect(await permitted(updateDoc(doc(db, 'products/py'), change))).toBe(true);
  expect(await permitted(updateDoc(doc(db, 'products/py'), { ...change, createdAt: new Date() }))).toBe(
    false,
  );
  expect(await permitted(updateDoc(doc(db, 'products/py'), { price: 11, updatedAt: new Date(0) }))).toBe(
    false,
  );
});

function clean(document: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'createdAt' || key === 'updatedAt' ? new Date(value as string) : value,
  ) as Record<string, unknown>;
}
