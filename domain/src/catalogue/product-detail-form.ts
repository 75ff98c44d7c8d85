import * as z from 'zod/mini';
import { typedText } from '../text/written-text.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { barcodeSchema, hexSchema, skuSchema, weightSchema } from './product-details.ts';
import type { Product } from './product.ts';
import { requestedPriceSchema } from './requested-price.ts';
import { productIdSchema } from './product-id.ts';
import { MAX_CARE, MAX_COLOUR_NAME, MAX_DESCRIPTION, MAX_FACT, MAX_PRODUCT_NAME } from './text-limits.ts';

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Returns the schema of a field that stays as it is stored when missing, and is removed by null or an empty text. */
const removable = <Out, In>(schema: z.ZodMiniType<Out, In>) => {
  const emptyAsNull = z.transform((value: unknown) => (isBlank(value) ? null : (value as In | null)));
  // Typed by hand: TypeScript awaits what a transform returns.
  const optional: unknown = z.optional(z.pipe(emptyAsNull as z.ZodMiniType<unknown>, z.nullable(schema)));
  return optional as z.ZodMiniOptional<z.ZodMiniType<Out | null, In | null>>;
};

const text = (longest: number) => removable(typedText(longest));
const code = (schema: z.ZodMiniType<string, string>) => removable(z.pipe(z.string().check(z.trim()), schema));

/** Returns whether the last digit fits the others, which weigh 3 and 1 in turn from the right (GS1). */
export function hasRightCheckDigit(barcode: string): boolean {
  const digits = [...barcode].reverse();
  return digits.reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;
}

/** A weight as typed or sent: "250" or 250. */
const typedWeightSchema = z.pipe(
  z.transform((value: number | string) => (typeof value === 'string' ? Number(value) : value)),
  weightSchema,
);

const { colourMissing, barcodeInvalid } = catalogueMessages;

const colourFormSchema = z.object({
  name: z
    .string(colourMissing)
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, colourMissing),
      z.maxLength(MAX_COLOUR_NAME, colourMissing),
    ),
  nameBn: z.optional(typedText(MAX_COLOUR_NAME)),
  hex: z.pipe(z.string().check(z.toLowerCase()), hexSchema),
});

const { saleTimeMissing } = catalogueMessages;

/** A moment as a client sends it: with its offset from UTC. */
const requestedMoment = z.pipe(
  z.union([z.iso.datetime({ offset: true, error: saleTimeMissing }), z.date()], saleTimeMissing),
  z.transform((at) => new Date(at)),
);

const saleFormSchema = z.object({
  price: requestedPriceSchema,
  from: requestedMoment,
  until: requestedMoment,
});

/**
 * The details of a product in the body of POST /api/addProduct and PUT /api/products/{id}. A missing field stays as it is
 * stored, so that a client without these fields erases none of them; null or an empty text removes it.
 */
export const productDetailForm = {
  nameBn: text(MAX_PRODUCT_NAME),
  descriptionBn: text(MAX_DESCRIPTION),
  fabric: text(MAX_FACT),
  fabricBn: text(MAX_FACT),
  fit: text(MAX_FACT),
  fitBn: text(MAX_FACT),
  care: text(MAX_CARE),
  careBn: text(MAX_CARE),
  weight: removable(typedWeightSchema),
  sku: code(skuSchema),
  barcode: code(z.pipe(barcodeSchema, z.string().check(z.refine(hasRightCheckDigit, barcodeInvalid)))),
  styleId: code(productIdSchema),
  colour: removable(colourFormSchema),
  compareAtPrice: removable(requestedPriceSchema),
  sale: removable(saleFormSchema),
};

type DetailField = keyof typeof productDetailForm;
type DetailForm = { readonly [Field in DetailField]?: z.output<(typeof productDetailForm)[Field]> };
type Details = Pick<Product, DetailField>;

export const DETAIL_FIELDS = Object.keys(productDetailForm) as readonly DetailField[];

/** Returns a product or a form without its details. */
export function withoutDetails<T extends object>(product: T): Omit<T, DetailField> {
  const entries = Object.entries(product).filter(([field]) => !(field in productDetailForm));
  return Object.fromEntries(entries) as Omit<T, DetailField>;
}

/** Returns the details after a form: its own where it has them, none where it removes them, else those of `present`. */
export function detailsAfter(form: DetailForm, present: Partial<Details> = {}): Partial<Details> {
  const entries = DETAIL_FIELDS.map((field) => [
    field,
    form[field] === undefined ? present[field] : form[field],
  ]);
  const details = Object.fromEntries(
    entries.filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Details>;
  const { colour } = details;
  return colour && !colour.nameBn ? { ...details, colour: { name: colour.name, hex: colour.hex } } : details;
}
