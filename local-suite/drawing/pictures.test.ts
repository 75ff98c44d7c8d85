import { readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/seed/catalogue.ts';
import { readProductPictures } from '../src/seed/product-pictures.ts';
import { drawings, fingerprintOf, PRODUCTS, readFingerprints, SITE } from './drawings.ts';
import { PRODUCT_DRAWINGS } from './product-drawings.ts';
import { renderPicture } from './render-picture.ts';

const KIB = 1024;
const all = drawings();

test('every product of the catalogue has a drawing, and every drawing a product', () => {
  expect(Object.keys(PRODUCT_DRAWINGS).sort()).toEqual(CATALOGUE.map(({ name }) => name).sort());
});

test('no two drawings are alike, and composing one twice gives the same SVG', () => {
  expect(new Set(all.map(({ svg }) => svg)).size).toBe(all.length);
  expect(drawings()).toEqual(all);
});

test('the rendered files belong to the present drawings (else run: npm run pictures -w local-suite)', async () => {
  expect(await readFingerprints()).toEqual(
    Object.fromEntries(all.map(({ name, svg }) => [name, fingerprintOf(svg)])),
  );
});

test('every drawing has its files, and there are no others', async () => {
  const found = await Promise.all(
    [PRODUCTS, SITE].map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((it) => it.isFile()).map((it) => `${it.parentPath}/${it.name}`);
    }),
  );
  expect(found.flat().sort()).toEqual(all.flatMap(({ files }) => files.map(({ path }) => path)).sort());
});

test('the files have the format, the size and few enough bytes for a phone on a slow connection', async () => {
  for (const { name } of CATALOGUE) {
    const files = await readProductPictures(name);
    for (const { bytes, width, height, format } of files) {
      const found = await sharp(bytes).metadata();
      expect([found.width, found.height]).toEqual([width, height]);
      expect(found.format === 'heif' ? 'avif' : found.format).toBe(format);
      expect(width / height).toBeCloseTo(4 / 5);
    }
    const avif = (width: number) =>
      files.find((it) => it.view === 'front' && it.width === width && it.format === 'avif')!.bytes.length;
    expect(avif(320), name).toBeLessThanOrEqual(8 * KIB);
    expect(avif(640), name).toBeLessThanOrEqual(23 * KIB);
    expect(avif(1600), name).toBeLessThanOrEqual(120 * KIB);
  }
});

test('a drawing renders to its files', async () => {
  const { svg, files } = all.find(({ name }) => name.startsWith('site category'))!;
  const rendered = await renderPicture(svg, files);
  for (const [index, bytes] of rendered.entries()) {
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([files[index]!.width, files[index]!.height]);
    const kept = await stat(files[index]!.path);
    expect(Math.abs(bytes.length - kept.size)).toBeLessThanOrEqual(kept.size / 10);
  }
});
