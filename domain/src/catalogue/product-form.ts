import * as z from 'zod/mini';
import type { Paisa } from '../money/paisa.ts';
import { fixedText } from '../text/message.ts';
import { requiredText } from '../text/written-text.ts';
import { CATEGORIES } from './categories.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { imageUrlSchema } from './image-url.ts';
import { editedPicturesSchema } from './picture.ts';
import { savedPictures } from './saved-pictures.ts';
import { makeProductId, productIdSchema } from './product-id.ts';
import { sizeMessages } from './size-messages.ts';
import { MAX_SIZES, sizesChecks, sizesOf, sizesSchema, sizingOf, SIZINGS, type Sized } from './sizes.ts';
import { collectionsSchema, productVersionSchema, type Product, type Rendition } from './product.ts';
import { detailsAfter, productDetailForm, withoutDetails } from './product-detail-form.ts';
import { priceAt, priceConflict, type Priced } from './price-at.ts';
import { requestedPriceSchema } from './requested-price.ts';
import { suggestedCollections } from './suggest-collections.ts';
import { MAX_DESCRIPTION, MAX_PRODUCT_NAME } from './text-limits.ts';

const SIZES_MESSAGES = {
  ...sizeMessages,
  tooMany: fixedText(sizeMessages.tooMany, { count: MAX_SIZES }),
};

const fields = z.object({
  id: z.optional(z.union([z.literal(''), productIdSchema])),
  name: requiredText(catalogueMessages.nameMissing, MAX_PRODUCT_NAME),
  price: requestedPriceSchema,
  description: requiredText(catalogueMessages.descriptionMissing, MAX_DESCRIPTION),
  image: z.string(catalogueMessages.imageMissing).check(
    z.minLength(1, catalogueMessages.imageMissing),
    z.refine((url) => url === '' || imageUrlSchema.safeParse(url).success, catalogueMessages.imageMissing),
  ),
  /** All pictures in order; `image` is the first of them. Without them, the stored further pictures stay. */
  pictures: z.optional(editedPicturesSchema),
  category: z.enum(CATEGORIES, catalogueMessages.categoryMissing),
  inStock: z._default(z.boolean(), true),
  featured: z._default(z.boolean(), false),
  collections: z.optional(collectionsSchema),
  sizing: z.optional(z.enum(SIZINGS, sizeMessages.systemInvalid)),
  sizes: z.optional(sizesSchema(SIZES_MESSAGES)),
  ...productDetailForm,
});

type Prices = z.output<typeof fields> & { readonly regularPrice?: Paisa | undefined };

/** Rejects prices that contradict each other, under the field to change. */
function checkPrices(value: Prices, issues: z.core.$ZodRawIssue[]): void {
  const { price, regularPrice, compareAtPrice, sale } = value;
  const conflict = priceConflict({
    price,
    regularPrice,
    compareAtPrice: compareAtPrice ?? undefined,
    sale: sale ?? undefined,
  });
  if (!conflict) return;
  const message = catalogueMessages[conflict.message];
  issues.push({ code: 'custom', input: value, path: conflict.field.split('.'), message });
}

/**
 * docs/reference/specification.md 5, Product form (add and update); also the body of POST /api/addProduct and PUT
 * /api/products/{id}. `sizing` and `sizes` go together: see chosenSizes().
 */
export const productFormSchema = fields.check(
  ...sizesChecks(SIZES_MESSAGES),
  z.check(({ value, issues }) => checkPrices(value, issues)),
);

export type ProductInput = z.output<typeof productFormSchema>;

/**
 * The body of PUT /api/products/{id}: the form, and the version that it was filled from. With another version
 * stored the edit is rejected; without one (docs/reference/specification.md 7) it replaces whatever is stored. It
 * is not called `version`, so that a client that sends back what GET answered, which the CDN may have kept for
 * minutes, is not rejected.
 */
export const productEditSchema = z
  .extend(fields, {
    fromVersion: z.optional(productVersionSchema),
    /** What GET answers beside the price of a sale: see withRegularPrice(). */
    regularPrice: z.optional(requestedPriceSchema),
  })
  .check(
    ...sizesChecks(SIZES_MESSAGES),
    z.check(({ value, issues }) => checkPrices(value, issues)),
  );

export type ProductEdit = z.output<typeof productEditSchema>;

/**
 * Returns the sizes that a form chooses, as they are stored: with the size system, and all of its sizes where the form
 * names none. Returns nothing for a form that names neither, such as one of a client that knows no sizes: a new product is
 * then made in letters, and an edit leaves the sizes of the `stored` product alone, as it does where both are the same.
 */
export function chosenSizes(chosen: Sized, stored?: Sized): Pick<Product, 'sizing' | 'sizes'> {
  if (!chosen.sizing && !chosen.sizes) return {};
  const [sizing, sizes] = [sizingOf(chosen), [...sizesOf(chosen)]];
  const isSame = stored && sizing === sizingOf(stored) && sizes.join() === sizesOf(stored).join();
  return isSame ? {} : { sizing, sizes };
}

/**
 * Returns an edit with the regular price. A client may send back what GET answered during a sale: then `price` is the sale's,
 * and `regularPrice`, where the client knows it, is the regular one. A client that knows of no sale sends the sale's price
 * alone, which changes nothing.
 */
export function withRegularPrice(
  { regularPrice, ...edit }: ProductEdit,
  stored: Priced,
  now: Date,
): Omit<ProductEdit, 'regularPrice'> {
  if (regularPrice !== undefined) {
    const compareAtPrice = edit.compareAtPrice === regularPrice ? null : edit.compareAtPrice;
    return { ...edit, price: regularPrice, compareAtPrice };
  }
  const isUntouched = edit.sale === undefined && edit.price === priceAt(stored, now);
  return isUntouched ? { ...edit, price: stored.price } : edit;
}

/**
 * Returns a new product, version 1, from a valid form. `by` is the uid of the staff account. `random` in [0, 1) is used
 * when the form left the id empty. Without a choice of collections, the suggested ones are stored, so that queries find
 * the product.
 */
export function buildProduct(
  form: ProductInput,
  {
    now,
    random: random,
    images,
    by,
  }: { now: Date; random: number; images?: readonly Rendition[]; by?: string | undefined },
): Product {
  const id = form.id || makeProductId(now, random);
  return {
    ...withoutDetails(form),
    ...detailsAfter(form),
    ...savedPictures(form),
    ...chosenSizes(form),
    ...(images && { images: [...images] }),
    collections: form.collections ?? suggestedCollections(form),
    _id: id,
    id,
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...(by && { updatedBy: by }),
  };
}
