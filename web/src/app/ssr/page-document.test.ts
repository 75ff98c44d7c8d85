import { expect, test } from 'vitest';
import { documentOf } from './page-document.ts';
import type { PageDocument, HtmlTemplate } from './html-template.ts';

const shell: HtmlTemplate = {
  html: '<html><head>\n    <title>Shop</title>\n</head><body><div id="root"></div></body></html>',
  code: {},
  headers: {},
};
const head = (page: Partial<PageDocument>, unlisted = false) =>
  documentOf(shell, {
    made: {
      html: '<h1>About</h1>',
      styles: '',
      facts: { description: { title: 'About', description: 'Cloth "first".', unlisted } },
      answers: {},
      unasked: [],
    },
    route: '/about',
    audience: 'guest',
    code: { app: [], own: [], styles: '' },
    isWaiting: false,
    ...page,
  }).split('</head>')[0]!;

test('a page says what it is, and under which address it wants to be known', () => {
  const said = head({ address: 'https://shop.example/about' });
  expect(said).toContain('<title>About</title>');
  expect(said).not.toContain('<title>Shop</title>');
  for (const tag of [
    '<meta property="og:title" content="About" />',
    '<meta property="og:description" content="Cloth &quot;first&quot;." />',
    '<meta property="og:image" content="https://shop.example/pictures/story-960.webp" />',
    '<meta property="og:url" content="https://shop.example/about" />',
    '<link rel="canonical" href="https://shop.example/about" />',
  ])
    expect(said).toContain(tag);
});

test('a build that knows no address names none', () => {
  const said = head({});
  expect(said).toContain('<meta property="og:image" content="/pictures/story-960.webp" />');
  expect(said).not.toMatch(/canonical|og:url/);
});

test('what is one person’s own has no address to prefer', () => {
  const said = head({ address: 'https://shop.example/orders' }, true);
  expect(said).toContain('<meta name="robots" content="noindex" />');
  expect(said).not.toContain('canonical');
});
