import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLOUR_FAMILIES, COLOUR_SWATCHES, colourFamilyOf, type ColourFamily } from './colour-families.ts';

/** Colours of the seeded shop and of the CSS names that people know, by the family that a shopper would look under. */
const COLOURS: Readonly<Record<ColourFamily, readonly string[]>> = {
  black: ['#000000', '#1d1c1e', '#2b2a2b'],
  white: ['#ffffff', '#f4f1ea', '#f6f4ef'],
  grey: ['#808080', '#3b3d42', '#56606b', '#c0c0c0'],
  beige: ['#efe6d2', '#d3c2a4', '#a58e68', '#f5f5dc'],
  brown: ['#6b4f3a', '#5a3d2b'],
  red: ['#ff0000', '#6d1f2c', '#6d2430', '#b22222'],
  pink: ['#ffc0cb', '#ff69b4', '#e8a0b4'],
  orange: ['#ffa500', '#b0563c', '#e2711d'],
  yellow: ['#ffff00', '#ffd700', '#e0b83d'],
  green: ['#008000', '#2f5d4a', '#5d7f57', '#6b6b41'],
  blue: ['#0000ff', '#1f2c44', '#5b7a99', '#7d9cc0', '#34426b'],
  purple: ['#800080', '#6c4a86', '#9370db'],
};

test.each(COLOUR_FAMILIES)('%s has its shades and its swatch', (family) => {
  const found = [...COLOURS[family], COLOUR_SWATCHES[family]].map((hex) => [hex, colourFamilyOf(hex)]);
  expect(found).toEqual(found.map(([hex]) => [hex, family]));
});

test('every colour is in a family', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      expect(COLOUR_FAMILIES).toContain(colourFamilyOf(`#${value.toString(16).padStart(6, '0')}`));
    }),
  );
});
