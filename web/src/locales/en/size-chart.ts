import { defineStrings } from '../define-strings.ts';

/** The size chart of a product's page. */
export const sizeChartStrings = defineStrings('sizeChart', {
  title: 'Size chart',
  loading: 'Loading the size chart',
  failed: 'The size chart could not be loaded',
  none: 'There is no size chart for this product yet.',
  unit: 'Unit',
  cm: 'cm',
  inch: 'inch',
  size: 'Size',
  tables: {
    body: 'Your body',
    garment: 'The garment',
  },
  help: {
    body: 'Measure over thin clothes, with the tape level and not tight.',
    garment: 'Measured laid flat, all around. Compare with one that fits you well.',
  },
  helpOfShoes: {
    body: 'Stand on paper against a wall, and measure from the heel to the longest toe.',
    garment: 'Measured inside the shoe. Leave a little room in front of the toes.',
  },
  unmeasured: 'Not measured',
});
