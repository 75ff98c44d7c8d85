import * as z from 'zod/mini';
import { productEditSchema, productFormSchema } from '../../catalogue/product-form.ts';
import { productCostSchema } from '../../catalogue/product-cost.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { MAX_ROWS_PER_REQUEST, productRowSchema, rowResultSchema } from '../../catalogue/product-row.ts';
import { productSchema } from '../../catalogue/product.ts';
import { priceSchema } from '../../catalogue/price.ts';
import { requestMessages } from '../request-messages.ts';
import { fixedText } from '../../text/message.ts';
import { call, noData } from '../call.ts';

/** One to fifty product ids. */
const PRODUCT_IDS = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}(,[A-Za-z0-9][A-Za-z0-9_-]{0,63}){0,49}$/;

/** Products as staff maintain them (docs/reference/specification.md 7). */
export const productCalls = {
  /** Without an `id`, or with an empty one, the shop assigns one. */
  addProduct: call({
    method: 'POST',
    path: '/api/addProduct',
    access: 'staff',
    rights: ['catalogue'],
    body: productFormSchema,
    status: 201,
    data: productSchema,
  }),
  /**
   * The whole form. An `id` in it must be the product's own. With a `fromVersion` other than the stored version, a 409
   * carries the stored product as `data.product`.
   */
  updateProduct: call({
    method: 'PUT',
    path: '/api/products/{id}',
    access: 'staff',
    rights: ['catalogue'],
    params: z.object({ id: productIdSchema }),
    body: productEditSchema,
    data: productSchema,
  }),
  /**
   * Adds and edits up to 25 products, each by itself: one that is rejected does not stop the others. A row finds its
   * product by `id`, else by the SKU in `product`; a new one needs either. With `isDryRun` nothing is written and the
   * answer says what would be. A row that changes nothing writes nothing, so that a repeated import has no effect.
   * Reads one or two documents per row, and one per size with stock.
   */
  saveProducts: call({
    method: 'POST',
    path: '/api/product-rows',
    access: 'staff',
    rights: ['catalogue'],
    body: z.object({
      isDryRun: z._default(z.boolean(), false),
      rows: z
        .array(productRowSchema)
        .check(
          z.minLength(1),
          z.maxLength(
            MAX_ROWS_PER_REQUEST,
            fixedText(requestMessages.atMost, { largest: MAX_ROWS_PER_REQUEST }),
          ),
        ),
    }),
    data: z.array(rowResultSchema),
  }),
  /** What a piece of each product costs the shop, without products that have no cost. `ids` are joined by commas. */
  listProductCosts: call({
    method: 'GET',
    path: '/api/product-costs',
    access: 'staff',
    rights: ['catalogue'],
    query: z.object({
      ids: z.pipe(
        z.string().check(z.regex(PRODUCT_IDS, requestMessages.notValid)),
        z.transform((ids) => [...new Set(ids.split(','))]),
      ),
    }),
    data: z.array(z.object({ id: productIdSchema, cost: priceSchema })),
  }),
  /** What a piece of a product costs the shop, null without a cost, and each cost with the moment from which it counts. Two reads. */
  readProductCost: call({
    method: 'GET',
    path: '/api/products/{id}/cost',
    access: 'staff',
    rights: ['catalogue'],
    params: z.object({ id: productIdSchema }),
    data: z.object({ cost: z.nullable(priceSchema), history: productCostSchema.shape.costs }),
  }),
  deleteProduct: call({
    method: 'DELETE',
    path: '/api/products/{id}',
    access: 'staff',
    rights: ['catalogue'],
    params: z.object({ id: productIdSchema }),
    data: noData,
  }),
};
