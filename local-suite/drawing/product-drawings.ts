import type { ProductDrawing } from './product-picture.ts';
import { carried } from './products/carried.ts';
import { home } from './products/home.ts';
import { menswear } from './products/menswear.ts';
import { personal } from './products/personal.ts';
import { womenswear } from './products/womenswear.ts';

/** The drawing of each product of the catalogue, by the product's name. */
export const PRODUCT_DRAWINGS: Readonly<Record<string, ProductDrawing>> = {
  ...carried,
  ...home,
  ...menswear,
  ...personal,
  ...womenswear,
};
