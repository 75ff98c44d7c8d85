import * as z from 'zod/mini';
import { productEditSchema, productFormSchema } from '../../catalogue/product-form.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { productSchema } from '../../catalogue/product.ts';
import { call, noData } from '../call.ts';

/** Products as staff maintain them (docs/reference/specification.md 7). */
export const productCalls = {
  /** Without an `id`, or with an empty one, the shop assigns one. */
  addProduct: call({
    method: 'POST',
    path: '/api/addProduct',
    access: 'admin',
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
    access: 'admin',
    params: z.object({ id: productIdSchema }),
    body: productEditSchema,
    data: productSchema,
  }),
  deleteProduct: call({
    method: 'DELETE',
    path: '/api/products/{id}',
    access: 'admin',
    params: z.object({ id: productIdSchema }),
    data: noData,
  }),
};
