import { shoes, type Shoe } from '../objects/shoes.ts';
import { shoesFromAbove } from '../objects/shoes-from-above.ts';
import type { Views } from '../product-picture.ts';

export const shoesViews = (look: Shoe): Views => ({
  // The pair reaches further to the right of the middle than to its left.
  draw: (s) => `<g transform="translate(-34 0)">${shoes(s, look)}</g>`,
  styled: { flat: true, draw: (s) => shoesFromAbove(s, look) },
});
