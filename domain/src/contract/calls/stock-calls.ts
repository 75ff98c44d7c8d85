import * as z from 'zod/mini';
import { MAX_LINES } from '../../cart/cart-item.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { MAX_PIECES } from '../../stock/stock.ts';
import { stockMoveSchema } from '../../stock/stock-move.ts';
import { lowStockProductSchema, stockViewSchema } from '../../stock/stock-view.ts';
import { fixedText } from '../../text/message.ts';
import { orderSchema } from '../../orders/order.ts';
import { call } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';
import { orderIdParameter } from '../parameters.ts';
import { requestMessages } from '../request-messages.ts';
import { stockParams } from './stock-params.ts';

const MAX_REASON = 200;
const MAX_DELIVERY = 60;

const pieces = z
  .int(requestMessages.piecesInvalid)
  .check(z.gte(0, requestMessages.piecesInvalid), z.lte(MAX_PIECES, requestMessages.piecesInvalid));
const requiredReason = z
  .string(requestMessages.noReason)
  .check(
    z.trim(),
    z.minLength(1, requestMessages.noReason),
    z.maxLength(MAX_REASON, fixedText(requestMessages.tooManyCharacters, { count: MAX_REASON })),
  );

/** Counted stock as staff keep it (docs/adr/0046). Each change is refused where a colleague was faster. */
export const stockCalls = {
  /** The sizes that are or were counted. One read for each. */
  listProductStock: call({
    method: 'GET',
    path: '/api/products/{id}/stock',
    access: 'staff',
    rights: ['orders', 'packing', 'catalogue'],
    params: z.object({ id: productIdSchema }),
    data: z.array(stockViewSchema),
  }),
  /** Counted sizes with few or no pieces left, fewest first: at most `limit` of them, 50 by default. */
  listLowStock: call({
    method: 'GET',
    path: '/api/stock/low',
    access: 'staff',
    rights: ['packing', 'catalogue'],
    query: z.object({ limit: z.optional(wholeNumber(100)) }),
    data: z.array(z.extend(stockViewSchema, lowStockProductSchema.shape)),
  }),
  /**
   * Sets the pieces on the shelf, or begins to count a size (`was: null`). 409 when the stored number is not `was`, or
   * when more pieces are sold and not yet handed over.
   */
  countStock: call({
    method: 'PUT',
    path: '/api/stock/{stock}/count',
    access: 'staff',
    rights: ['packing', 'catalogue'],
    params: stockParams,
    body: z.object({
      onHand: pieces,
      was: z.nullable(pieces),
      reason: requiredReason,
    }),
    data: stockViewSchema,
  }),
  /** Adds a delivery, once per `delivery` number: 200 when it was received before, 409 with another quantity. */
  receiveStock: call({
    method: 'POST',
    path: '/api/stock/{stock}/deliveries',
    access: 'staff',
    rights: ['packing', 'catalogue'],
    params: stockParams,
    body: z.object({
      quantity: pieces.check(z.gte(1, requestMessages.piecesInvalid)),
      delivery: z
        .string(requestMessages.noDelivery)
        .check(
          z.trim(),
          z.minLength(1, requestMessages.noDelivery),
          z.maxLength(MAX_DELIVERY, fixedText(requestMessages.tooManyCharacters, { count: MAX_DELIVERY })),
        ),
    }),
    status: 201,
    data: stockViewSchema,
  }),
  /** Sets from how many pieces a size is low. 409 when the stored number is not `was`. */
  setStockLowAt: call({
    method: 'PUT',
    path: '/api/stock/{stock}/low-at',
    access: 'staff',
    rights: ['catalogue'],
    params: stockParams,
    body: z.object({ lowAt: pieces, was: pieces }),
    data: stockViewSchema,
  }),
  /** Stops counting a size: it is sold without limit again. */
  stopStock: call({
    method: 'POST',
    path: '/api/stock/{stock}/stop',
    access: 'staff',
    rights: ['catalogue'],
    params: stockParams,
    body: z.object({ reason: requiredReason }),
    data: stockViewSchema,
  }),
  /** The history of a size, newest first, 50 per page. */
  listStockMoves: call({
    method: 'GET',
    path: '/api/stock/{stock}/moves',
    access: 'staff',
    rights: ['packing', 'catalogue'],
    params: stockParams,
    query: z.object({ limit: z.optional(wholeNumber(100)), cursor: z.optional(cursor) }),
    data: z.array(stockMoveSchema),
  }),
  /**
   * Receives lines of an order back that were handed over as counted stock: each goes on the shelf again (`restock`) or is
   * written off. With `quantity`, so many pieces of a restocked line go on the shelf, and the others are written off. Once
   * per line: repeating a request changes nothing; 409 for a line that was not handed over, or has fewer pieces. `isRefused` means
   * the pieces that the customer refused at the door instead of those that were kept (docs/adr/0091).
   */
  receiveOrder: call({
    method: 'PUT',
    path: '/api/orders/{id}/received',
    access: 'staff',
    rights: ['orders', 'packing'],
    params: z.object({ id: orderIdParameter }),
    body: z.object({
      lines: z
        .array(
          z.object({
            productId: productIdSchema,
            size: z.string(),
            restock: z.boolean(),
            quantity: z.optional(
              z
                .int(requestMessages.piecesInvalid)
                .check(
                  z.gte(1, requestMessages.piecesInvalid),
                  z.lte(MAX_PIECES, requestMessages.piecesInvalid),
                ),
            ),
            isRefused: z.optional(z.boolean()),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_LINES)),
    }),
    data: orderSchema,
  }),
};
