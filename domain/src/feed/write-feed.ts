import { writeCsv } from '../csv/write-csv.ts';
import { STORE } from '../store/store.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { FeedItem } from './feed-item.ts';

/** Characters that no XML 1.0 document may contain, escaped or not (https://www.w3.org/TR/xml/#charsets). */

const NOT_IN_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const xmlText = (text: string) => escapeHtml(text.replace(NOT_IN_XML, ''));

/** Returns what precedes the items of a feed in RSS 2.0 with Google's namespace. @param origin - the shop's base URL */
export const feedXmlHead = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>${xmlText(STORE.name)}</title>`,
    `<link>${xmlText(origin)}</link>`,
    `<description>${xmlText(`Products of ${STORE.name}`)}</description>\n`,
  ].join('\n');

/** Returns some items of the feed. */
export const feedXmlItems = (items: readonly FeedItem[]): string =>
  items.map((item) => `<item>\n${elementsOf(item).join('\n')}\n</item>\n`).join('');

export const FEED_XML_END = '</channel>\n</rss>\n';

function elementsOf(item: FeedItem): string[] {
  return Object.entries(item).flatMap(([name, value]: [string, string | readonly string[]]) =>
    [value].flat().flatMap((text) => (text ? [`<g:${name}>${xmlText(text)}</g:${name}>`] : [])),
  );
}

const COLUMNS = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'gtin',
  'mpn',
  'item_group_id',
  'color',
  'material',
  'product_type',
  'google_product_category',
] as const satisfies readonly (keyof FeedItem)[];

/** Returns the feed as CSV, whose `availability` has Meta's spelling. No cell can run as a formula. */
export const feedCsv = (items: readonly FeedItem[]): string =>
  writeCsv([
    [...COLUMNS],
    ...items.map((item) =>
      COLUMNS.map((column) => {
        const value = item[column];
        if (column === 'availability') return item.availability.replaceAll('_', ' ');
        return typeof value === 'string' ? value : value.join(',');
      }),
    ),
  ]);
