import type { Order } from '@nargisus/domain/orders';
import type { Attempt } from '@nargisus/domain/payments';
import type { Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { reportFailures } from './report-failures.ts';
import { mailOptions } from '../function-options.ts';

type Paying = Pick<Attempt, 'state' | 'unfulfilled'>;
type Stored = Pick<Order, 'orderStatus' | 'deliveryStatus' | 'timeline'> & { readonly createdAt: Timestamp };

/*
 * Mails are sent after the call was answered, and never delay it. These functions load what they need with the
 * first event, because the API is built from the same files and must start without it.
 */

/** Mails the customer when an order is placed, edited by staff, shipped and delivered. */
export const mailOrders = onDocumentWritten(
  { document: 'orders/{id}', ...mailOptions },
  reportFailures(async ({ data, params: { id }, time }) => {
    const [before, after] = [data?.before.data(), data?.after.data()] as [Stored?, Stored?];
    if (!after) return;
    const { editMailKey, orderEditFor, orderMailsFor } = await import('@nargisus/domain/mails');
    const status = { ...after, createdAt: after.createdAt.toDate() };
    const kinds = orderMailsFor(before, status, new Date(time));
    const edit = orderEditFor(before, after);
    if (kinds.length === 0 && edit === undefined) return;
    const { sendMailForChange } = await import('./send-mail-for-change.ts');
    for (const kind of kinds) await sendMailForChange({ kind, id });
    if (edit !== undefined) await sendMailForChange({ kind: 'order-edited', id: editMailKey(id, edit) });
  }),
);

/** Mails a person when a size that they wait for is back. `followProducts` marks the alerts; the mail is one per asking. */
export const mailStockAlerts = onDocumentWritten(
  { document: 'stockAlerts/{id}', ...mailOptions },
  reportFailures(async ({ data, params: { id } }) => {
    if (data?.after.get('state') !== 'due' || data.before.get('state') === 'due') return;
    const { stockAlertMailKey } = await import('@nargisus/domain/stock');
    const createdAt = (data.after.get('createdAt') as Timestamp).toDate();
    const { sendMailForChange } = await import('./send-mail-for-change.ts');
    await sendMailForChange({ kind: 'back-in-stock', id: stockAlertMailKey({ _id: id, createdAt }) });
  }),
);

/** Mails the customer when the gateway declined a payment; warns of a payment without an order (deploy/monitoring). */
export const mailPayments = onDocumentWritten(
  { document: 'payments/{tranId}', ...mailOptions },
  reportFailures(async ({ data, params: { tranId } }) => {
    const { becameUnfulfilled } = await import('@nargisus/domain/payments');
    const [was, is] = [data?.before.data(), data?.after.data()] as [Paying?, Paying?];
    if (becameUnfulfilled(was, is)) warn('Paid without an order', { tranId, reason: is?.unfulfilled });
    const { hasPaymentFailed } = await import('@nargisus/domain/mails');
    const [hadFailed, hasFailed] = [data?.before, data?.after].map((it) => {
      const attempt = it?.data() as Parameters<typeof hasPaymentFailed>[0] | undefined;
      return attempt !== undefined && hasPaymentFailed(attempt);
    });
    if (hadFailed || !hasFailed) return;
    const { sendMailForChange } = await import('./send-mail-for-change.ts');
    await sendMailForChange({ kind: 'payment-failed', id: tranId });
  }),
);
