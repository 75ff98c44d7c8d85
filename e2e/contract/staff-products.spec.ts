import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FieldValue } from 'firebase-admin/firestore';
import { taka } from '@nargisus/domain/money';
import { statusAndBody, call, tokenOf } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { ANY_TIMESTAMP } from '../fixtures/assert/any-timestamp.ts';

const testData = openTestData();
let token: string;
let admin: Account;

beforeAll(async () => {
  admin = await testData.account('admin');
  token = await tokenOf(admin);
});
afterAll(() => testData.close());

const form = {
  name: 'Cotton panjabi',
  price: 1250.5,
  description: 'Soft cotton, for every day.',
  image: '/pictures/category-men-640.webp',
  category: 'clothing',
  inStock: true,
  featured: false,
  collections: ['men', 'teen'],
};
const add = (body: unknown, example?: Example) =>
  call('/api/addProduct', { method: 'POST', token, body, example });
const update = (id: string, body: unknown, example?: Example) =>
  call(`/api/products/${id}`, { method: 'PUT', token, body, example });
const remove = (id: string, example?: Example) =>
  call(`/api/products/${id}`, { method: 'DELETE', token, example });
const storedProduct = async (id: string) => (await testData.db.doc(`products/${id}`).get()).data()!;
/** Returns the audit entries of a product, sorted by action. */
const entriesOf = async (id: string) => {
  const { docs } = await testData.db.collection('audit').where('subject.id', '==', id).get();
  return docs.map((entry) => entry.data()).sort((a, b) => (String(a.action) < String(b.action) ? -1 : 1));
};
/** Returns the stored product of an answer, which adds that it is new. */
const storedIn = ({ body }: Awaited<ReturnType<typeof call>>): unknown => {
  const { isNew: _isNew, ...stored } = body.data as unknown as Record<string, unknown>;
  return stored;
};
const NOT_FOUND = [404, { success: false, message: 'Product not found' }];

