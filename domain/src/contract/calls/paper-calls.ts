import * as z from 'zod/mini';
import { invoiceMessages } from '../../invoices/invoice-messages.ts';
import type { ShippingBlocker } from '../../orders/parcel.ts';
import { fixedText } from '../../text/message.ts';
import { call, noData } from '../call.ts';
import { documentLanguage, orderIdParameter } from '../parameters.ts';
import { orderIdList } from '../order-id-list.ts';
import { requestMessages } from '../request-messages.ts';

const ofOrders = z.object({ ids: orderIdList(), language: documentLanguage });

/** `label`: each on a page of 3 x 4 inch, for a label printer. `a4`: four to a sheet, to cut apart. */
const sheet = z._default(z.enum(['label', 'a4'], requestMessages.unknownSheet), 'label');

/** Why an order gets no tax invoice now. */
const REFUSALS = ['missing', 'cancelled', 'refunded', 'returned', 'on-hold'] as const satisfies readonly (
  ShippingBlocker | 'missing'
)[];

/** Invoices of one transaction. */
const MAX_INVOICES = 100;

/** Papers for packing, and tax invoices (docs/adr/0080). */
export const paperCalls = {
  /**
   * The labels of up to 50 orders as one PDF in the given order; missing orders are left out. 409 naming an order that must
   * not be sent.
   */
  orderLabels: call({
    method: 'GET',
    path: '/api/orders/labels',
    access: 'staff',
    rights: ['orders', 'packing'],
    answers: 'file',
    query: z.extend(ofOrders, { sheet }),
    data: noData,
  }),
  /** What to fetch for up to 50 orders, by product and size, as a PDF. 409 naming an order that is not to be packed. */
  pickList: call({
    method: 'GET',
    path: '/api/orders/pick-list',
    access: 'staff',
    rights: ['orders', 'packing'],
    answers: 'file',
    query: ofOrders,
    data: noData,
  }),
  /**
   * Issues the tax invoices of up to 100 orders, all in one transaction: each has a number, or why it was refused. An order that
   * has an invoice keeps its number. 409 while the VAT settings are off or incomplete.
   */
  issueInvoices: call({
    method: 'POST',
    path: '/api/orders/issue-invoices',
    access: 'staff',
    rights: ['packing', 'money'],
    body: z.object({
      orders: z
        .array(orderIdParameter)
        .check(
          z.minLength(1, requestMessages.unknownOrder),
          z.maxLength(MAX_INVOICES, fixedText(invoiceMessages.tooMany, { most: MAX_INVOICES })),
        ),
    }),
    data: z.array(
      z.object({
        order: z.string(),
        number: z.nullable(z.string()),
        /** Why it has none. */
        refused: z.nullable(z.enum(REFUSALS)),
      }),
    ),
  }),
  /** The invoices of up to 100 orders as one PDF in the given order, as GET /api/orders/{id}/invoice renders each. */
  orderInvoices: call({
    method: 'GET',
    path: '/api/orders/invoices',
    access: 'staff',
    rights: ['orders', 'packing', 'money'],
    answers: 'file',
    query: z.object({ ids: orderIdList(MAX_INVOICES), language: documentLanguage }),
    data: noData,
  }),
};
