import { COLLECTION_IDS } from '@nargisus/domain/catalogue';
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

/** Returns the sitemap (https://www.sitemaps.org/protocol.html) of all public pages and products. */
export function sitemapOf(origin: string, catalogue: ApiResponse): string {
  const products = calls.readCatalogue.data.parse(openEnvelope(catalogue.status, catalogue.body).data);
  const pages = [...LISTED, ...COLLECTION_IDS.map((id) => `/category/${id}`)].map((path) => ({ path }));
  const all = [...pages, ...products.map(({ id }) => ({ path: `/products/${id}` }))];
  const urls = all.map(({ path }) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
