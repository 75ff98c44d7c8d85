import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import {
  CATEGORIES,
  ASSIGNABLE_COLLECTIONS,
  MAX_DESCRIPTION,
  MAX_PRODUCT_NAME,
  MAX_SIZES,
  nextVersion,
  sizesOfSystem,
  SIZINGS,
} from '@nargisus/domain/catalogue';
import { candidatesFor, imageEdges, textEdges, type Candidate } from '../fixtures/rules/candidates.ts';
import { acceptsProduct, VALID_PRODUCT } from '../fixtures/rules/product-candidates.ts';
import { productDocument } from '../fixtures/data/documents.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { openRulesEnvironment, uidOf } from '../fixtures/rules/rules-environment.ts';

const environment = await openRulesEnvironment('products-mirror');
afterAll(() => environment.close());

/** Returns the document's id, which Firestore limits to non-empty strings; the field `id` may be anything. */
const documentId = (id: unknown) => (typeof id === 'string' && id !== '' ? id : 'p');
const accepted = (document: Candidate['document']) => acceptsProduct(document, documentId(document.id));

/** Returns the fields that the rules require besides those of the form: the version and its author. */
const saveFields = (version: unknown) => ({ version, updatedBy: uidOf('admin') });

const own = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`);
const SIZED: object[] = [
  ...SIZINGS.flatMap((sizing) => [
    { sizing },
    { sizing, sizes: sizesOfSystem(sizing) },
    { sizing, sizes: sizesOfSystem(sizing).slice(0, 2).reverse() },
    { sizing, sizes: ['47'] },
    { sizing, sizes: [] },
  ]),
  ...['hats', '', null, 7, ['own']].map((sizing) => ({ sizing })),
  ...[
    ['KING', '5.5', '60X80', 'A-1'],
    own(MAX_SIZES),
    own(MAX_SIZES + 1),
    ['KING', 'KING'],
    ['KING', 'QUEEN,SINGLE'],
    ['KING,QUEEN'],
    ['A', 'B', 'A,B'],
    ['king'],
    ['123456789'],
    ['12345678'],
    ['-A'],
    ['A_B'],
    ['A B'],
    [''],
    [42],
    [null],
    'KING',
    null,
  ].map((sizes) => ({ sizing: 'own', sizes })),
];

const candidates: Candidate[] = [
  ...candidatesFor(VALID_PRODUCT, {
    id: ['P', '0', 'PROD_1795168800000_7', 'x'.repeat(64), 'x'.repeat(65), '_x', '-x', 'a b', 'ক', 'x.y'],
    name: textEdges(MAX_PRODUCT_NAME),
    description: textEdges(MAX_DESCRIPTION),
    price: [
      0.01,
      0.1,
      1,
      1.15,
      19.99,
      10.005,
      0.001,
      0.009,
      0,
      -0.01,
      -5,
      999_999.99,
      1_000_000,
      1_000_000.01,
      1e7,
      10.000000001,
      1e-9,
      0.1 + 0.2,
      70.07,
      4.35,
      1.005,
      8.41,
      123_456.78,
      999_999.991,
      Number.NaN,
      Infinity,
      -0,
    ],
    image: imageEdges,
    category: [...CATEGORIES, 'weapons', 'Clothing', ' home'],
    sizes: [['S'], ['XXL', 'XS'], ['42'], ['M', 'M'], [], 'M', [7], [null], { M: true }],
    inStock: [false],
    featured: [true],
    collections: [
      [...ASSIGNABLE_COLLECTIONS],
      ['summer', 'women'],
      ['men', 'men'],
      ['nargisus'],
      ['Men'],
      ['men', 7],
      [null],
      [...ASSIGNABLE_COLLECTIONS, 'men'],
      { men: true },
    ],
  }),
  ...SIZED.map((sized) => ({
    why: `sizes ${JSON.stringify(sized)}`,
    document: { ...VALID_PRODUCT, ...sized },
  })),
];

describe('the rules agree with the schema about', () => {
  test.each(candidates)('$why', async ({ document }) => {
    const id = documentId(document.id);
    const stored = {
      ...document,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
      ...saveFields(1),
    };
    await environment.holds({ [`products/${id}`]: null });
    expect(await environment.as('admin').maySet(`products/${id}`, stored)).toBe(accepted(document));
  });

  test('the candidates include enough accepted and rejected documents', () => {
    const verdicts = candidates.map(({ document }) => accepted(document));
    expect(verdicts.filter(Boolean).length).toBeGreaterThan(50);
    expect(verdicts.filter((it) => !it).length).toBeGreaterThan(100);
  });
});

test('the largest product that the schema allows can be created and updated', async () => {
  const longest = `https://x.example/${'a'.repeat(1982)}`;
  const large = {
    ...VALID_PRODUCT,
    id: 'x'.repeat(64),
    name: 'ক'.repeat(MAX_PRODUCT_NAME),
    description: 'ক'.repeat(MAX_DESCRIPTION),
    price: 999_999.99,
    image: longest,
    category: CATEGORIES.at(-1),
    collections: [...ASSIGNABLE_COLLECTIONS],
    sizing: 'own',
    sizes: own(MAX_SIZES).map((size) => size.padStart(8, '0')),
    updatedAt: serverTimestamp(),
  };
  const path = `products/${large.id}`;
  await environment.holds({ [path]: null });
  const { db, maySet } = environment.as('admin');
  expect(await maySet(path, { ...large, createdAt: serverTimestamp(), ...saveFields(1) })).toBe(true);
  expect(await isAllowed(updateDoc(doc(db, path), { ...large, ...saveFields(2) }))).toBe(true);
});

