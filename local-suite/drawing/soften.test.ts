import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Sketch } from './sketch.ts';
import { soften } from './soften.ts';

const pixels = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

/** Returns the difference of two pictures of one size, in steps of 0..255. */
function difference(one: Buffer, other: Buffer): { greatest: number; mean: number } {
  let [greatest, sum] = [0, 0];
  for (let i = 0; i < one.length; i++) {
    const step = Math.abs(one[i]! - other[i]!);
    greatest = Math.max(greatest, step);
    sum += step;
  }
  return { greatest, mean: sum / one.length };
}

/** Returns shapes blurred as in the drawings: single, moved, stroked, grouped, and clipped by the shape below. */
function blurredShapes(): string {
  const sketch = new Sketch();
  const clip = sketch.clip('M50,306 L350,306 L350,350 L50,350 Z');
  return sketch.document(
    400,
    400,
    `<rect width="400" height="400" fill="#eee5d8"/>` +
      `<path d="M60,40 L180,60 Q200,150 70,140 Z" fill="#7a1f35" opacity=".8" filter="${sketch.blur(9)}"/>` +
      `<circle cx="300" cy="100" r="60" fill="#2f4a43" filter="${sketch.blur(16)}"/>` +
      `<g filter="${sketch.blur(6)}"><path d="M60,200 L200,190 L190,260 L70,270 Z" transform="translate(10 -6)" fill="#3a2618" fill-opacity=".5"/><path d="M80,210 L170,260" stroke="#fff7ec" stroke-width="14"/></g>` +
      `<rect x="250" y="210" width="110" height="50" rx="8" fill="#4a3424" filter="${sketch.blur(5)}"/>` +
      `<g clip-path="${clip}"><path d="M60,316 L340,316 L340,366 L60,366 Z" fill="#1c120c" filter="${sketch.blur(7)}"/></g>`,
  );
}

test('a softened picture looks like one that the renderer blurred', async () => {
  const svg = blurredShapes();
  const [own, softened] = await Promise.all([pixels(svg), pixels(await soften(svg))]);
  const { greatest, mean } = difference(own, softened);
  expect(greatest).toBeLessThanOrEqual(12);
  expect(mean).toBeLessThan(1);
});

test('the comparison fails for the same picture without its sprites', async () => {
  const svg = blurredShapes();
  const bare = (await soften(svg)).replace(/<image [^>]*>/, '');
  const [own, without] = await Promise.all([pixels(svg), pixels(bare)]);
  expect(difference(own, without).greatest).toBeGreaterThan(60);
});

test('rejects a rotated blurred element by name', async () => {
  const sketch = new Sketch();
  const svg = sketch.document(
    100,
    100,
    `<path d="M10,10 L50,50" transform="rotate(30)" filter="${sketch.blur(3)}"/>`,
  );
  await expect(soften(svg)).rejects.toThrow('can be moved, but not turned: rotate(30)');
});

test('rejects a blurred element of an unknown kind', async () => {
  const sketch = new Sketch();
  const svg = sketch.document(
    100,
    100,
    `<ellipse cx="50" cy="50" rx="9" ry="5" filter="${sketch.blur(3)}"/>`,
  );
  await expect(soften(svg)).rejects.toThrow('Only single shapes and flat groups can be blurred');
});
