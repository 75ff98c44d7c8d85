import { parseCsv } from '@nargisus/domain/csv';
import { taka } from '@nargisus/domain/money';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, expect, test } from 'vitest';
import { pretendLargeShop } from '../fixtures/data/pretend-large-shop.ts';
import { openTestData } from '../fixtures/data/test-data.ts';

/* The HTML that is sent before any script runs: for slow connections, search engines and link previews. */

const testData = openTestData();
afterAll(() => testData.close());

async function visit(path: string) {
  const response = await fetch(addresses.shop + path);
  const html = await response.text();
  return {
    html,
    status: response.status,
    caching: response.headers.get('cache-control'),
    type: response.headers.get('content-type'),
    find: (pattern: RegExp) => pattern.exec(html)?.[1],
    /** The embedded responses, which the app need not request. */
    answers: JSON.parse(
      /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
    ) as object,
  };
}
const CDN_CACHED = 'public, max-age=0, s-maxage=60';
const LD = /<script type="application\/ld\+json">(.*?)<\/script>/;

test('a product page has name, price and picture in its HTML, structured data and link preview', async () => {
  const { id, name } = await testData.product({
    name: 'Indigo </script><b>Panjabi</b>',
    price: taka(2450),
    description: 'Hand-dyed & "soft".',
  });
  const address = `${addresses.shop}/products/${id}`;
  const { html, status, caching, find, answers } = await visit(`/products/${id}?utm_source=mail&fbclid=x`);
  expect([status, caching]).toEqual([200, CDN_CACHED]);
  expect(find(/<h1[^>]*>(.*?)<\/h1>/)).toBe('Indigo &lt;/script&gt;&lt;b&gt;Panjabi&lt;/b&gt;');
  expect(find(/<title>(.*?)<\/title>/)).toBe('Indigo &lt;/script&gt;&lt;b&gt;Panjabi&lt;/b&gt; · Nargisus');
  expect(find(/property="og:description" content="(.*?)"/)).toBe(
    '৳2,450.00 · Hand-dyed &amp; &quot;soft&quot;.',
  );
  expect(find(/property="og:image" content="(.*?)"/)).toBe(
    `${addresses.shop}/pictures/category-men-640.webp`,
  );
  expect(find(/property="og:url" content="(.*?)"/)).toBe(address);
  expect(find(/rel="canonical" href="(.*?)"/)).toBe(address);
  expect(JSON.parse(find(LD)!)).toMatchObject({ name, offers: { url: address, price: '2450.00' } });
  expect(Object.keys(answers).sort()).toEqual(['/api/delivery', `/api/products/${id}`]);
  expect(html).toContain('Standard Delivery ৳60.00.');
  expect(JSON.parse(find(LD)!).offers.shippingDetails.shippingRate.value).toBe('60.00');
  expect(html).not.toContain('<b>Panjabi');
});