test('a time other than the server’s is rejected', async () => {
  const { db } = environment.as('admin');
  const path = doc(db, 'products/p');
  const now = serverTimestamp();
  const stored = { ...VALID_PRODUCT, createdAt: now, updatedAt: now, ...saveFields(1) };
  const next = saveFields(2);
  await environment.holds({ 'products/p': null });
  for (const wrong of [new Date(0), new Date(), null, 'now', 7, {}]) {
    expect(await isAllowed(setDoc(path, { ...stored, createdAt: wrong }))).toBe(false);
    expect(await isAllowed(setDoc(path, { ...stored, updatedAt: wrong }))).toBe(false);
  }
  expect(await isAllowed(setDoc(path, stored))).toBe(true);
  expect(await isAllowed(updateDoc(path, { price: 10, updatedAt: new Date(0), ...next }))).toBe(false);
  expect(await isAllowed(updateDoc(path, { createdAt: new Date(), updatedAt: now, ...next }))).toBe(false);
  expect(await isAllowed(updateDoc(path, { createdAt: 'then', updatedAt: now, ...next }))).toBe(false);
  expect(await isAllowed(updateDoc(path, { price: 10, updatedAt: now, ...next }))).toBe(true);
});

describe('what functions alone write', () => {
  const { db } = environment.as('admin');
  const path = doc(db, 'products/p');
  const now = serverTimestamp();
  const save = { updatedAt: now, ...saveFields(1) };
  const colour = { name: 'Red', hex: '#aa2211' };
  const fields = {
    nameBn: 'সুতি পাঞ্জাবি',
    descriptionBn: 'নরম সুতি।',
    fabric: 'Cotton',
    fabricBn: 'সুতি',
    fit: 'Regular',
    fitBn: 'রেগুলার',
    care: 'Wash cold.',
    careBn: 'ঠান্ডা পানিতে ধুয়ে নিন।',
    weight: 250,
    sku: 'PAN-1',
    barcode: '4006381333931',
    styleId: 'PANJABI',
    colour,
    colours: [{ id: 'p', ...colour }],
    compareAtPrice: 1500,
    sale: { price: 1000, from: new Date(0), until: new Date(1) },
  };

  test.each(Object.entries(fields))('%s: is not added, changed or removed', async (name, value) => {
    await environment.holds({ 'products/p': null });
    const created = { ...VALID_PRODUCT, createdAt: now, ...save };
    expect(await isAllowed(setDoc(path, { ...created, [name]: value }))).toBe(false);
    await environment.holds({ 'products/p': productDocument('p') });
    expect(await isAllowed(updateDoc(path, { ...save, [name]: value }))).toBe(false);
    await environment.holds({ 'products/p': productDocument('p', fields) });
    for (const other of ['other', null, deleteField()])
      expect(await isAllowed(updateDoc(path, { ...save, [name]: other }))).toBe(false);
  });

  test('is kept by another edit', async () => {
    await environment.holds({ 'products/p': productDocument('p', fields) });
    expect(await isAllowed(updateDoc(path, { ...save, inStock: false }))).toBe(true);
  });
});

