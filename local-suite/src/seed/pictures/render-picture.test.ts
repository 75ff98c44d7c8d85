import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { PRODUCT_WIDTHS, renderCatalogue } from './product-files.ts';

const KIB = 1024;
/** The busiest pattern there is, a sheer pair of curtains, and a plain object. */
const SAMPLE = [
  'Shonar Bangla Jamdani Panjabi',
  'Jamdani Curtain Pair, Ivory',
  'Surma Automatic Watch, Green Dial',
];

test('a product has three widths in AVIF and WebP, 4:5, small enough for a phone on a slow line', async () => {
  const chosen = CATALOGUE.filter(({ name }) => SAMPLE.includes(name));
  expect(chosen).toHaveLength(SAMPLE.length);
  for (const { product, files } of await renderCatalogue(chosen)) {
    expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual(
      PRODUCT_WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    );
    for (const { bytes, width, height, format } of files) {
      const found = await sharp(bytes).metadata();
      expect([found.width, found.height]).toEqual([width, height]);
      expect(found.format === 'heif' ? 'avif' : found.format).toBe(format);
      expect(width / height).toBeCloseTo(4 / 5);
    }
    const avif = (width: number) =>
      files.find((it) => it.width === width && it.format === 'avif')!.bytes.length;
    expect(avif(320), product.name).toBeLessThanOrEqual(8 * KIB);
    expect(avif(640), product.name).toBeLessThanOrEqual(23 * KIB);
  }
}, 120_000);
