import { expect, test } from 'vitest';
import { renderDocument } from './page-document.ts';
import type { PageDocument, HtmlTemplate } from './html-template.ts';

const template: HtmlTemplate = {
  html: '<html><head>\n    <title>Shop</title>\n</head><body><div id="root"></div></body></html>',
  code: {},
  headers: {},
};
const rendered = { html: '<h1>About</h1>', styles: '', meta: {}, responses: {}, pendingUrls: [] };
const head = (page: Partial<PageDocument>, noIndex = false) =>
  renderDocument(template, {
    rendered: { ...rendered, meta: { meta: { title: 'About', description: 'Cloth "first".', noIndex } } },
    route: '/about',
    audience: 'guest',
    code: { app: [], own: [], soon: [], styles: '' },
    isSkeleton: false,
    ...page,
  }).split('</head>')[0]!;

test('writes title, Open Graph tags and the canonical URL', () => {
  const html = head({ url: 'https://shop.example/about' });
  expect(html).toContain('<title>About</title>');
  expect(html).not.toContain('<title>Shop</title>');
  for (const tag of [
    '<meta property="og:title" content="About" />',
    '<meta property="og:description" content="Cloth &quot;first&quot;." />',
    '<meta property="og:image" content="https://shop.example/pictures/story-960.webp" />',
    '<meta property="og:url" content="https://shop.example/about" />',
    '<link rel="canonical" href="https://shop.example/about" />',
  ])
    expect(html).toContain(tag);
});

test('names the files that the app fetches when it starts', () => {
  const code = {
    app: ['assets/app.js'],
    own: ['assets/page.js'],
    soon: ['assets/a.js', 'assets/b.js'],
    styles: '',
  };
  const html = renderDocument(template, {
    rendered,
    route: '/about',
    audience: 'guest',
    code,
    isSkeleton: false,
  });
  expect(html).toContain(
    ' data-app="/assets/app.js" data-own="/assets/page.js" data-soon="/assets/a.js /assets/b.js"',
  );
});

test('writes no canonical URL without the page’s URL', () => {
  const html = head({});
  expect(html).toContain('<meta property="og:image" content="/pictures/story-960.webp" />');
  expect(html).not.toMatch(/canonical|og:url/);
});

test('writes no canonical URL for a page that search engines must not index', () => {
  const html = head({ url: 'https://shop.example/orders' }, true);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('canonical');
});
