import { describe, expect, test } from 'vitest';
import { policiesSection } from '../settings/policies-section.ts';
import { valuesOf } from '../settings/section.ts';
import { shopSection } from '../settings/shop-section.ts';
import { POLICIES } from './policy-ids.ts';
import { policyOf } from './policy.ts';
import { parsePolicyText } from './policy-text.ts';

const nothingWritten = valuesOf(policiesSection);
const shop = { ...valuesOf(shopSection), address: 'House 4\nRoad 7, Dhanmondi', dbid: 'DB-77' };

describe.each(POLICIES)('the standard text of %s', (id) => {
  const { en, bn } = policyOf(id, nothingWritten, shop);

  test('is complete in both languages, with the same headings and lists', () => {
    const outline = (text: string | null) =>
      parsePolicyText(text!).map((it) => ('items' in it ? it.items.length : it.kind));
    expect(outline(en)).toEqual(outline(bn));
    expect(`${en}${bn}`).not.toMatch(/[{}]/);
    expect(en).toContain(shop.email);
  });

  test('is Bangla but for what the shop wrote in its data', () => {
    const own = [shop.name, shop.email, 'House 4, Road 7, Dhanmondi', shop.dbid];
    expect(own.reduce((text, it) => text.replaceAll(it, ''), bn!)).not.toMatch(/[A-Za-z]/);
  });

  test('is short enough to be edited as a setting', () => {
    for (const text of [en!, bn!])
      expect(policiesSection.fields[id].schema.safeParse(text).success).toBe(true);
  });
});

test('the terms name the shop and its registration', () => {
  const { en } = policyOf('terms', nothingWritten, shop);
  expect(en).toContain(
    `- ${shop.name}, House 4, Road 7, Dhanmondi\n- E-mail: ${shop.email}\n- DBID: DB-77\n`,
  );
});

test.each([
  [{ returns: 'No returns.' }, { en: 'No returns.', bn: null }],
  [{ returnsBn: 'ফেরত নেই।' }, { en: null, bn: 'ফেরত নেই।' }],
])('what staff wrote in one language replaces both: %o', (written, expected) => {
  expect(policyOf('returns', { ...nothingWritten, ...written }, shop)).toEqual({
    id: 'returns',
    ...expected,
  });
});
