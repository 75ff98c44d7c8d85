import * as z from 'zod/mini';
import { MAX_PIECES } from '../stock/stock.ts';
import { productRowMessages } from './product-row-messages.ts';
import { productIdSchema } from './product-id.ts';
import { productVersionSchema } from './product.ts';
import { requestedPriceSchema } from './requested-price.ts';
import { sizeSchema } from './sizes.ts';

/** The most rows of one request. A client also keeps the body below the API's limit of 64 KB. */
export const MAX_ROWS_PER_REQUEST = 25;

/** A picture of a row that lies on the user's disk: `file:` and the SHA-256 of its bytes. */
export const FILE_PICTURE = /^file:([0-9a-f]{64})$/;

const piecesSchema = z
  .int(productRowMessages.piecesInvalid)
  .check(z.gte(0, productRowMessages.piecesInvalid), z.lte(MAX_PIECES, productRowMessages.piecesInvalid));

/**
 * What one row of an import or one product of a bulk edit says. A field that is missing stays as it is stored. The fields
 * of `product` are those of the product form, checked by planProductRow() so that one faulty row does not reject the others.
 */
export const productRowSchema = z.object({
  /** The row of the file, which the answer repeats. */
  row: z.int().check(z.gte(1), z.lte(100_000)),
  id: z.optional(productIdSchema),
  /** The version that the user saw; another one is a conflict. */
  fromVersion: z.optional(productVersionSchema),
  product: z._default(z.record(z.string(), z.unknown()), {}),
  /** Pieces by size: begins to count sizes that have never been counted, and changes no others. */
  stock: z.optional(z.record(sizeSchema(productRowMessages.stockSizeUnknown), piecesSchema)),
  /** What a piece costs the shop, in taka; null removes it. */
  cost: z.optional(z.nullable(requestedPriceSchema)),
});

export type ProductRow = z.output<typeof productRowSchema>;

export const ROW_OUTCOMES = ['created', 'updated', 'unchanged', 'rejected'] as const;

/** What became of a row, or would become of it. */
export const rowResultSchema = z.object({
  row: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  id: z.optional(z.string()),
  /** The stored version; missing for a product that does not exist. */
  version: z.optional(productVersionSchema),
  /** The fields that change; of a new product none. */
  changed: z.array(z.string()),
  /** The files that are to be uploaded before the row can be saved. */
  files: z.array(z.string()),
  /** Why a row is rejected, by field. */
  errors: z.optional(z.record(z.string(), z.string())),
});

export type RowResult = z.output<typeof rowResultSchema>;
