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
  const touching: string[] = [];
  for (const [name, drawing] of Object.entries(PRODUCT_DRAWINGS)) {
    const { styled } = drawing;
    if ((await strayAt(name, 'front', drawing)) > SHADOW) touching.push(name);
    const second = { paper: drawing.paper, ...styled };
    if (!styled.setting && (await strayAt(name, 'styled', second)) > SHADOW) touching.push(`${name}, styled`);
  }
  expect(touching).toEqual([]);
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

const emptied = (picture: ProductPicture) => productSvg({ ...picture, draw: () => '' });

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
