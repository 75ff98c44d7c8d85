import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawRenditions } from './draw-renditions.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a1c3b', noise } });

describe('renditions', () => {
  test("four widths are drawn as AVIF and WebP, in the image's proportions", async () => {
    const drawing = await drawRenditions(await photo(2400, 3000).jpeg().toBuffer());
    if (!drawing.ok) throw new Error(drawing.reason);
    expect(drawing.sizes).toEqual([
      { width: 320, height: 400 },
      { width: 640, height: 800 },
      { width: 1280, height: 1600 },
      { width: 2000, height: 2500 },
    ]);
    const seen = await Promise.all(drawing.files.map(({ bytes }) => sharp(bytes).metadata()));
    expect(seen.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['heif', 320, 400],
      ['webp', 320, 400],
      ['heif', 640, 800],
      ['webp', 640, 800],
      ['heif', 1280, 1600],
      ['webp', 1280, 1600],
      ['heif', 2000, 2500],
      ['webp', 2000, 2500],
    ]);
  }, 60_000);

  test.each([
    ['a small one is never enlarged', 200, 100, [[200, 100]]],
    [
      'one between two widths keeps its own',
      500,
      625,
      [
        [320, 400],
        [500, 625],
      ],
    ],
    ['a very tall one stays within what a product may have', 100, 8000, [[50, 4000]]],
  ])(
    '%s',
    async (_what, width, height, sizes) => {
      const drawing = await drawRenditions(await photo(width, height).png().toBuffer());
      expect(drawing).toMatchObject({ ok: true, sizes: sizes.map(([width, height]) => ({ width, height })) });
    },
    60_000,
  );

  test('keeps transparency, and the first frame of an animation', async () => {
    const clear = { create: { width: 40, height: 40, channels: 4, background: '#0000' } } as const;
    expect(await drawRenditions(await sharp(clear).png().toBuffer())).toMatchObject({ ok: true });
    expect(await drawRenditions(await photo(40, 40).gif().toBuffer())).toMatchObject({ ok: true });
  });

  test('removes camera metadata and applies its rotation', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } };
    const upload = await photo(300, 200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const drawing = await drawRenditions(upload);
    if (drawing.ok || drawing.reason !== 'unclean') throw new Error('Not seen');
    const clean = await sharp(drawing.bytes).metadata();
    expect(clean).toMatchObject({ format: 'jpeg', width: 200, height: 300 });
    expect([clean.exif, clean.xmp, clean.iptc]).toEqual([undefined, undefined, undefined]);
    expect(await drawRenditions(drawing.bytes)).toMatchObject({ ok: true });
  });
});

describe('draws nothing of', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  test.each([
    ['a page that calls itself an image', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG, which may hold scripts', () => Buffer.from(svg)],
    ['nothing', () => Buffer.alloc(0)],
    ['half an image', async () => (await photo(400, 400).jpeg().toBuffer()).subarray(0, 9000)],
    [
      'an image of more pixels than memory',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
    ],
  ])(
    '%s',
    async (_what, upload) => {
      expect(await drawRenditions(await upload())).toEqual({ ok: false, reason: 'not-an-image' });
    },
    60_000,
  );
});
