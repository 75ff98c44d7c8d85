import sharp from 'sharp';
import { expect, test } from 'vitest';
import { displaceCloth, displacementOf, surface, withFlatCloth, type Surface } from './displaced-cloth.ts';
import { threadAt } from './threads.ts';

const OUTLINE = 'M0,0 H200 V200 H0 Z';
const piece = (more: Partial<Surface> = {}): Surface => ({
  outline: OUTLINE,
  box: { x: 0, y: 0, width: 200, height: 200 },
  folds: [],
  texture: 'none',
  turn: 0,
  ...more,
});
const FOLD: Surface['folds'][number] = [[100, 0], [100, 100], [100, 200], 12, 0.8];

/** White with a black band across, 40 units high, from y 80. */
const BANDED = `<path d="${OUTLINE}" fill="#ffffff"/><path d="M0,80 H200 V120 H0 Z" fill="#000000"/>`;
const documentOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs></defs>${content}</svg>`;

/** Returns the first dark row of a column. */
async function bandAt(svg: string, column: number): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) => row).findIndex(
    (row) => data[(row * info.width + column) * info.channels]! < 128,
  );
}

test('a fold displaces what is woven across it, and nothing far from it', async () => {
  const svg = await displaceCloth(documentOf(surface(piece({ folds: [FOLD] }), BANDED)), 200);
  expect(Math.abs((await bandAt(svg, 100)) - 80)).toBeGreaterThan(3);
  expect(Math.abs((await bandAt(svg, 20)) - 80)).toBeLessThanOrEqual(1);
  expect(svg).not.toContain('data-surface');
});

test('cloth without folds keeps its pattern, and a flat picture keeps its cloth as it was drawn', async () => {
  const svg = await displaceCloth(documentOf(surface(piece(), BANDED)), 200);
  for (const column of [20, 100, 180]) expect(await bandAt(svg, column)).toBe(80);
  expect(withFlatCloth(documentOf(surface(piece(), BANDED)))).toBe(documentOf(BANDED));
});

test('a pattern draws together at a crease and towards the sides of a body', () => {
  const box = piece().box;
  const sampled = (surface: Surface, x: number) => {
    const offset: [number, number] = [0, 0];
    displacementOf(surface, box)(x, 100, offset);
    return x + offset[0];
  };
  const creased = piece({ folds: [FOLD] });
  expect(sampled(creased, 92)).toBeLessThan(92);
  expect(sampled(creased, 108)).toBeGreaterThan(108);
  const body = piece({ turn: 1 });
  expect(sampled(body, 190) - sampled(body, 180)).toBeGreaterThan(sampled(body, 110) - sampled(body, 100));
  expect(sampled(piece(), 60)).toBe(60);
});

test('threads are seen from near, not in a list, and paper has none', () => {
  const spread = (texture: Surface['texture'], resolution: number) => {
    const light = threadAt(texture, resolution);
    if (!light) return 0;
    const values = Array.from({ length: 400 }, (_, i) => light((i % 20) * 0.7, Math.floor(i / 20) * 0.7));
    return Math.max(...values) - Math.min(...values);
  };
  for (const texture of ['plain', 'coarse', 'twill', 'knit'] as const) {
    expect(spread(texture, 3.3), texture).toBeGreaterThan(0.1);
    expect(spread(texture, 0.8), texture).toBe(0);
  }
  expect(spread('none', 3.3)).toBe(0);
});