describe('the pictures of a product', () => {
  const now = serverTimestamp();
  const { db } = environment.as('admin');
  const path = doc(db, 'products/p');
  const images = [{ width: 320, height: 400, avif: '/a.avif', webp: '/a.webp' }];
  const { image } = productDocument('p') as unknown as { image: string };
  const pictures = [
    { url: image, alt: 'Front' },
    { url: '/b.webp', alt: '' },
  ];
  const edit = (change: object) =>
    isAllowed(updateDoc(path, { updatedAt: now, ...saveFields(1), ...change }));

  test('and its renditions are written by functions alone, also when it is created', async () => {
    const created = { ...VALID_PRODUCT, createdAt: now, updatedAt: now, ...saveFields(1) };
    await environment.holds({ 'products/p': null });
    for (const given of [{ pictures }, { pictures: null }, { images }, { images: [] }])
      expect(await isAllowed(setDoc(path, { ...created, ...given }))).toBe(false);
    await environment.holds({ 'products/p': productDocument('p') });
    for (const given of [{ pictures }, { images }, { images, image: '/b.webp' }])
      expect(await edit(given)).toBe(false);
  });

  test('stay as they are in a write of other fields, and so does the image', async () => {
    await environment.holds({ 'products/p': { ...productDocument('p'), images, pictures } });
    const wrong: unknown[] = [[], null, 'text', [...pictures].reverse(), pictures.slice(1), deleteField()];
    for (const other of wrong) expect(await edit({ pictures: other })).toBe(false);
    expect(await edit({ images: [] })).toBe(false);
    expect(await edit({ image: '/b.webp' })).toBe(false);
    expect(await edit({ image: '/b.webp', images: deleteField() })).toBe(false);
    expect(await edit({ inStock: false, pictures })).toBe(true);
  });

  test('are not needed: a product without them changes its image, which ends its renditions', async () => {
    await environment.holds({ 'products/p': productDocument('p') });
    expect(await edit({ image: '/b.webp' })).toBe(true);
    await environment.holds({ 'products/p': { ...productDocument('p'), images } });
    expect(await edit({ image: '/b.webp' })).toBe(false);
    expect(await edit({ image: '/b.webp', images: deleteField() })).toBe(true);
  });
});

describe('the version of a product', () => {
  const now = serverTimestamp();
  const { db } = environment.as('admin');
  const path = doc(db, 'products/p');
  const WRONG = [0, 2, -1, 1.5, '1', true, null];

  test('starts at 1', async () => {
    await environment.holds({ 'products/p': null });
    const created = { ...VALID_PRODUCT, createdAt: now, updatedAt: now, updatedBy: uidOf('admin') };
    expect(await isAllowed(setDoc(path, created))).toBe(false);
    for (const version of WRONG) expect(await isAllowed(setDoc(path, { ...created, version }))).toBe(false);
    expect(await isAllowed(setDoc(path, { ...created, version: nextVersion({}) }))).toBe(true);
  });

  test.each([
    { why: 'none, in a product stored before versions existed', version: undefined },
    { why: 'version 4', version: 4 },
  ])('increases by exactly one from $why', async ({ version }) => {
    const before = version === undefined ? {} : { version, updatedBy: 'another' };
    await environment.holds({ 'products/p': { ...productDocument('p'), ...before } });
    const edit = (to: unknown) => isAllowed(updateDoc(path, { price: 5, updatedAt: now, ...saveFields(to) }));
    const next = nextVersion({ version });
    for (const wrong of [next - 1, next + 1, next - 2, String(next), null])
      expect(await edit(wrong)).toBe(false);
    expect(await isAllowed(updateDoc(path, { price: 5, updatedAt: now, updatedBy: uidOf('admin') }))).toBe(
      false,
    );
    expect(await edit(next)).toBe(true);
    expect(await edit(next)).toBe(false);
  });

  test('carries the uid of the admin who saves it', async () => {
    await environment.holds({ 'products/p': productDocument('p') });
    const edit = { price: 5, updatedAt: now, version: 1 };
    for (const updatedBy of [uidOf('shopper'), '', null, 7]) {
      expect(await isAllowed(updateDoc(path, { ...edit, updatedBy }))).toBe(false);
    }
    expect(await isAllowed(updateDoc(path, edit))).toBe(false);
    expect(await isAllowed(updateDoc(path, { ...edit, updatedBy: uidOf('admin') }))).toBe(true);
  });
});

