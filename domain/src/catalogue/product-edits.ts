import type { EditedPicture } from './picture.ts';
import { editedPicturesOf } from './pictures-of.ts';
import { DETAIL_FIELDS, detailsAfter } from './product-detail-form.ts';
import type { Product } from './product.ts';
import type { Colour } from './product-details.ts';
import { sizesOf, sizingOf } from './sizes.ts';
import type { Sale } from './sale.ts';
import { collectionsOf } from './suggest-collections.ts';

/** What staff edit in the product form, in its order. */
export const EDITED_FIELDS = [
  'name',
  'price',
  'category',
  'description',
  'inStock',
  'featured',
  'collections',
  'sizing',
  'sizes',
  'pictures',
  ...DETAIL_FIELDS,
] as const;

/** What the audit log records of a save: also `image`, which a write under the rules changes alone. */
export const AUDITED_FIELDS = [...EDITED_FIELDS, 'image'] as const;
export type AuditedField = (typeof AUDITED_FIELDS)[number];

export type EditedField = (typeof EDITED_FIELDS)[number];
export type Edited = Pick<Product, Exclude<EditedField, 'pictures'>> & {
  readonly pictures: readonly EditedPicture[];
};

/** A field that two users may have edited at once. The size system is edited together with the sizes, which belong to it. */
export type ConflictField = Exclude<EditedField, 'sizing'>;

/** A field that a colleague saved while another user was editing the product. */
export interface FieldConflict {
  readonly field: ConflictField;
  /** True where the colleague's value replaces one that was not edited; false where both edited the field. */
  readonly isTaken: boolean;
}

/**
 * Returns the values of the product's form; the suggested collections and the sizes in letters where staff have chosen
 * none.
 */
export function editedOf(product: Product): Edited {
  const { name, price, category, description, inStock, featured } = product;
  const collections = [...collectionsOf(product)];
  const [sizing, sizes] = [sizingOf(product), [...sizesOf(product)]];
  const pictures = editedPicturesOf(product);
  const details = detailsAfter({}, product);
  const facts = { name, price, category, description, inStock, featured, collections, sizing, sizes };
  return { ...facts, pictures, ...details };
}

/** Returns the fields whose values differ. Collections and sizes are compared as sets, pictures in their order. */
export function changedFields(from: Edited, to: Edited): ConflictField[] {
  return EDITED_FIELDS.filter((field): field is ConflictField => {
    if (field === 'sizing') return false;
    if (field === 'pictures') return !areSamePictures(from.pictures, to.pictures);
    return !isSame(from[field], to[field]) || (field === 'sizes' && from.sizing !== to.sizing);
  });
}

/**
 * Returns what to do with each field that a colleague changed from `base` to `stored` while this user edited `base` to
 * `mine`: fields that the user left alone take the stored value, the others keep `mine` until the user decides. A field
 * that both changed to the same value is no conflict.
 */
export function mergeEdits(base: Edited, stored: Edited, mine: Edited): FieldConflict[] {
  const edited = new Set(changedFields(base, mine));
  const differing = new Set(changedFields(stored, mine));
  return changedFields(base, stored)
    .filter((field) => differing.has(field))
    .map((field) => ({ field, isTaken: !edited.has(field) }));
}

/** Returns whether two lists have the same pictures with the same texts in the same order. */
export function areSamePictures(one: readonly EditedPicture[], other: readonly EditedPicture[]): boolean {
  const textOf = ({ url, alt, altBn = '' }: EditedPicture) => JSON.stringify([url, alt, altBn]);
  return one.length === other.length && one.every((it, at) => textOf(it) === textOf(other[at]!));
}

type Compared = Edited[Exclude<EditedField, 'pictures'>];

function isSame(one: Compared, other: Compared): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((it) => (other as readonly string[]).includes(it));
  if (isSale(one) && isSale(other))
    return one.price === other.price && +one.from === +other.from && +one.until === +other.until;
  if (!isColour(one) || !isColour(other)) return one === other;
  return one.name === other.name && one.nameBn === other.nameBn && one.hex === other.hex;
}

const isSale = (value: Compared): value is Sale => typeof value === 'object' && 'until' in value;
const isColour = (value: Compared): value is Colour => typeof value === 'object' && 'hex' in value;
