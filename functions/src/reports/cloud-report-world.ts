import { mailSettings, reportRecipients, shopOrigin } from '../config.ts';
import type { ReportWorld } from './run-daily-report.ts';
import { sendMail } from './send-mail.ts';

/** Reports as they are sent by this deployment. */
export const cloudReportWorld: ReportWorld = {
  now: () => new Date(),
  recipients: reportRecipients,
  send: async (mail) => sendMail(mail, mailSettings()),
  shopOrigin,
};
