import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureFile, type ProductView } from '../src/seed/product-pictures.ts';
import { PRODUCT_DRAWINGS } from './product-drawings.ts';
import { productSvg, type ProductPicture } from './product-picture.ts';

const [WIDTH, HEIGHT] = [320, 400];
/** Pixels along each edge in which only paper may be seen, and the soft end of a shadow. */
const MARGIN = 8;
const SHADOW = 30;

test('no product touches an edge of its picture', async () => {
  const views = Object.entries(PRODUCT_DRAWINGS).flatMap(([name, drawing]) => [
    { name, view: 'front' as const, picture: drawing },
    { name, view: 'styled' as const, picture: { paper: drawing.paper, ...drawing.styled } },
  ]);
  const strays = await Promise.all(
    views
      .filter(({ picture }) => !picture.setting)
      .map(async ({ name, view, picture }) => ({ name, view, stray: await strayAt(name, view, picture) })),
  );
  expect(strays.filter(({ stray }) => stray > SHADOW)).toEqual([]);
});

test('a product moved to the edge would be seen there', async () => {
  const paper = await pixels(Buffer.from(emptied({ paper: 'ivory', draw: () => '' })));
  const box = productSvg({
    paper: 'ivory',
    draw: () => '<rect x="700" y="400" width="90" height="90" fill="#2f5d50"/>',
  });
  expect(strayBetween(await pixels(Buffer.from(box)), paper)).toBeGreaterThan(SHADOW);
});

/** Returns how much a picture differs from its bare paper along its edges, 0..255. */
const strayAt = async (name: string, view: ProductView, picture: ProductPicture) =>
  strayBetween(await pixels(pictureFile(name, view, 320, 'webp')), await paperOf(picture));

const papers = new Map<string, Promise<Buffer>>();

function paperOf(picture: ProductPicture): Promise<Buffer> {
  const svg = emptied(picture);
  const paper = papers.get(svg) ?? pixels(Buffer.from(svg));
  papers.set(svg, paper);
  return paper;
}

/** Returns the SVG of the paper alone, small, because that is faster. */
const emptied = (picture: ProductPicture) =>
  productSvg({ ...picture, draw: () => '' }).replace(
    'width="800" height="1000"',
    `width="${WIDTH}" height="${HEIGHT}"`,
  );

const pixels = (file: string | Buffer) => sharp(file).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();

function strayBetween(picture: Buffer, paper: Buffer): number {
  let stray = 0;
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      if (x >= MARGIN && x < WIDTH - MARGIN && y >= MARGIN && y < HEIGHT - MARGIN) continue;
      const at = (y * WIDTH + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        stray = Math.max(stray, Math.abs(picture[at + channel]! - paper[at + channel]!));
    }
  return stray;
}
