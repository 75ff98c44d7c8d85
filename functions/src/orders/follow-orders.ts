import { onDocumentWritten } from 'firebase-functions/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { reportFailures } from '../background/report-failures.ts';
import { followOrdersOptions, openRepositories } from '../config.ts';

/**
 * Rolls up the sales of orders and writes the figures that dashboards follow, after each change of an order and at most every
 * ten seconds (docs/adr/0031). Not retried: the sweep of each minute repairs what an event missed.
 */
export const followOrders = onDocumentWritten(
  { document: 'orders/{id}', ...followOrdersOptions },
  reportFailures(async () => {
    const { orders } = await openRepositories();
    const now = () => new Date();
    await orders.followChange({ now, wait: async (ms) => void (await wait(Math.max(0, ms))) });
  }),
);
