import { expect, test } from 'vitest';
import { extentOf } from './extent.ts';
import { ellipse, mirror, symmetric } from './outline.ts';

test('the box of a path holds its points, with the margin on every side', () => {
  expect(extentOf('M10,20 L110,20 C150,40 90,80 60,70 H5 V90', 10)).toEqual({
    x: -5,
    y: 10,
    width: 165,
    height: 90,
  });
});

test('the box of an ellipse reaches its top and bottom, which no point of the path names', () => {
  const { y, height } = extentOf(ellipse(100, 50, 40, 30), 0);
  expect(y).toBeLessThanOrEqual(20);
  expect(y + height).toBeGreaterThanOrEqual(80);
});

test('a mirrored outline mirrored again is the first one', () => {
  const outline = 'M396,150 L508,146 C524,220 532,300 530.5,380 Z';
  expect(mirror(mirror(outline))).toBe(outline);
});

test('a half outline is closed with its own mirror image', () => {
  expect(symmetric('M400,100 L500,200 Q520,300 400,400')).toBe(
    'M400,100 L500,200 Q520,300 400,400 L400,400 Q280,300 300,200 L400,100 Z',
  );
});
