import { escapeHtml } from '@nargisus/domain/text';
import { EMBEDDED_RESPONSES_ELEMENT } from '#data/api/embedded-responses.ts';
import { productJsonLd } from '#features/product/product-json-ld.ts';
import { headTags, type Meta } from '#ui/head-tags.ts';
import type { PrerenderedPage } from './prerendered-page.ts';
import type { PageCode, PageDocument, HtmlTemplate } from './html-template.ts';

/** Returns the whole document of a rendered page. */
export function renderDocument(template: HtmlTemplate, page: PageDocument): string {
  const { rendered, route, audience, code, isSkeleton, url = null } = page;
  const { meta, product, delivery } = rendered.meta;
  const head = [
    ...(meta ? renderTags(meta, url) : []),
    ...(product && url ? [dataBlock(productJsonLd(product, url, delivery), 'application/ld+json')] : []),
    code.styles,
    rendered.styles,
    ...(isSkeleton ? immediateStart(code, rendered.pendingUrls) : []),
  ];
  const root = {
    prerendered: audience,
    path: route,
    ...(!isSkeleton && { app: joinUrls(code.app), own: joinUrls(code.own), soon: joinUrls(code.soon) }),
  };
  const data = Object.entries(root).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  // The template has the shop's own title and description, for pages without metadata.
  const html = meta
    ? template.html.replace(/ *<title>.*<\/title>\n/, '').replace(/ *<meta\s+name="description"[^>]*>\n/, '')
    : template.html;
  return html
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${data.join('')}>${rendered.html}</div>${embedResponses(rendered)}`,
    );
}

const joinUrls = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

/**
 * Returns the data block of the API responses, which the app hydrates with. It stands after the content, which the browser
 * shows while the rest arrives.
 */
function embedResponses({ responses }: PrerenderedPage): string {
  if (!Object.keys(responses).length) return '';
  const text = JSON.stringify(responses).replaceAll('<', '\\u003c');
  return dataBlock(text, 'application/json', ` id="${EMBEDDED_RESPONSES_ELEMENT}"`);
}

/** A data block is no script to the Content-Security-Policy. `text` must not contain `<`. */
const dataBlock = (text: string, type: string, more = '') => `<script type="${type}"${more}>${text}</script>`;

/** Starts the app of a skeleton at once, and preloads its code and the first responses that it requests. */
const immediateStart = ({ app, own }: PageCode, urls: readonly string[]): string[] => [
  `<script type="module" src="/${app.at(-1)}"></script>`,
  ...[...app, ...own].map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ...urls.map((href) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}" />`),
];

const renderTags = (meta: Meta, url: string | null): string[] => [
  `<title>${escapeHtml(meta.title)}</title>`,
  ...headTags(meta, url).flatMap(([name, key, id, attribute, value]) =>
    value === null ? [] : `<${name} ${key}="${id}" ${attribute}="${escapeHtml(value)}" />`,
  ),
];
