import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { changeSettings, homeSection, valuesOf } from '../settings/index.ts';
import {
  HOME_ROW_SOURCES,
  internalPathSchema,
  NO_OFFER,
  offerAt,
  readRowSource,
  type Offer,
} from './index.ts';
import type { DhakaDay } from '../time/index.ts';

const standard = valuesOf(homeSection);
const day = (text: string) => text as DhakaDay;

describe('the standard home', () => {
  test('has the four slides of the specification, each linked to the products', () => {
    expect(standard.slides.map(({ category }) => category)).toEqual([
      'Bottom Wear',
      'Premium Suits',
      'Everyday Essentials',
      'Accessories',
    ]);
    expect(new Set(standard.slides.map(({ link }) => link))).toEqual(new Set(['/products']));
    for (const slide of standard.slides)
      expect(
        Object.entries(slide)
          .filter(([, text]) => !text)
          .map(([name]) => name),
      ).toEqual(['alt', 'altBn']);
  });

  test('has the first three products, and no offer', () => {
    expect(standard.rows).toEqual([{ source: 'newest', title: '', titleBn: '', count: 3 }]);
    expect(standard.offer).toEqual(NO_OFFER);
  });

  test('is valid', () => {
    expect(z.encode(homeSection.schema, standard)).toEqual(standard);
  });
});

const [slide] = standard.slides;
const offer: Offer = { ...NO_OFFER, isOn: true, text: 'Eid offer' };

test.each([
  ['no slides', { slides: [] }, { slides: 'The banner needs a slide' }],
  ['nine slides', { slides: Array.from({ length: 9 }, () => slide) }, { slides: 'At most 8 slides' }],
  [
    'a slide without picture, words and link',
    { slides: [slide, { ...slide, picture: '', category: ' ', title: '', link: '' }] },
    {
      'slides.1.picture': 'Choose a picture',
      'slides.1.category': 'The slide needs a line above its title',
      'slides.1.title': 'The slide needs a title',
      'slides.1.link': 'Enter a page of this shop that begins with /, for example /category/summer',
    },
  ],
  [
    'a slide that shows a script',
    { slides: [{ ...slide, picture: 'javascript:alert(1)' }] },
    { 'slides.0.picture': 'Choose a picture' },
  ],
  ['seven rows', { rows: Array.from({ length: 7 }, () => standard.rows[0]) }, { rows: 'At most 6 rows' }],
  [
    'a row of an unknown collection with nine products',
    { rows: [{ source: 'collection:Eid!', title: '', titleBn: '', count: 9 }] },
    { 'rows.0.source': 'Choose what the row shows', 'rows.0.count': 'Choose 1 to 8 products' },
  ],
  ['an offer without text', { offer: { ...offer, text: '  ' } }, { 'offer.text': 'The strip needs a text' }],
  [
    'an offer that leads elsewhere',
    { offer: { ...offer, link: 'https://elsewhere.example' } },
    { 'offer.link': 'Enter a page of this shop that begins with /, for example /category/summer' },
  ],
  [
    'an offer that ends before it begins',
    { offer: { ...offer, from: '2026-11-21', to: '2026-11-20' } },
    { 'offer.to': 'The last day must not be before the first' },
  ],
  [
    'an offer without a real day',
    { offer: { ...offer, from: '2026-02-30' } },
    { 'offer.from': expect.any(String) },
  ],
])('%s is rejected, by the part that is wrong', (_what, values, fields) => {
  const changes = Object.fromEntries(
    Object.entries(values).map(([field, to]) => [field, { from: standard[field as 'rows'], to }]),
  );
  expect(changeSettings(homeSection, standard, changes)).toEqual({ ok: false, reason: 'invalid', fields });
});

test('an offer that is off needs no text', () => {
  const changes = { offer: { from: standard.offer, to: { ...NO_OFFER, from: '2026-11-20' } } };
  expect(changeSettings(homeSection, standard, changes)).toMatchObject({ ok: true });
});

test.each(['/', '/products', '/category/summer', '/products?q=%E0%A6%B6&sort=newest', '/products/P_1#sizes'])(
  '%s is a page of the shop',
  (path) => expect(internalPathSchema.safeParse(path).success).toBe(true),
);

test.each([
  '',
  'products',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/a b',
  '/<b>',
  '/পণ্য',
])('%j is none', (path) => expect(internalPathSchema.safeParse(path).success).toBe(false));

test.each([
  ['off', { ...offer, isOn: false }, '2026-11-20T06:00:00Z', false],
  ['without days', offer, '2026-11-20T06:00:00Z', true],
  [
    'on the evening before its first day',
    { ...offer, from: day('2026-11-21') },
    '2026-11-20T17:59:59Z',
    false,
  ],
  [
    'at midnight in Dhaka of its first day',
    { ...offer, from: day('2026-11-21') },
    '2026-11-20T18:00:00Z',
    true,
  ],
  ['until the end of its last day', { ...offer, to: day('2026-11-20') }, '2026-11-20T17:59:59Z', true],
  ['after its last day', { ...offer, to: day('2026-11-20') }, '2026-11-20T18:00:00Z', false],
])('an offer that is %s', (_when, it, at, isShown) => {
  expect(offerAt(it, new Date(at))).toEqual(isShown ? { text: 'Eid offer', textBn: '', link: '' } : null);
});

test('a row selects the whole shop, a collection or a category', () => {
  expect(readRowSource('newest')).toEqual({});
  expect(readRowSource('collection:home-decor')).toEqual({ collection: 'home-decor' });
  expect(readRowSource('collection:eid')).toEqual({ collection: 'eid' });
  expect(readRowSource('category:accessories')).toEqual({ category: 'accessories' });
  expect(HOME_ROW_SOURCES).toHaveLength(1 + 8 + 10);
});