describe('an admin', () => {
  test('adds a product, which is then public', async () => {
    const added = await add({ ...form, id: '' }, 'addProduct');
    const id = expect.stringMatching(/^PROD_\d{13}_\d{1,3}$/) as string;
    const saved = { version: 1, updatedBy: admin.uid, isNew: true };
    const product = { _id: id, id, ...form, createdAt: ANY_TIMESTAMP, updatedAt: ANY_TIMESTAMP, ...saved };
    expect(statusAndBody(added)).toEqual([
      201,
      { success: true, message: 'Product added successfully!', data: product },
    ]);
    const { id: made } = added.body.data! as { id: string };
    expect(statusAndBody(await call(`/api/products/${made}`, { example: 'getProduct' }))).toEqual([
      200,
      { success: true, data: product },
    ]);
  });

  test('adds a product with a Bangla name, a price with separators and default values', async () => {
    const { inStock: _inStock, featured: _featured, collections: _collections, ...short } = form;
    const { body } = await add({ ...short, name: '  সুতি পাঞ্জাবি 🌸 ', price: '1,250.50' });
    expect(body.data).toMatchObject({
      name: 'সুতি পাঞ্জাবি 🌸',
      price: 1250.5,
      inStock: true,
      featured: false,
      collections: ['summer', 'men'],
    });
  });

  test('cannot reuse the id of a product', async () => {
    const { id } = await testData.product();
    expect(statusAndBody(await add({ ...form, id }, 'addProduct: the ID is taken'))).toEqual([
      409,
      { success: false, message: 'There is a product with this ID already' },
    ]);
  });

  test('changes a product except its id and creation time', async () => {
    const before = await testData.product();
    const changed = { ...form, id: before.id, name: 'Linen panjabi', inStock: false };
    const answer = await update(before.id, changed, 'updateProduct');
    expect(statusAndBody(answer)).toEqual([
      200,
      {
        success: true,
        message: 'Product updated successfully!',
        data: {
          ...changed,
          _id: before.id,
          createdAt: before.createdAt.toISOString(),
          updatedAt: ANY_TIMESTAMP,
          version: 2,
          updatedBy: admin.uid,
          isNew: true,
        },
      },
    ]);
    const message = 'The product ID cannot be changed';
    expect(statusAndBody(await update(before.id, { ...form, id: 'OTHER' }))).toEqual([
      400,
      { success: false, message, errors: { id: message } },
    ]);
    expect(statusAndBody(await update('NEVER_WAS', form))).toEqual(NOT_FOUND);
  });

  describe('the details of a product', () => {
    const details = {
      nameBn: 'সুতি পাঞ্জাবি',
      descriptionBn: 'নরম সুতি, প্রতিদিনের জন্য।',
      fabric: 'Cotton',
      fabricBn: 'সুতি',
      fit: 'Regular',
      fitBn: 'রেগুলার',
      care: 'Wash cold.',
      careBn: 'ঠান্ডা পানিতে ধুয়ে নিন।',
      weight: 320,
      sku: 'PAN-1',
      barcode: '4006381333931',
      colour: { name: 'Rust', nameBn: 'মরচে লাল', hex: '#aa4411' },
    };

    test('are stored, and kept by an edit that does not name them', async () => {
      const added = await add({ ...form, ...details, styleId: `S${Date.now()}` }, 'addProduct: with details');
      expect(added.body.data).toMatchObject(details);
      const { id } = added.body.data! as { id: string };
      expect((await update(id, { ...form, price: 5 })).body.data).toMatchObject({ ...details, price: 5 });
    });

    test('are removed by null and by an empty text', async () => {
      const { id } = (await add({ ...form, ...details })).body.data! as { id: string };
      const answer = await update(
        id,
        { ...form, nameBn: '', weight: null, colour: null },
        'updateProduct: details',
      );
      for (const field of ['nameBn', 'weight', 'colour']) expect(answer.body.data).not.toHaveProperty(field);
      expect(answer.body.data).toMatchObject({ fabric: 'Cotton', sku: 'PAN-1' });
      expect(await storedProduct(id)).not.toHaveProperty('weight');
    });

    test.each([
      [{ weight: 'heavy' }, 'weight', 'Please enter the weight in whole grams, at most 100,000'],
      [{ barcode: '4006381333932' }, 'barcode', 'Please enter the 8, 12, 13 or 14 digits below the bars'],
      [{ colour: { name: '', hex: '#aa4411' } }, 'colour.name', 'Please name the colour'],
    ])('are rejected with %j', async (change, field, message) => {
      const rejected = [400, { success: false, message, errors: { [field]: message } }];
      expect(statusAndBody(await add({ ...form, ...change }))).toEqual(rejected);
    });

    test('cannot set the colours of the style, which a function keeps', async () => {
      const styleId = `STYLE_${Date.now()}`;
      const blue = { name: 'Blue', hex: '#112299' };
      const colours = [{ id: 'FALSE', ...blue }];
      const ids = await Promise.all(
        [details.colour, blue].map(async (colour) => {
          const data: unknown = (await add({ ...form, styleId, colour, colours })).body.data;
          expect(data).not.toHaveProperty('colours');
          return (data as { id: string }).id;
        }),
      );
      for (const id of ids)
        await expect
          .poll(async () => (await storedProduct(id)).colours as unknown, { timeout: 20_000 })
          .toEqual(
            expect.arrayContaining([
              { id: ids[0], ...details.colour },
              { id: ids[1], ...blue },
            ]),
          );
    });
  });

  describe('a sale', () => {
    const HOUR = 60 * 60 * 1000;
    const saleFor = (price: number, from: number, until: number) => ({
      price,
      from: new Date(Date.now() + from * HOUR).toISOString(),
      until: new Date(Date.now() + until * HOUR).toISOString(),
    });
    const read = async (id: string) => (await call(`/api/products/${id}`)).body.data;

    test('that is on replaces the price, which a client may send back without changing it', async () => {
      const sale = saleFor(990, -1, 1);
      const added = await add({ ...form, sale }, 'addProduct: with a sale');
      const { id } = added.body.data! as { id: string };
      const onSale = { price: 990, compareAtPrice: 1250.5, regularPrice: 1250.5, sale, isNew: true };
      expect(added.body.data).toMatchObject(onSale);
      expect(await storedProduct(id)).toMatchObject({ price: 1250.5, sale: { price: 990 } });
      expect(await storedProduct(id)).not.toHaveProperty('compareAtPrice');
      const answered: unknown = await read(id);
      expect(answered).toMatchObject(onSale);

      // A client that knows the fields, and one that knows the specification's alone.
      expect((await update(id, answered)).body.data).toMatchObject(onSale);
      expect((await update(id, { ...form, price: 990 })).body.data).toMatchObject(onSale);
      expect(await storedProduct(id)).toMatchObject({ price: 1250.5 });

      expect((await update(id, { ...form, sale: null })).body.data).toMatchObject({ price: 1250.5 });
      expect(await storedProduct(id)).not.toHaveProperty('sale');
    });

    test('that is planned or over leaves the price alone', async () => {
      for (const sale of [saleFor(990, 1, 2), saleFor(990, -2, -1)]) {
        const { data } = (await add({ ...form, sale, compareAtPrice: 1500 })).body;
        expect(data).toMatchObject({ price: 1250.5, compareAtPrice: 1500, sale });
        expect(data).not.toHaveProperty('regularPrice');
      }
    });

    test('counts for a cart', async () => {
      const { id } = (await add({ ...form, sale: saleFor(990, -1, 1) })).body.data! as { id: string };
      const userId = `guest_${Date.now()}_0123456789abcdef01234567`;
      const body = { userId, productId: id, size: 'M', quantity: 1 };
      const line = await call('/api/cart/add', { method: 'POST', body });
      expect(line.body.data).toMatchObject({ price: 990 });
    });

    test.each([
      [{ compareAtPrice: 1250.5 }, 'compareAtPrice', 'The struck-through price must be above the price'],
      [{ sale: saleFor(1250.5, 1, 2) }, 'sale.price', 'The sale price must be below the price'],
      [{ sale: saleFor(990, 2, 1) }, 'sale.until', 'The sale must end after it begins'],
      [{ sale: { price: 990, from: '', until: '' } }, 'sale.from', 'Please enter date and time'],
    ])('is rejected with %j', async (change, field, message) => {
      const { status, body } = await add({ ...form, ...change });
      expect([status, (body.errors as Record<string, string>)[field]]).toEqual([400, message]);
    });

    test('rejects a price that an edit without it would contradict', async () => {
      const { id } = (await add({ ...form, sale: saleFor(990, 1, 2) })).body.data! as { id: string };
      const message = 'The sale price must be below the price';
      expect(statusAndBody(await update(id, { ...form, price: 900 }))).toEqual([
        400,
        { success: false, message, errors: { 'sale.price': message } },
      ]);
      expect(await storedProduct(id)).toMatchObject({ price: 1250.5 });
    });
  });

  test('keeps the renditions until the picture changes', async () => {
    const picture = (width: number) => ({ width, height: width, avif: '/a.avif', webp: '/a.webp' });
    const { id, image } = await testData.product({ images: [picture(320), picture(640)] });
    expect((await update(id, { ...form, image })).body.data).toMatchObject({
      images: [picture(320), picture(640)],
    });
    expect((await update(id, { ...form, image: '/new.webp' })).body.data).not.toHaveProperty('images');
  });

  test('saves several pictures in order, of which the first is the image, and keeps their renditions', async () => {
    const [front, back] = ['/pictures/category-men-640.webp', '/pictures/category-women-640.webp'];
    const pictures = [
      { url: front, alt: 'Front', altBn: 'সামনে' },
      { url: back, alt: '' },
    ];
    const added = await add({ ...form, id: '', pictures }, 'addProduct: several pictures');
    const { id } = added.body.data! as { id: string };
    expect(added.body.data).toMatchObject({ image: front, pictures });
    const renditions = { pattern: '/renditions/p/back-w{width}.{format}', sizes: '320x400' };
    await testData.changeProduct(id, { pictures: [pictures[0], { ...pictures[1], renditions }] });

    const turned = await update(id, { ...form, image: back, pictures: [...pictures].reverse() });
    expect(turned.body.data).toMatchObject({
      image: back,
      images: [{ width: 320, height: 400, webp: '/renditions/p/back-w320.webp' }],
      pictures: [{ url: back, renditions }, pictures[0]],
    });
    const { body } = await call(`/api/products/${id}`);
    expect(body.data).toMatchObject({ pictures: (turned.body.data! as { pictures: object[] }).pictures });
    const list = await call('/api/products?limit=1');
    expect((list.body.data! as object[])[0]).not.toHaveProperty('pictures');

    // An older client, which sends an image and no pictures, replaces the first.
    const replaced = await update(id, { ...form, image: '/new.webp' });
    expect(replaced.body.data).toMatchObject({
      image: '/new.webp',
      pictures: [{ url: '/new.webp', alt: '' }, pictures[0]],
    });
    expect(replaced.body.data).not.toHaveProperty('images');
    expect((await storedProduct(id)).pictures).toHaveLength(2);
  });

  test('saves an edit only if it is based on the current version', async () => {
    const { id } = await testData.product({ price: taka(1650) });
    await testData.changeProduct(id, { version: FieldValue.delete() });
    const first = await update(id, { ...form, price: 1761, fromVersion: 0 });
    expect(first.body.data).toMatchObject({ price: 1761, version: 1, updatedBy: admin.uid });
    const stale = await update(
      id,
      { ...form, description: 'New.', price: 1650, fromVersion: 0 },
      'updateProduct: a colleague changed it',
    );
    expect(statusAndBody(stale)).toEqual([
      409,
      {
        success: false,
        message: 'A colleague changed this product in the meantime. Nothing was saved.',
        data: { product: storedIn(first) },
      },
    ]);
    expect(await storedProduct(id)).toMatchObject({ price: 1761, description: form.description, version: 1 });
    expect((await update(id, { ...form, fromVersion: 1 })).body.data).toMatchObject({ version: 2 });
    // docs/reference/specification.md 7 has no version: the call replaces the stored product and increases its version.
    expect((await update(id, { ...form, version: 0 })).body.data).toMatchObject({ version: 3 });
    expect((await update(id, { ...form, fromVersion: -1 })).status).toBe(400);
  });

  test('saves one of several concurrent edits', async () => {
    const { id } = await testData.product();
    const answers = await Promise.all(
      [1, 2, 3].map((price) => update(id, { ...form, price, fromVersion: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await storedProduct(id)).version).toBe(2);
  });

  test('keeps unknown fields of a stored product', async () => {
    const { id } = await testData.product();
    await testData.changeProduct(id, { sizing: 'letters' });
    await update(id, { ...form, price: 5 });
    expect(await storedProduct(id)).toMatchObject({ price: 5, sizing: 'letters' });
  });

  test('writes one audit entry for each addition, change and deletion', async () => {
    const { id } = (await add({ ...form, id: '' })).body.data! as { id: string };
    await update(id, { ...form, price: 990, inStock: false });
    await remove(id);
    const by = { uid: admin.uid };
    const subject = { kind: 'product', id, label: form.name };
    const { id: _id, ...fields } = { ...form, id };
    await expect
      .poll(() => entriesOf(id), { timeout: 20_000 })
      .toEqual([
        expect.objectContaining({ action: 'product.created', by, subject, before: null, after: fields }),
        expect.objectContaining({
          action: 'product.deleted',
          subject,
          before: { ...fields, price: 990, inStock: false },
          after: null,
        }),
        expect.objectContaining({
          action: 'product.edited',
          by,
          subject,
          before: { price: form.price, inStock: true },
          after: { price: 990, inStock: false },
        }),
      ]);
  });

  test('deletes a product once', async () => {
    const { id } = await testData.product();
    expect(statusAndBody(await remove(id, 'deleteProduct'))).toEqual([
      200,
      { success: true, message: 'Product deleted successfully!' },
    ]);
    expect(statusAndBody(await remove(id))).toEqual(NOT_FOUND);
    expect(statusAndBody(await call(`/api/products/${id}`))).toEqual(NOT_FOUND);
  });

  test.each([
    [{ name: '  ' }, 'name', 'Product name is required'],
    [{ name: undefined }, 'name', 'Product name is required'],
    [{ name: 5 }, 'name', 'Product name is required'],
    [{ price: 0 }, 'price', 'Please enter a valid price'],
    [{ price: -1 }, 'price', 'Please enter a valid price'],
    [{ price: 1.005 }, 'price', 'Please enter a valid price'],
    [{ price: 'free' }, 'price', 'Please enter a valid price'],
    [{ price: null }, 'price', 'Please enter a valid price'],
    [{ description: '' }, 'description', 'Product description is required'],
    [{ image: '' }, 'image', 'Product image is required'],
    [{ pictures: [{ url: '/a.webp' }, { url: '/a.webp' }] }, 'pictures', 'Each picture once'],
    [
      { pictures: Array.from({ length: 11 }, (_, n) => ({ url: `/${n}.webp` })) },
      'pictures',
      'At most 10 pictures',
    ],
    [{ image: 'javascript:alert(1)' }, 'image', 'Product image is required'],
    [{ category: '' }, 'category', 'Please select a category'],
    [{ category: 'weapons' }, 'category', 'Please select a category'],
    [{ id: 'a/b' }, 'id', 'Please enter a valid product ID'],
  ])('gets an error for %j', async (change, field, message) => {
    const rejected = [400, { success: false, message, errors: { [field]: message } }];
    expect(statusAndBody(await add({ ...form, ...change }))).toEqual(rejected);
    expect(statusAndBody(await update('NEVER_WAS', { ...form, ...change }))).toEqual(rejected);
  });

  test('gets an error for every empty field at once', async () => {
    expect((await add({}, 'addProduct: fields are missing')).body.errors).toEqual({
      name: 'Product name is required',
      price: 'Please enter a valid price',
      description: 'Product description is required',
      image: 'Product image is required',
      category: 'Please select a category',
    });
  });
});
