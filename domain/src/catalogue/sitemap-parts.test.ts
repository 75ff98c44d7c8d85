import { expect, test } from 'vitest';
import { sitemapParts, sitemapSlotOf, slotsOfPart } from './sitemap-parts.ts';

test.each([
  [10_001, 4],
  [20_000, 4],
  [20_001, 8],
  [1_000_000, 256],
  [100_000_000, 4_096],
])('%i products are %i parts', (products, parts) => {
  expect(sitemapParts(products)).toBe(parts);
});

test.each([1, 3, 4, 4_096])('each slot is in one of %i parts', (parts) => {
  let next = 0;
  for (let part = 1; part <= parts; part += 1) {
    const [from, before] = slotsOfPart(part, parts);
    expect(from).toBe(next);
    next = before;
  }
  expect(next).toBe(2 ** 16);
});

test('sequential ids spread evenly over the parts', () => {
  const [parts, each] = [16, 5_000];
  const counts = new Array<number>(parts).fill(0);
  for (let n = 0; n < parts * each; n += 1) {
    const slot = sitemapSlotOf(`PROD_${1_767_225_600_000 + n * 61_000}_${n % 1000}`);
    const part = counts.findIndex((_, at) => slot < slotsOfPart(at + 1, parts)[1]);
    counts[part]! += 1;
  }
  expect(Math.max(...counts)).toBeLessThan(each * 1.2);
});
