import { mailSettings, reportRecipients, shopOrigin } from '../config.ts';
import type { ReportDependencies } from '../reports/run-daily-report.ts';
import { sendMail } from '../email/sendgrid.ts';

/** Reports as they are sent by this deployment. */
export const reportDependencies: ReportDependencies = {
  now: () => new Date(),
  recipients: reportRecipients,
  send: async (mail) => sendMail(mail, mailSettings()),
  shopOrigin,
};
