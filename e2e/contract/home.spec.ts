import { STANDARD_SLIDES } from '@nargisus/domain/home';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openCallers, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody } from '../fixtures/network/api-client.ts';

/* The home page as staff compose it: the shop has one, so each test leaves the standard one. */
const testData = openTestData();
let callers: Callers;

interface ListedProduct {
  readonly id: string;
  readonly createdAt: string;
  readonly category: string;
  readonly collections: readonly string[];
}

interface Home {
  readonly slides:
    readonly { readonly title: string; readonly picture: string; readonly renditions?: object }[] | null;
  readonly rows: readonly {
    readonly source: string;
    readonly products: readonly ListedProduct[];
  }[];
  readonly offer: object | null;
}

const document = testData.db.doc('settings/home');
const read = async () => (await call('/api/home')).body.data as unknown as Home;
const stored = async () =>
  (
    (await call('/api/settings/home', { token: callers.tokens.admin })).body.data as unknown as {
      values: object;
    }
  ).values as Readonly<Record<string, unknown>>;
const save = async (field: string, to: unknown, from?: unknown) =>
  call('/api/settings/home', {
    method: 'PUT',
    token: callers.tokens.admin,
    body: { changes: { [field]: { from: from ?? (await stored())[field], to } } },
  });

const today = dhakaDay(new Date());
const offer = { isOn: true, text: 'Eid offer', textBn: 'ঈদের অফার', link: '/category/men', from: '', to: '' };
const slide = { ...STANDARD_SLIDES[0]!, title: 'Panjabis for Eid', link: '/category/men' };

beforeAll(async () => {
  callers = await openCallers(testData);
  await document.delete();
});
afterEach(() => document.delete());
afterAll(() => testData.close());

describe('the home page of a shop that has not changed it', () => {
  test('has the standard slides, the three newest products, and no offer', async () => {
    for (let count = 0; count < 3; count += 1) await testData.product();
    const { status, headers, body } = await call('/api/home', { example: 'readHome' });
    const home = body.data as unknown as Home;
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=60, s-maxage=60, stale-while-revalidate=60',
    ]);
    expect([home.slides, home.offer]).toEqual([null, null]);
    expect(home.rows).toMatchObject([{ source: 'newest', title: '', titleBn: '' }]);
    const created = home.rows[0]!.products.map(({ createdAt }) => createdAt);
    expect(created).toHaveLength(3);
    expect(created).toEqual([...created].sort().reverse());
  });

  test('is what staff find in the settings', async () => {
    expect((await stored()).slides).toEqual(STANDARD_SLIDES);
  });
});

describe('what staff change', () => {
  test('shows their slides in their order', async () => {
    expect((await save('slides', [STANDARD_SLIDES[3], slide])).status).toBe(200);
    expect((await read()).slides).toEqual([STANDARD_SLIDES[3], slide]);
  });

  test('shows as many products of a collection and of a category as they chose, with the title', async () => {
    await testData.product({ collections: ['men'], category: 'shoes' });
    const rows = [
      { source: 'collection:men', title: 'For him', titleBn: 'তার জন্য', count: 2 },
      { source: 'category:shoes', title: '', titleBn: '', count: 1 },
    ];
    expect((await save('rows', rows)).status).toBe(200);
    const home = await read();
    expect(home.rows).toMatchObject([
      { source: 'collection:men', title: 'For him', titleBn: 'তার জন্য' },
      { source: 'category:shoes' },
    ]);
    const [men, shoes] = home.rows.map(({ products }) => products);
    for (const { collections } of men!) expect(collections).toContain('men');
    expect(men!.length).toBeGreaterThan(0);
    expect(men!.length).toBeLessThanOrEqual(2);
    expect(shoes!.map(({ category }) => category)).toEqual(['shoes']);
  });

  test('shows the products of a collection that staff keep, under its name, until they remove it', async () => {
    const [first, second] = [await testData.product(), await testData.product()];
    const id = `home-${Date.now().toString(36)}`;
    const membership = { by: 'hand', products: [second.id, first.id] };
    const collection = { id, name: 'Eid picks', nameBn: 'ঈদের বাছাই', description: '', descriptionBn: '' };
    const body = { ...collection, image: '', isVisible: true, membership };
    const token = callers.tokens.admin;
    expect((await call('/api/staff-collections', { method: 'POST', token, body })).status).toBe(201);
    const rows = [{ source: `collection:${id}`, title: '', titleBn: '', count: 8 }];
    expect((await save('rows', rows)).status).toBe(200);
    const [row] = (await read()).rows;
    expect(row).toMatchObject({ title: 'Eid picks', titleBn: 'ঈদের বাছাই' });
    expect(row!.products.map((it) => it.id)).toEqual([second.id, first.id]);
    expect((await call(`/api/staff-collections/${id}`, { method: 'DELETE', token })).status).toBe(200);
    expect((await read()).rows).toEqual([]);
  });

  test.each([
    ['without days', {}, true],
    ['on its only day', { from: today, to: today }, true],
    ['before its first day', { from: addDays(today, 1) }, false],
    ['after its last day', { to: addDays(today, -1) }, false],
    ['while it is off', { isOn: false }, false],
  ])('shows the offer %s: %j', async (_when, days, isShown) => {
    expect((await save('offer', { ...offer, ...days })).status).toBe(200);
    const { text, textBn, link } = offer;
    expect((await read()).offer).toEqual(isShown ? { text, textBn, link } : null);
  });
});

describe('the HTML of /', () => {
  const visit = async (path: string) => {
    const answer = await fetch(addresses.shop + path);
    const html = await answer.text();
    const answers = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    return { answer, html, answers: Object.keys(JSON.parse(answers) as object) };
  };

  test('has the banner, a row of products and their data, and the CDN caches it', async () => {
    const { answer, html, answers } = await visit('/?utm_source=mail');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, s-maxage=60',
    ]);
    expect(html).toContain('Trousers that hold their line');
    expect(html).toMatch(/href="\/products\/[^"]+"/);
    expect(answers).toEqual(['/api/home']);
    // The LCP picture loads before all others.
    expect(html).toMatch(/<img src="\/pictures\/banner-1-1280\.webp"[^>]*fetchPriority="high"/i);
  });

  test('has what staff changed', async () => {
    await save('slides', [slide]);
    await save('offer', offer);
    const { html } = await visit('/');
    expect(html).toContain('Panjabis for Eid');
    expect(html).not.toContain('Trousers that hold their line');
    expect(html).toContain('<a href="/category/men" data-discover="true">Eid offer</a>');
  });
});

test('an invalid part is rejected by its path, and nothing is stored', async () => {
  const slides = [slide, { ...slide, title: '', link: '//evil.example' }];
  expect(statusAndBody(await save('slides', slides))).toEqual([
    400,
    {
      success: false,
      message: 'Enter a page of this shop that begins with /, for example /category/summer',
      errors: {
        'slides.1.link': 'Enter a page of this shop that begins with /, for example /category/summer',
        'slides.1.title': 'The slide needs a title',
      },
    },
  ]);
  expect((await document.get()).exists).toBe(false);
});

test('a list that a colleague changed first is a conflict', async () => {
  await save('slides', [slide]);
  const answer = await save('slides', [STANDARD_SLIDES[1]], STANDARD_SLIDES);
  expect(answer.status).toBe(409);
  expect(answer.body.data).toMatchObject({ stale: [{ field: 'slides', is: [slide] }] });
});
