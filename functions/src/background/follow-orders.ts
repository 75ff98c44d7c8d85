import { onDocumentWritten } from 'firebase-functions/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { reportFailures } from './report-failures.ts';
import { openRepositories } from '../app/dependencies.ts';
import { followOrdersOptions } from '../function-options.ts';

/**
 * Rolls up the sales of orders and writes the stats that dashboards follow, after each change of an order and at
 * most every ten seconds (docs/adr/0031). Not retried: the sweep of each minute repairs what an event missed.
 */
export const followOrders = onDocumentWritten(
  { document: 'orders/{id}', ...followOrdersOptions },
  reportFailures(async () => {
    const { sales } = await openRepositories();
    const now = () => new Date();
    await sales.followChange({ now, wait: async (ms) => void (await wait(Math.max(0, ms))) });
  }),
);
