import type { FieldErrors } from '../contract/shop-error.ts';
import { fieldErrors } from '../contract/field-errors.ts';
import { takaFromPaisa } from '../money/taka.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { productRowMessages } from './product-row-messages.ts';
import { editProduct } from './edit-product.ts';
import { picturesOf } from './pictures-of.ts';
import { priceConflict } from './price-at.ts';
import { changedFields, editedOf } from './product-edits.ts';
import { buildProduct, productFormSchema } from './product-form.ts';
import { FILE_PICTURE, type ProductRow } from './product-row.ts';
import type { Product } from './product.ts';
import { sizesOf, sizingOf } from './sizes.ts';
import { suggestedSizing } from './suggest-sizing.ts';
import type { Category } from './categories.ts';

export type PlannedRow =
  | { readonly ok: false; readonly errors: FieldErrors }
  | {
      readonly ok: true;
      readonly product: Product;
      /** The fields that differ from the stored product; none when the row changes nothing. */
      readonly changed: readonly string[];
      /** The SHA-256 of the files that the product does not have yet. */
      readonly files: readonly string[];
    };

interface Moment {
  readonly now: Date;
  /** The uid of who saves. */
  readonly by: string;
}

/**
 * Returns what a row makes of the stored product, or of none, by the rules of the product form. `row.id` is the id of a new
 * product. A picture that is a file becomes the stored picture of the same content.
 */
export function planProductRow(row: ProductRow, stored: Product | undefined, moment: Moment): PlannedRow {
  const { pictures, files } = resolvedPictures(row.product.pictures, stored);
  const form = {
    ...(stored ? requiredFieldsOf(stored) : {}),
    ...row.product,
    ...(pictures && { pictures, image: pictures[0]?.url ?? '' }),
    ...sizingFor(row.product, stored),
    id: stored?.id ?? row.id,
  };
  const parsed = productFormSchema.safeParse(form);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error.issues) };
  const { id: _id, ...edit } = parsed.data;
  const product = stored
    ? editProduct(stored, edit, moment)
    : buildProduct(parsed.data, { ...moment, random: 0 });
  const conflict = priceConflict(product);
  if (conflict) return { ok: false, errors: { [conflict.field]: catalogueMessages[conflict.message] } };
  const made = sizesOf(product);
  if (Object.keys(row.stock ?? {}).some((size) => !made.includes(size)))
    return { ok: false, errors: { stock: productRowMessages.stockSizeUnknown } };
  const changed = stored ? changedFields(editedOf(stored), editedOf(product)) : [];
  return { ok: true, product, changed, files };
}

/** What the form requires, as it is stored; other fields stay without being named. */
function requiredFieldsOf({ name, price, description, image, category, inStock, featured }: Product) {
  return { name, price: takaFromPaisa(price), description, image, category, inStock, featured };
}

/** Returns the size system of the sizes that a row names: its own, the stored one, or the one of its category. */
function sizingFor({ sizing, sizes, category }: ProductRow['product'], stored: Product | undefined) {
  if (sizing !== undefined) return {};
  if (stored) return sizes === undefined ? {} : { sizing: sizingOf(stored) };
  return { sizing: suggestedSizing(category as Category) };
}

interface RowPicture {
  readonly url: string;
  readonly alt?: string;
  readonly altBn?: string;
}

/** Gives the pictures of a row the texts that they have, and those that are files the address of the same file. */
function resolvedPictures(given: unknown, stored: Product | undefined) {
  const files: string[] = [];
  if (!Array.isArray(given)) return { pictures: undefined, files };
  const present = stored ? picturesOf(stored) : [];
  const pictures = (given as RowPicture[]).map((picture) => {
    const file = FILE_PICTURE.exec(String(picture.url))?.[1];
    const known = present.find(({ url }) => (file ? url.includes(file) : url === picture.url));
    if (file && !known) files.push(file);
    const url = known?.url ?? (file ? `/pending/${file}` : picture.url);
    const { alt = '', altBn = '' } = known ?? {};
    return { alt, ...(altBn && { altBn }), ...picture, url };
  });
  return { pictures, files };
}
