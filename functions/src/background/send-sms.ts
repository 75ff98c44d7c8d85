import type { OrderDesk } from '@nargisus/domain/desk';
import type { Timestamp } from 'firebase-admin/firestore';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { openRepositories, smsDependencies } from '../app/dependencies.ts';
import { smsOptions, smsRequestOptions } from '../function-options.ts';
import { reportFailures } from './report-failures.ts';

type Stored = Pick<OrderDesk, 'orderStatus' | 'deliveryStatus' | 'paymentStatus' | 'call' | 'edits'> & {
  readonly createdAt: Timestamp;
};

const deskOf = (stored: Stored) => ({ ...stored, createdAt: stored.createdAt.toDate() });

/**
 * Requests the text messages that a change of an order causes. The desk's document has the order's statuses and what calls
 * decided, so that one event serves both (docs/adr/0078).
 */
export const requestSms = onDocumentWritten(
  { document: 'orderDesk/{id}', ...smsRequestOptions },
  reportFailures(async ({ data, params: { id }, time }) => {
    const [before, after] = [data?.before.data(), data?.after.data()] as [Stored?, Stored?];
    if (!after) return;
    const [{ requestSms: request }, { sms, settings }] = await Promise.all([
      import('../sms/request-sms.ts'),
      openRepositories(),
    ]);
    const change = { id, before: before && deskOf(before), after: deskOf(after), now: new Date(time) };
    await request({ sms, settings }, change);
  }),
);

/** Sends a text message that was requested. */
export const sendSms = onDocumentCreated(
  { document: 'sms/{id}', ...smsOptions },
  reportFailures(async ({ params: { id } }) => {
    const [{ sendOrderSms }, { logSms }, repositories] = await Promise.all([
      import('../sms/send-order-sms.ts'),
      import('../sms/log-sms.ts'),
      openRepositories(),
    ]);
    logSms(id, await sendOrderSms(repositories.sms, smsDependencies(repositories), id));
  }),
);
