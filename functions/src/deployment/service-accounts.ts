import { defineString, expr, projectID } from 'firebase-functions/params';

const named = (name: string) => ({ default: expr`${name}@${projectID}.iam.gserviceaccount.com` });

/**
 * The service account that each function runs as: one per duty, with only the roles of docs/deploy.md, step 1
 * (docs/adr/0026). The default account of a project may do everything in it.
 */
export const serviceAccounts = {
  /** The HTTP API. */
  api: defineString('API_SERVICE_ACCOUNT', named('shop-api')),
  /** Renders reports, invoices and packing slips. */
  documents: defineString('DOCUMENTS_SERVICE_ACCOUNT', named('shop-documents')),
  /** Renders pages for anyone; needs no data and no secret. */
  pages: defineString('PAGES_SERVICE_ACCOUNT', named('shop-pages')),
  /** Serves renditions to anyone; reads files. */
  renditions: defineString('RENDITIONS_SERVICE_ACCOUNT', named('shop-renditions')),
  /** Draws renditions of uploads. */
  pictures: defineString('PICTURES_SERVICE_ACCOUNT', named('shop-pictures')),
  /** Sends mails to customers and the daily report. */
  mails: defineString('MAILS_SERVICE_ACCOUNT', named('shop-mails')),
  /** Books parcels with couriers. */
  couriers: defineString('COURIERS_SERVICE_ACCOUNT', named('shop-couriers')),
  /** All other event and scheduled functions. */
  jobs: defineString('JOBS_SERVICE_ACCOUNT', named('shop-jobs')),
};