describe('the rating, which functions alone write', () => {
  const product = { ...productDocument('rated'), version: 1, updatedBy: uidOf('admin') };
  const save = { updatedAt: serverTimestamp(), updatedBy: uidOf('admin') };
  const rated = doc(environment.as('admin').db, 'products/rated');

  test('is not part of a new product', async () => {
    await environment.holds({ 'products/rated': null });
    const created = { ...product, ...save, createdAt: serverTimestamp() };
    expect(await isAllowed(setDoc(rated, { ...created, rating: { count: 9, total: 45 } }))).toBe(false);
    expect(await isAllowed(setDoc(rated, created))).toBe(true);
  });

  test('is kept by an edit, and neither added, changed nor removed', async () => {
    const rating = { count: 2, total: 9 };
    await environment.holds({ 'products/rated': product });
    const edit = (change: object) => isAllowed(updateDoc(rated, { ...save, version: 2, ...change }));
    expect(await edit({ rating })).toBe(false);
    await environment.holds({ 'products/rated': { ...product, rating } });
    expect(await edit({ rating: { count: 2, total: 10 } })).toBe(false);
    expect(await edit({ rating: deleteField() })).toBe(false);
    expect(await edit({ rating, featured: true })).toBe(true);
  });
});

describe('what shoppers see of stock', () => {
  const now = serverTimestamp();
  const { db } = environment.as('admin');
  const path = doc(db, 'products/p');
  const availability = { M: { state: 'low', left: 2 }, L: { state: 'out' } };
  const availabilityAt = new Date('2026-11-20T09:00:00.000Z');
  const edit = (change: object) =>
    isAllowed(updateDoc(path, { price: 5, updatedAt: now, ...saveFields(1), ...change }));

  test('cannot be set with a new product', async () => {
    await environment.holds({ 'products/p': null });
    const created = { ...VALID_PRODUCT, createdAt: now, updatedAt: now, ...saveFields(1) };
    expect(await isAllowed(setDoc(path, { ...created, availability }))).toBe(false);
    expect(await isAllowed(setDoc(path, { ...created, availabilityAt }))).toBe(false);
    expect(await isAllowed(setDoc(path, created))).toBe(true);
  });

  test('cannot be added, changed or removed by an edit, which leaves it as it is', async () => {
    await environment.holds({ 'products/p': productDocument('p') });
    expect(await edit({ availability })).toBe(false);
    expect(await edit({ availabilityAt })).toBe(false);
    await environment.holds({ 'products/p': { ...productDocument('p'), availability, availabilityAt } });
    expect(await edit({ availability: { ...availability, L: { state: 'in' } } })).toBe(false);
    expect(await edit({ availability: deleteField() })).toBe(false);
    expect(await edit({ availabilityAt: new Date() })).toBe(false);
    expect(await edit({ 'availability.M.left': 3 })).toBe(false);
    expect(await edit({ availability, availabilityAt })).toBe(true);
  });

  test('does not keep staff from an edit', async () => {
    await environment.holds({ 'products/p': { ...productDocument('p'), availability, availabilityAt } });
    expect(await edit({})).toBe(true);
  });
});
