import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import { setGlobalOptions, type EventHandlerOptions } from 'firebase-functions/v2/options';
import {
  gatewayStorePassword,
  maxInstances,
  metaAccessToken,
  minInstances,
  sendgridKey,
  smsApiKey,
  steadfastApiKey,
  steadfastSecretKey,
  steadfastWebhookToken,
} from './config.ts';
import { fixedAddress } from './deployment/fixed-address.ts';
import { serviceAccounts } from './deployment/service-accounts.ts';

/** Near the shoppers. firebase.json sends /api/** to the same region. */
export const REGION = 'asia-south1';

// Applies to every function: bounds its cost and denies it the default account, which may do everything. Every
// module that defines a function imports this one.
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
  timeoutSeconds: 60, // the limit of Hosting
  serviceAccount: serviceAccounts.api,
  ...fixedAddress(),
  // The pipeline decides access per call, by the token.
  invoker: 'public',
  // http/cross-origin.ts decides; the emulator's default would allow every origin.
  cors: false,
  secrets: [gatewayStorePassword, steadfastWebhookToken],
};

/**
 * Reports, invoices and packing slips, and invitations of staff, which need the key of the mail service too. Each document takes the processor for up to some seconds: one request at a time, so
 * that no shopper waits.
 */
export const documentsOptions: HttpsOptions = {
  region: REGION,
  memory: '1GiB',
  concurrency: 1,
  maxInstances,
  timeoutSeconds: 60, // the limit of Hosting
  invoker: 'public',
  cors: false,
  serviceAccount: serviceAccounts.documents,
  secrets: [sendgridKey],
};

/**
 * Renders catalogue pages on a CDN miss. Has no secrets and no data: it calls the API as a browser does. Rendering
 * uses the processor fully.
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

/** Serves renditions on a CDN miss. Mostly waits for Storage; each file is in memory while it is sent. */
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

/** One run at a time: the next is due after the longest run, with a gateway that hardly answers. */
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
 * The next run makes up for one that fails, because pending sales are counted too. The sums of half a year of 100,000
 * products are in memory.
 */
export const salesRollUpOptions: ScheduleOptions = {
  schedule: 'every 60 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '1GiB',
  timeoutSeconds: 300,
  maxInstances: 1,
};

/** Repairs the stats that dashboards follow where an event of an order was missed (docs/adr/0031). */
export const statsSweepOptions: ScheduleOptions = {
  schedule: 'every 1 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '256MiB',
  timeoutSeconds: 55,
  maxInstances: 1,
};

/**
 * An event waits up to ten seconds for its turn, and most find another one waiting: they use little processor time, so
 * many share an instance.
 */
export const followOrdersOptions = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  concurrency: 80,
  maxInstances: 3,
  retry: false,
} satisfies EventHandlerOptions;

/** Completes interrupted deletions of accounts. */
export const deletionOptions: ScheduleOptions = {
  schedule: 'every 15 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '256MiB',
  timeoutSeconds: 300,
  maxInstances: 1,
};

/**
 * docs/reference/specification.md 9. Retries a failed run until well after the lease of one that crashed
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
 * Mails to customers. Retries an event until its mail is recorded; the sweep retries mails that were not sent. The
 * lease of a crashed run is longer than a run (MAIL_LEASE_MS).
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

/** Retries mails that could not be sent. The next run continues where one ends. */
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

/**
 * Books parcels one at a time: after ten refused keys within five minutes the courier locks the shop out for an hour, so the
 * first refusal must be known before the next request. The lease of a crashed run is longer than a run (PARCEL_LEASE_MS).
 */
export const parcelOptions = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  concurrency: 1,
  maxInstances: 1,
  retry: true,
  serviceAccount: serviceAccounts.couriers,
  secrets: [steadfastApiKey, steadfastSecretKey],
} satisfies EventHandlerOptions;

/** Sends parcels that wait, and asks the courier about silent ones. The next run continues where one ends. */
export const parcelSweepOptions: ScheduleOptions = {
  schedule: 'every 5 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '256MiB',
  timeoutSeconds: 280,
  maxInstances: 1,
  serviceAccount: serviceAccounts.couriers,
  secrets: [steadfastApiKey, steadfastSecretKey],
};

/**
 * Fetches the statements of a courier; one request at a time, because the first refused key must stop the next. Each statement is a
 * request, so a run takes longer than a booking.
 */
export const statementOptions = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 300,
  concurrency: 1,
  maxInstances: 1,
  retry: true,
  serviceAccount: serviceAccounts.couriers,
  secrets: [steadfastApiKey, steadfastSecretKey],
} satisfies EventHandlerOptions;

/** Settles the rows of a statement one after another; the sweep settles what a run leaves. */
export const settlementOptions = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 540,
  concurrency: 1,
  maxInstances: 2,
  retry: false,
} satisfies EventHandlerOptions;

/**
 * Makes reports of ranges. The records of its own progress are events too, and return at once: concurrency lets them pass a run.
 * The sums of all products are in memory.
 */
export const rangeReportOptions = {
  region: REGION,
  memory: '1GiB',
  timeoutSeconds: 540,
  concurrency: 10,
  maxInstances: 1,
  retry: true,
} satisfies EventHandlerOptions;

/** One image at a time: drawing needs fifty million pixels and the renditions in memory. */
export const imageOptions = {
  region: REGION,
  memory: '1GiB',
  timeoutSeconds: 120,
  concurrency: 1,
  maxInstances: 3,
  retry: true,
  serviceAccount: serviceAccounts.pictures,
} satisfies EventHandlerOptions;

/** Reports orders to Meta. Retries an event for a day; Meta counts a repeated report once. */
export const conversionOptions = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 2,
  retry: true,
  secrets: [metaAccessToken],
} satisfies EventHandlerOptions;

/** Requests text messages; needs no key of the provider. */
export const smsRequestOptions = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 3,
  retry: true,
} satisfies EventHandlerOptions;

/**
 * Sends text messages. Retries an event until its message is recorded; the sweep retries what was not sent. The lease of a
 * crashed run is longer than a run (SMS_LEASE_MS).
 */
export const smsOptions = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 3,
  retry: true,
  serviceAccount: serviceAccounts.mails,
  secrets: [smsApiKey],
} satisfies EventHandlerOptions;

/** Retries text messages and reads their receipts; the next run continues where one ends. */
export const smsSweepOptions: ScheduleOptions = {
  schedule: 'every 10 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '256MiB',
  timeoutSeconds: 540,
  maxInstances: 1,
  serviceAccount: serviceAccounts.mails,
  secrets: [smsApiKey],
};
