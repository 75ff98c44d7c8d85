import { onRequest } from 'firebase-functions/https';
import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { reportFailures } from './background/report-failures.ts';
import {
  dependencies,
  mailDependencies,
  openRepositories,
  parcelDependencies,
  smsDependencies,
} from './app/dependencies.ts';
import { apiRoutes, documentRoutes } from './app/routes.ts';
import { shopOrigin } from './config.ts';
import {
  apiOptions,
  dailyReportOptions,
  deletionOptions,
  documentsOptions,
  mailSweepOptions,
  pagesOptions,
  parcelSweepOptions,
  paymentSweepOptions,
  renditionsOptions,
  salesRollUpOptions,
  smsSweepOptions,
  statsSweepOptions,
} from './function-options.ts';
import { createApp } from './http/app.ts';
import { bypassPlatformBodyParser } from './http/bypass-platform-body-parser.ts';
import { cloudLog } from './http/request-log.ts';
import type { PageRenderer } from './ssr/page-renderer.ts';

bypassPlatformBodyParser(['limitSms']);

/** The HTTP contract of docs/reference/specification.md 7, behind Hosting's /api/**. */
export const api = onRequest(apiOptions, createApp(dependencies, apiRoutes));

/** The calls that render documents, apart from those of shoppers (docs/reports.md). */
export const documents = onRequest(documentsOptions, createApp(dependencies, documentRoutes));

/** How long the sweep of parcels and statements begins new work, in ms: less than its timeout. */
const SWEEP_MS = 240_000;

/** Opened by the first page, shared by all that follow. */
let renderer: Promise<PageRenderer> | undefined;

/** Renders catalogue pages on the server. */
export const pages = onRequest(pagesOptions, async (request, response) => {
  const [{ answerRequest }, { openPageRenderer }] = await Promise.all([
    import('./ssr/answer-request.ts'),
    import('./ssr/page-renderer.ts'),
  ]);
  const open = () => (renderer ??= openPageRenderer());
  await answerRequest({ open, shopOrigin, log: cloudLog })(request, response);
});

/** Serves renditions of product images to the CDN (docs/adr/0020). */
export const renditions = onRequest(renditionsOptions, async (request, response) => {
  const [{ answerRendition }, { ImageStore }] = await Promise.all([
    import('./images/answer-rendition.ts'),
    import('./images/image-store.ts'),
  ]);
  await answerRendition({ store: new ImageStore(), log: cloudLog })(request, response);
});

/** Asks the gateway about payments without a known end, and about refunds in progress. */
export const sweepPayments = onSchedule(
  paymentSweepOptions,
  reportFailures(async () => {
    const { sweepPayments: sweep } = await import('./payments/sweep-payments.ts');
    info('Payments swept', await sweep(await openRepositories(), dependencies));
  }),
);

/** Computes the sales of the dashboard's periods (docs/adr/0030) and repairs the stats of products and users. */
export const foldSales = onSchedule(
  salesRollUpOptions,
  reportFailures(async () => {
    const { sales, productCounters, userCounters } = await openRepositories();
    await sales.rollUp(dependencies.now());
    for (const counters of [productCounters, userCounters]) await counters.recount({ repair: true });
  }),
);

/**
 * Writes the stats that dashboards follow, where an event was missed (docs/adr/0031), removes lapsed holds of stock, and restarts
 * reports of ranges whose run crashed (docs/adr/0085).
 */
export const sweepFigures = onSchedule(
  statsSweepOptions,
  reportFailures(async () => {
    const { sweepHolds } = await import('./stock/sweep-holds.ts');
    const { sales, stock, rangeReports } = await openRepositories();
    const now = dependencies.now();
    await Promise.all([sales.updateStats(now), sweepHolds(stock, now), rangeReports.restart(now)]);
  }),
);

/** Completes interrupted deletions of accounts. */
export const endDeletions = onSchedule(
  deletionOptions,
  reportFailures(async () => {
    const { finishDeletions } = await import('./accounts/finish-deletion.ts');
    await finishDeletions(await openRepositories(), new Date());
  }),
);

/** Retries mails that could not be sent (docs/mails.md). */
export const sweepMails = onSchedule(
  mailSweepOptions,
  reportFailures(async () => {
    const { runMailSweep } = await import('./mails/run-mail-sweep.ts');
    const repositories = await openRepositories();
    await runMailSweep(repositories.mails, mailDependencies(repositories));
  }),
);

/**
 * Sends waiting parcels, applies missed notices, and asks the courier about silent parcels (docs/adr/0064); settles rows of
 * statements that an interrupted run has left (docs/adr/0079).
 */
export const sweepParcels = onSchedule(
  parcelSweepOptions,
  reportFailures(async () => {
    const { runParcelSweep } = await import('./couriers/run-parcel-sweep.ts');
    const { sweepSettlements } = await import('./settlements/sweep-settlements.ts');
    const until = new Date(Date.now() + SWEEP_MS);
    const repositories = await openRepositories();
    await runParcelSweep(repositories, parcelDependencies);
    await sweepSettlements(repositories, { now: parcelDependencies.now, until });
  }),
);

/** Retries text messages and reads their receipts (docs/adr/0078). */
export const sweepSms = onSchedule(
  smsSweepOptions,
  reportFailures(async () => {
    const { runSmsSweep } = await import('./sms/run-sms-sweep.ts');
    const repositories = await openRepositories();
    await runSmsSweep(repositories.sms, smsDependencies(repositories));
  }),
);

/** Mails the report of the previous day (docs/reference/specification.md 9). */
export const dailyReport = onSchedule(
  dailyReportOptions,
  reportFailures(async ({ scheduleTime }) => {
    const { sendScheduledReport } = await import('./reports/send-scheduled-report.ts');
    const { reports } = await openRepositories();
    await sendScheduledReport(reports, dependencies, new Date(scheduleTime));
  }),
);

export { limitSms } from './background/before-sms.ts';
export { sendConversions } from './background/send-conversions.ts';
export { followUsers } from './background/follow-users.ts';
export { followOrders } from './background/follow-orders.ts';
export { mailOrders, mailPayments, mailStockAlerts } from './background/send-mails.ts';
export { requestSms, sendSms } from './background/send-sms.ts';
export { sendParcels } from './background/send-parcels.ts';
export { importStatements, settleStatements } from './background/settle-statements.ts';
export { makeRangeReports } from './background/make-range-reports.ts';
export { followProducts } from './background/follow-products.ts';
export { followStock } from './background/follow-stock.ts';
export { drawPictures, showPictures, showReviewPictures } from './background/follow-images.ts';
