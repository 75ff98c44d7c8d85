import * as z from 'zod/mini';
import { orderSchema } from '../../orders/order.ts';
import {
  PHONE_OVERRIDES,
  phoneNoteFormSchema,
  phoneParameter,
  phoneReasonSchema,
} from '../../phones/phone-record.ts';
import { phoneMessages } from '../../phones/phone-messages.ts';
import { phoneSummarySchema } from '../../phones/phone-summary.ts';
import { call } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';
import { changeOf } from '../change-of.ts';

const onePhone = z.object({ phone: phoneParameter });

/** What is asked of a number; null for what the rules say. */
const overrideSchema = z.nullable(z.enum(PHONE_OVERRIDES, phoneMessages.unknownRule));

/**
 * Phone numbers of orders (docs/adr/0086). Who calls customers reads and notes; blocking a number refuses its sales, so it needs the
 * right to orders.
 */
export const phoneCalls = {
  /** What staff decided and noted about a number, and how all orders on it ended. A number without any is no error. */
  readPhone: call({
    method: 'GET',
    path: '/api/phones/{phone}',
    access: 'staff',
    rights: ['orders', 'calls'],
    params: onePhone,
    data: phoneSummarySchema,
  }),
  /** The orders on a number, newest first. */
  listPhoneOrders: call({
    method: 'GET',
    path: '/api/phones/{phone}/orders',
    access: 'staff',
    rights: ['orders', 'calls'],
    params: onePhone,
    query: z.object({ limit: z.optional(wholeNumber(100)), cursor: z.optional(cursor) }),
    data: z.array(orderSchema),
  }),
  /**
   * Blocks a number or lifts its block, and sets what counts instead of the rules: each `{ from, to }`, and one reason. 409 with `{
   * stale, by }` when a field has another value than `from`.
   */
  decidePhone: call({
    method: 'PUT',
    path: '/api/phones/{phone}',
    access: 'staff',
    rights: ['orders'],
    params: onePhone,
    body: z
      .extend(phoneReasonSchema, {
        blocked: z.optional(changeOf(z.boolean())),
        override: z.optional(changeOf(overrideSchema)),
      })
      .check(
        z.refine(({ blocked, override }) => blocked !== undefined || override !== undefined, {
          path: ['blocked'],
          error: phoneMessages.nothingToChange,
        }),
      ),
    data: phoneSummarySchema,
  }),
  /** Notes something about a number for colleagues. */
  addPhoneNote: call({
    method: 'POST',
    path: '/api/phones/{phone}/notes',
    access: 'staff',
    rights: ['orders', 'calls'],
    params: onePhone,
    body: phoneNoteFormSchema,
    status: 201,
    data: phoneSummarySchema,
  }),
};
