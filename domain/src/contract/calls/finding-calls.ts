import * as z from 'zod/mini';
import { ORDER_READERS } from '../../accounts/roles.ts';
import { auditEntrySchema } from '../../audit/audit-entry.ts';
import { auditFilterSchema } from '../../audit/audit-filter.ts';
import { orderFilterSchema } from '../../desk/order-filter.ts';
import { savedViewSchema, viewFormSchema, viewIdSchema } from '../../saved-views/saved-view.ts';
import { call, noData } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';

const oneView = z.object({ id: viewIdSchema });

/** Finding orders and what was done: exports, saved views, and the audit log (docs/adr/0087, docs/adr/0088). */
export const findingCalls = {
  /**
   * The orders that a filter finds as CSV, newest first, a row for each. 409 beyond 10,000 orders. The audit log records who
   * exported with which filters, and how many rows.
   */
  exportOrders: call({
    method: 'GET',
    path: '/api/exports/orders',
    access: 'staff',
    rights: ['orders'],
    perMinute: 10,
    answers: 'file',
    query: orderFilterSchema,
    data: noData,
  }),
  /**
   * Saves filters of a list under a name, for the caller alone; the id is the client's. A second call with the id changes the
   * view. 409 for a name that another view has, and for more than 20 views.
   */
  saveView: call({
    method: 'PUT',
    path: '/api/me/views/{id}',
    access: 'staff',
    rights: ORDER_READERS,
    perMinute: 30,
    params: oneView,
    body: viewFormSchema,
    data: savedViewSchema,
  }),
  /** Deletes a view of the caller. */
  removeView: call({
    method: 'DELETE',
    path: '/api/me/views/{id}',
    access: 'staff',
    rights: ORDER_READERS,
    perMinute: 30,
    params: oneView,
    data: noData,
  }),
  /**
   * A page of the audit log, newest first: what a person did, one action, or what was done to a target, within Dhaka days.
   * `about` is an order number, the phone number of orders, or the exact id or name of another target.
   */
  searchAudit: call({
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    query: z.safeExtend(auditFilterSchema, {
      limit: z.optional(wholeNumber(100)),
      cursor: z.optional(cursor),
    }),
    data: z.array(auditEntrySchema),
  }),
  /** The same entries as CSV. 409 beyond 10,000. The audit log records the export. */
  exportAudit: call({
    method: 'GET',
    path: '/api/exports/audit',
    access: 'admin',
    perMinute: 10,
    answers: 'file',
    query: auditFilterSchema,
    data: noData,
  }),
};
