import { defineString, expr, projectID } from 'firebase-functions/params';

const named = (name: string) => ({ default: expr`${name}@${projectID}.iam.gserviceaccount.com` });

/**
 * Whom each function runs as: an account for each duty, with no roles but those of docs/deploy.md, step 1 (docs/adr/0026). The
 * default account of a project may do everything in it.
 */
export const serviceAccounts = {
  /** The HTTP API. */
  api: defineString('API_SERVICE_ACCOUNT', named('shop-api')),
  /** Makes reports, invoices and slips. */
  documents: defineString('DOCUMENTS_SERVICE_ACCOUNT', named('shop-documents')),
  /** Draws pages for anyone; needs no data and no secret. */
  pages: defineString('PAGES_SERVICE_ACCOUNT', named('shop-pages')),
  /** Shows renditions to anyone; reads files. */
  renditions: defineString('RENDITIONS_SERVICE_ACCOUNT', named('shop-renditions')),
  /** Draws renditions of uploads. */
  pictures: defineString('PICTURES_SERVICE_ACCOUNT', named('shop-pictures')),
  /** Writes mails to customers and the daily report. */
  mails: defineString('MAILS_SERVICE_ACCOUNT', named('shop-mails')),
  /** Everything else that follows documents or the clock. */
  jobs: defineString('JOBS_SERVICE_ACCOUNT', named('shop-jobs')),
};
