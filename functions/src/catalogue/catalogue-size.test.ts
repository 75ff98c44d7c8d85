import {
  CATALOGUE_CHUNKS,
  catalogueChunkOf,
  catalogueEntryOf,
  MAX_PRODUCT_NAME,
  storedEntry,
  type Product,
} from '@nargisus/domain/catalogue';
import { sampleProducts } from '@nargisus/domain/testing';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const PRODUCTS = 5_000;
const kilobytes = (data: string | Buffer) => Buffer.byteLength(data) / 1024;
const stored = (products: readonly Product[]) => products.map((it) => storedEntry(catalogueEntryOf(it)));

function largestChunk(products: readonly Product[]): number {
  const chunks = Array.from({ length: CATALOGUE_CHUNKS }, (_, chunk) =>
    products.filter(({ id }) => catalogueChunkOf(id) === chunk),
  );
  return Math.max(...chunks.map((chunk) => kilobytes(JSON.stringify(stored(chunk)))));
}

test('the index of 5,000 products compresses well and stays far below the limit of a document', () => {
  const products = sampleProducts(PRODUCTS);
  const text = JSON.stringify(stored(products));
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const [plain, gzip, small, chunk] = [text, gzipSync(text), brotli]
    .map(kilobytes)
    .concat(largestChunk(products));
  console.info(
    `The catalogue of ${PRODUCTS} products: ${plain!.toFixed(0)} KB, gzip ${gzip!.toFixed(0)}, brotli ` +
      `${small!.toFixed(0)}; the largest of ${CATALOGUE_CHUNKS} documents ${chunk!.toFixed(0)} of 1024 KB`,
  );
  expect(small).toBeLessThan(200);
  expect(chunk).toBeLessThan(512);
});

test('stays below the limit with the longest names, in both languages', () => {
  const products = sampleProducts(PRODUCTS).map((product) => ({
    ...product,
    name: 'x'.repeat(MAX_PRODUCT_NAME),
    nameBn: 'ক'.repeat(MAX_PRODUCT_NAME),
    description: 'শব্দগুলি'.repeat(20),
  }));
  expect(largestChunk(products)).toBeLessThan(900);
});