test.each([
  '/',
  '/products',
  '/new-arrivals',
  '/category-collection',
  '/category/men',
  '/contact',
  '/terms',
  '/privacy',
  '/returns',
  '/delivery',
  '/about',
  '/wishlist',
  '/track',
  '/login',
  '/signup',
  '/forgot-password',
  '/checkout',
  '/user-profile',
  '/orders',
  '/no-such-page',
])('%s brings the style of everything it shows', async (path) => {
  const { html } = await visit(path);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
  const styled = new Set([...styles.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  expect(used.length).toBeGreaterThan(0);
  // React Router and MUI name elements for the styles that an app may have.
  const unstyled = used.filter((name) => !styled.has(name) && !/^(active|Mui|Private)/.test(name));
  expect([...new Set(unstyled)]).toEqual([]);
});

test.each(['/', '/about', '/contact', '/login', '/category-collection'])(
  '%s has its canonical URL and link preview',
  async (path) => {
    const { status, find } = await visit(path);
    expect(status).toBe(200);
    // The origin is the one that was built for: `npm test` runs two shops on one build.
    const { origin, pathname, hostname } = new URL(find(/rel="canonical" href="(.*?)"/)!);
    expect([hostname, pathname]).toEqual([new URL(addresses.shop).hostname, path]);
    expect(find(/property="og:url" content="(.*?)"/)).toBe(origin + path);
    expect(find(/property="og:image" content="(.*?)"/)).toBe(`${origin}/pictures/story-960.webp`);
    expect(find(/property="og:title" content="(.*?)"/)).toBe(find(/<title>(.*?)<\/title>/));
  },
);

test('a page that is not prerendered has no canonical URL', async () => {
  for (const path of ['/no-such-page', '/checkout']) {
    const { find } = await visit(path);
    expect(find(/(rel="canonical")/), path).toBeUndefined();
  }
});

test('an unknown product or collection is a 404 page', async () => {
  for (const path of ['/products/NO_SUCH_PRODUCT', '/products/no%20id', '/category/shoes']) {
    const { html, status, caching, find } = await visit(path);
    expect([status, caching], path).toEqual([404, CDN_CACHED]);
    expect(html, path).toContain('<meta name="robots" content="noindex" />');
    expect(find(/(rel="canonical")/), path).toBeUndefined();
  }
});

test.each([
  ['/products', '/api/products?limit=24', 1],
  ['/category/men', '/api/products?limit=24&collection=men', 1],
  ['/new-arrivals', '/api/products?limit=24', 101],
])('the data in the HTML of %s has of descriptions what the page shows', async (path, url, longest) => {
  const { answers } = await visit(path);
  const { body } = (answers as Record<string, { body: { data: Record<string, string>[] } }>)[url]!;
  const texts = body.data.flatMap(({ description, descriptionBn }) => [
    description ?? '',
    descriptionBn ?? '',
  ]);
  expect(texts.length).toBeGreaterThan(0);
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(longest);
});

test.each(['/products', '/new-arrivals', '/category/men'])(
  '%s contains its list of products',
  async (path) => {
    const product = await testData.product({ collections: ['men'] });
    const { html, status, caching, answers } = await visit(path);
    expect([status, caching]).toEqual([200, CDN_CACHED]);
    expect(html).toContain(`href="/products/${product.id}"`);
    expect(html).toContain(product.name);
    expect(Object.keys(answers)).toHaveLength(1);
  },
);

test('a search is not server-rendered, so that the CDN does not cache one page per query', async () => {
  const { html, status, caching, answers } = await visit('/products?q=panjabi');
  expect([status, caching]).toEqual([200, CDN_CACHED]);
  expect(answers).toEqual({});
  expect(html).toMatch(/<script type="module" src="\/assets\//);
});

test('robots.txt and sitemap list public pages and exclude private ones', async () => {
  const { id } = await testData.product();
  const isListed = `<loc>${addresses.shop}/products/${id}</loc>`;
  await expect.poll(async () => (await visit('/sitemap.xml')).html, { timeout: 30_000 }).toContain(isListed);
  const { html } = await visit('/sitemap.xml');
  expect(html).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  for (const path of ['/', '/about', '/category/men'])
    expect(html).toContain(`<loc>${addresses.shop}${path}</loc>`);
  expect((await visit('/robots.txt')).html).toContain('Disallow: /checkout');
});

test('the sitemap of a large shop is an index of parts, of which one has each product', async () => {
  const { id } = await testData.product();
  const isListed = `<loc>${addresses.shop}/products/${id}</loc>`;
  await expect.poll(async () => (await visit('/sitemap.xml')).html, { timeout: 30_000 }).toContain(isListed);
  const large = await pretendLargeShop(testData.db);
  try {
    const { html } = await visit('/sitemap.xml');
    expect(html).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /);
    const parts = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
    expect(parts).toHaveLength(8);
    const pages = await Promise.all(parts.map((path) => visit(path)));
    expect(pages.map(({ status }) => status)).toEqual(parts.map(() => 200));
    expect(pages.filter(({ html: part }) => part.includes(isListed))).toHaveLength(1);
    expect(
      pages.filter(({ html: part }) => part.includes(`<loc>${addresses.shop}/about</loc>`)),
    ).toHaveLength(1);
    expect((await visit('/sitemap-9-of-8.xml')).status).toBe(404);
  } finally {
    await large.end();
  }
});

test.each(['/feed.xml', '/feed.csv'])('%s lists every product for shopping sites', async (path) => {
  const { id } = await testData.product({ name: 'Feed <panjabi> & "co"', price: taka(1250.5) });
  const before = await storedProductIds();
  const { status, html, caching, type } = await visit(path);
  const after = await storedProductIds();
  expect([status, caching]).toEqual([200, 'public, max-age=0, s-maxage=3600']);
  const isXml = path.endsWith('xml');
  expect(type).toContain(isXml ? 'application/xml' : 'text/csv');
  expect(html).toContain(isXml ? `<g:id>${id}</g:id>` : `"${id}"`);
  expect(html).toContain(isXml ? 'Feed &lt;panjabi&gt; &amp; &quot;co&quot;' : '"Feed <panjabi> & ""co"""');
  expect(html).toContain('1250.50 BDT');
  const listed = isXml ? idsInXml(html) : idsInCsv(html);
  expect(listed).toHaveLength(new Set(listed).size);
  // Tests that run at the same time add and remove products.
  expect(listed).toEqual(expect.arrayContaining(before.filter((product) => after.includes(product))));
  expect([...before, ...after]).toEqual(expect.arrayContaining(listed));
});

async function storedProductIds(): Promise<string[]> {
  const { docs } = await testData.db.collection('products').select().get();
  return docs.map((product) => product.id);
}

const idsInXml = (feed: string) => [...feed.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id!);

function idsInCsv(feed: string): string[] {
  const parsed = parseCsv(feed);
  if (!parsed.ok) throw new Error(`The feed is no CSV: ${JSON.stringify(parsed.fault)}`);
  return parsed.rows.slice(1).map(({ cells }) => cells[0]!);
}

test('pages accept only GET and HEAD', async () => {
  const sent = await fetch(`${addresses.shop}/products`, { method: 'POST', body: '{}' });
  expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
