import * as z from 'zod/mini';
import { emailSchema } from '../../accounts/email.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import { reportDaySchema } from '../../reports/report-day.ts';
import { REPORT_TYPES } from '../../reports/report-file.ts';
import { reportRecordSchema } from '../../reports/report-record.ts';
import { call, noData } from '../call.ts';
import { accountMessages } from '../../accounts/account-messages.ts';
import { reportRequestMessages } from '../request-messages.ts';

/** The day of a report; without `date`, today in Dhaka (docs/reference/specification.md 2). */
const ofDay = z.object({ date: z.optional(reportDaySchema) });

const recipientSchema = z.pipe(
  z
    .string(reportRequestMessages.noAddress)
    .check(
      z.trim(),
      z.minLength(1, reportRequestMessages.noAddress),
      z.maxLength(320, accountMessages.emailInvalid),
    ),
  z.pipe(z.transform(normalEmail), emailSchema),
);

/** The daily report (docs/reference/specification.md 2, 7). */
export const reportCalls = {
  downloadCsvReport: call({
    method: 'GET',
    path: '/api/reports/download-csv',
    access: 'staff',
    rights: ['money'],
    answers: 'file',
    query: ofDay,
    data: noData,
  }),
  downloadPdfReport: call({
    method: 'GET',
    path: '/api/reports/download-pdf',
    access: 'staff',
    rights: ['money'],
    answers: 'file',
    query: ofDay,
    data: noData,
  }),
  emailReport: call({
    method: 'POST',
    path: '/api/reports/email-report',
    access: 'staff',
    rights: ['money'],
    body: z.object({
      email: recipientSchema,
      reportType: z.enum(REPORT_TYPES, reportRequestMessages.unknownType),
      date: z.optional(reportDaySchema),
    }),
    data: noData,
  }),
  /** Mails both files with sample orders to the caller. */
  sendDemoReports: call({
    method: 'POST',
    path: '/api/reports/demo',
    access: 'staff',
    rights: ['money'],
    data: noData,
  }),
  /** The state of the mails of the last days, newest first. */
  listReports: call({
    method: 'GET',
    path: '/api/reports',
    access: 'staff',
    rights: ['money'],
    data: z.array(reportRecordSchema),
  }),
  /** Mails a day's report to the recipients again. 409 while it is being sent, or before the day is over. */
  resendReport: call({
    method: 'POST',
    path: '/api/reports/{date}/resend',
    access: 'staff',
    rights: ['money'],
    params: z.object({ date: reportDaySchema }),
    data: reportRecordSchema,
  }),
};
