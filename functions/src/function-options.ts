import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import { setGlobalOptions, type EventHandlerOptions } from 'firebase-functions/v2/options';
import { gatewayStorePassword, maxInstances, minInstances, sendgridKey } from './config.ts';
import { fixedAddress } from './deployment/fixed-address.ts';
import { serviceAccounts } from './deployment/service-accounts.ts';

/** Beside the shoppers: firebase.json sends /api/** to the same region. */
export const REGION = 'asia-south1';

// Holds for every function: each is bounded, and none runs as the account that may do everything. Stands here because every
// module that defines a function imports this one first.
setGlobalOptions({
  region: REGION,
  memory: '256MiB',
  maxInstances: 5,
  concurrency: 10,
  serviceAccount: serviceAccounts.jobs,
});

export const apiOptions: HttpsOptions = {
  region: REGION,
  memory: '512MiB',
  concurrency: 80,
  maxInstances,
  minInstances,
  timeoutSeconds: 60, // Hosting waits no longer
  serviceAccount: serviceAccounts.api,
  ...fixedAddress(),
  // Who may do what is decided per call, by the token.
  invoker: 'public',
  // Ours decides (http/cross-origin.ts); the emulator would let everybody in.
  cors: false,
  secrets: [gatewayStorePassword],
};

/**
 * Reports, invoices and slips: each takes the processor for up to some seconds, so one at a time, and no shopper waits
 * behind it.
 */
export const documentsOptions: HttpsOptions = {
  region: REGION,
  memory: '1GiB',
  concurrency: 1,
  maxInstances,
  timeoutSeconds: 60, // Hosting waits no longer
  invoker: 'public',
  cors: false,
  serviceAccount: serviceAccounts.documents,
  secrets: [sendgridKey],
};

/**
 * Pages of the catalogue for who comes when the CDN has none. No secrets and no data of its own: it asks the API as
 * a browser does. Drawing takes the whole processor.
 */
export const pagesOptions: HttpsOptions = {
  region: REGION,
  memory: '512MiB',
  concurrency: 8,
  maxInstances,
  timeoutSeconds: 30,
  serviceAccount: serviceAccounts.pages,
  invoker: 'public',
  cors: false,
};

/**
 * Renditions for who comes when the CDN has none. It waits for Storage and hardly counts; each file is in memory
 * while it is sent.
 */
export const renditionsOptions: HttpsOptions = {
  region: REGION,
  memory: '512MiB',
  concurrency: 40,
  maxInstances,
  timeoutSeconds: 30,
  serviceAccount: serviceAccounts.renditions,
  invoker: 'public',
  cors: false,
};

/** One at a time; the next is due when a run with a gateway that hardly answers has ended. */
export const paymentSweepOptions: ScheduleOptions = {
  schedule: 'every 15 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '512MiB',
  timeoutSeconds: 840,
  maxInstances: 1,
  ...fixedAddress(),
  secrets: [gatewayStorePassword],
};

/**
 * A run that fails is made up for by the next: what it would have moved waits where it counts just as much. The
 * sums of half a year of 100,000 products are in memory.
 */
export const salesRollUpOptions: ScheduleOptions = {
  schedule: 'every 60 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '1GiB',
  timeoutSeconds: 300,
  maxInstances: 1,
};

/** Repairs the figures that dashboards follow where the events of orders missed something (docs/adr/0031). */
export const statsSweepOptions: ScheduleOptions = {
  schedule: 'every 1 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '256MiB',
  timeoutSeconds: 55,
  maxInstances: 1,
};

/**
 * An event waits up to ten seconds for its turn, most find another waiting: hardly any work, so many share an
 * instance.
 */
export const followOrdersOptions = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  concurrency: 80,
  maxInstances: 3,
  retry: false,
} satisfies EventHandlerOptions;

/** Goes on with deletions of accounts that something interrupted. */
export const deletionOptions: ScheduleOptions = {
  schedule: 'every 15 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '256MiB',
  timeoutSeconds: 300,
  maxInstances: 1,
};

/**
 * docs/reference/specification.md 9. A run that fails is tried again until well after the lease of one that died
 * (REPORT_LEASE_MS).
 */
export const dailyReportOptions: ScheduleOptions = {
  schedule: '0 8 * * *',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '512MiB',
  timeoutSeconds: 300,
  maxInstances: 1,
  retryCount: 5,
  minBackoffSeconds: 120,
  maxBackoffSeconds: 900,
  serviceAccount: serviceAccounts.mails,
  secrets: [sendgridKey],
};

/**
 * Mails to customers: an event is brought again until its mail is recorded; what was not sent is the sweep's. The
 * lease of one that died is longer than a run (MAIL_LEASE_MS).
 */
export const mailOptions = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 5,
  retry: true,
  serviceAccount: serviceAccounts.mails,
  secrets: [sendgridKey],
} satisfies EventHandlerOptions;

/** Mails that could not be sent: what a run leaves is due in the next. */
export const mailSweepOptions: ScheduleOptions = {
  schedule: 'every 10 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '256MiB',
  timeoutSeconds: 540,
  maxInstances: 1,
  serviceAccount: serviceAccounts.mails,
  secrets: [sendgridKey],
};

/** One picture at a time: while it is drawn, fifty million pixels and what is made of them are in memory. */
export const pictureOptions = {
  region: REGION,
  memory: '1GiB',
  timeoutSeconds: 120,
  concurrency: 1,
  maxInstances: 3,
  retry: true,
  serviceAccount: serviceAccounts.pictures,
} satisfies EventHandlerOptions;
