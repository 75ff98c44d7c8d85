import * as z from 'zod/mini';
import { writtenText } from '../text/written-text.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { productIdSchema } from './product-id.ts';
import { MAX_CARE, MAX_COLOUR_NAME, MAX_DESCRIPTION, MAX_FACT, MAX_PRODUCT_NAME } from './text-limits.ts';

/** In grams: a hundred kilograms. */
const MAX_WEIGHT = 100_000;

const { weightInvalid, skuInvalid, barcodeInvalid, colourInvalid } = catalogueMessages;

export const weightSchema = z
  .int(weightInvalid)
  .check(z.gte(1, weightInvalid), z.lte(MAX_WEIGHT, weightInvalid));
export const skuSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,31}$/, skuInvalid));
/** GTIN-8, -12, -13 or -14: the number below the bars. */
export const barcodeSchema = z.string().check(z.regex(/^([0-9]{8}|[0-9]{12,14})$/, barcodeInvalid));
export const hexSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/, colourInvalid));

// Shared by the fields that have them: every page makes these schemas before it shows anything.
const colourName = writtenText(MAX_COLOUR_NAME);
const fact = z.optional(writtenText(MAX_FACT));
const care = z.optional(writtenText(MAX_CARE));

/** The colour of a product: its name in both languages, and its swatch as #rrggbb in lower case. */
const colourSchema = z.object({
  name: colourName,
  nameBn: z.optional(colourName),
  hex: hexSchema,
});

export type Colour = z.output<typeof colourSchema>;

/**
 * The optional fields of a product, as stored. A field with the suffix `Bn` is the Bangla text of the field without it
 * (localized.ts). Written through the API alone: checks of them would not fit into the rules. `weight` is in grams, with packaging. Products with one `styleId` are the same thing in other colours.
 */
export const productDetails = {
  nameBn: z.optional(writtenText(MAX_PRODUCT_NAME)),
  descriptionBn: z.optional(writtenText(MAX_DESCRIPTION)),
  fabric: fact,
  fabricBn: fact,
  fit: fact,
  fitBn: fact,
  care,
  careBn: care,
  weight: z.optional(weightSchema),
  sku: z.optional(skuSchema),
  barcode: z.optional(barcodeSchema),
  styleId: z.optional(productIdSchema),
  colour: z.optional(colourSchema),
};

/** A product of a style, as its siblings show it. */
export const styleColourSchema = z.object({ id: productIdSchema, ...colourSchema.shape });

export type StyleColour = z.output<typeof styleColourSchema>;
