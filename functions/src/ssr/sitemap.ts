import { COLLECTION_IDS, sitemapParts } from '@nargisus/domain/catalogue';
import { calls, openEnvelope, type ApiResponse } from '@nargisus/domain/contract';
import { POLICIES } from '@nargisus/domain/policies';
import { escapeHtml } from '@nargisus/domain/text';

/** The public pages (docs/reference/specification.md 2), besides those of products. */
const LISTED = [
  '/',
  '/products',
  '/new-arrivals',
  '/category-collection',
  '/about',
  '/contact',
  ...POLICIES.map((id) => `/${id}`),
];

/** Returns the paths of the public pages besides those of products, with the collections that staff show. */
async function publicPaths(ask: Source['ask']): Promise<string[]> {
  const { status, body } = await ask(calls.listCollections.path);
  const curated = calls.listCollections.data.parse(openEnvelope(status, body).data);
  const shown = [...COLLECTION_IDS, ...curated.map(({ id }) => id)];
  return [...LISTED, ...shown.map((id) => `/category/${id}`)];
}

const PART = /^\/sitemap-([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/;

/** Returns whether a path is the sitemap's, or that of one of its parts. */
export const isSitemap = (path: string): boolean => path === '/sitemap.xml' || PART.test(path);

/**
 * Returns the sitemap (https://www.sitemaps.org/protocol.html) of all public pages and products; of a shop whose
 * index is closed the index of its parts, or one of them. Undefined for a part that does not exist.
 */
export async function sitemapAt(path: string, { origin, ask }: Source): Promise<string | undefined> {
  const [, part, parts] = PART.exec(path) ?? [];
  if (part && parts) {
    const { status, body } = await ask(`${calls.listSitemapPart.path}?part=${part}&parts=${parts}`);
    if (status === 404) return undefined;
    const ids = calls.listSitemapPart.data.parse(openEnvelope(status, body).data);
    return urlSet(origin, [...(part === '1' ? await publicPaths(ask) : []), ...ids.map(pathOfProduct)]);
  }
  const { status, body } = await ask(calls.readCatalogue.path);
  const { data, total } = openEnvelope(status, body);
  if (total !== undefined) return sitemapIndex(origin, sitemapParts(total));
  const products = calls.readCatalogue.data.parse(data);
  return urlSet(origin, [...(await publicPaths(ask)), ...products.map(({ id }) => pathOfProduct(id))]);
}

interface Source {
  readonly origin: string;
  readonly ask: (address: string) => Promise<ApiResponse>;
}

const pathOfProduct = (id: string) => `/products/${id}`;

const urlSet = (origin: string, paths: readonly string[]) =>
  document(
    'urlset',
    'url',
    paths.map((path) => origin + path),
  );

const sitemapIndex = (origin: string, parts: number) =>
  document(
    'sitemapindex',
    'sitemap',
    Array.from({ length: parts }, (_, at) => `${origin}/sitemap-${at + 1}-of-${parts}.xml`),
  );

const document = (root: string, element: string, locations: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...locations.map((url) => `<${element}><loc>${escapeHtml(url)}</loc></${element}>`),
    `</${root}>\n`,
  ].join('\n');
