import { escapeHtml } from '@nargisus/domain/text';
import { EMBEDDED_RESPONSES_ELEMENT } from '#data/api/embedded-responses.ts';
import { productJsonLd } from '#features/product/product-json-ld.ts';
import { SHOP_PICTURE, type Description } from '#ui/page-description.ts';
import type { PrerenderedPage } from './prerendered-page.ts';
import type { PageCode, PageDocument, HtmlTemplate } from './html-template.ts';

/** A page made ahead as the document that a visitor is sent. */
export function documentOf(shell: HtmlTemplate, page: PageDocument): string {
  const { made, route, audience, code, isWaiting, address } = page;
  const { description, product } = made.facts;
  const head = [
    ...(description ? tagsOf(description, address) : []),
    ...(product && address ? [dataBlock(productJsonLd(product, address), 'application/ld+json')] : []),
    code.styles,
    made.styles,
    ...(isWaiting ? startsOf(code, made.unasked) : []),
  ];
  const root = {
    prerendered: audience,
    path: route,
    ...(!isWaiting && { app: listed(code.app), own: listed(code.own) }),
  };
  const data = Object.entries(root).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const described = description
    ? shell.html.replace(/ *<title>.*<\/title>\n/, '').replace(/ *<meta\s+name="description"[^>]*>\n/, '')
    : shell.html;
  return described
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `${answersOf(made)}<div id="root"${data.join('')}>${made.html}</div>`,
    );
}

const listed = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

/** Before what is drawn from them: who touches that finds them there. */
function answersOf({ answers }: PrerenderedPage): string {
  if (!Object.keys(answers).length) return '';
  const text = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return dataBlock(text, 'application/json', ` id="${EMBEDDED_RESPONSES_ELEMENT}"`);
}

/** No policy calls it a script. `text` has no `<`. */
const dataBlock = (text: string, type: string, more = '') => `<script type="${type}"${more}>${text}</script>`;

/** The app at once, and beside it what it will ask for first. */
const startsOf = ({ app, own }: PageCode, asks: readonly string[]): string[] => [
  `<script type="module" src="/${app.at(-1)}"></script>`,
  ...[...app, ...own].map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ...asks.map((href) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}" />`),
];

/** Where nobody knows under which name the shop will be opened, that is left to the app. */
function tagsOf({ title, description, picture, unlisted }: Description, address?: string): string[] {
  const [about, href] = [escapeHtml(description), address && escapeHtml(address)];
  const shown = picture ?? SHOP_PICTURE;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${about}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${about}" />`,
    `<meta property="og:image" content="${escapeHtml(address ? new URL(shown, address).href : shown)}" />`,
    ...(href ? [`<meta property="og:url" content="${href}" />`] : []),
    ...(unlisted ? ['<meta name="robots" content="noindex" />'] : []),
    ...(href && !unlisted ? [`<link rel="canonical" href="${href}" />`] : []),
  ];
}
