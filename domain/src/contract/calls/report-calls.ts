import * as z from 'zod/mini';
import { emailSchema } from '../../accounts/email.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import { RANGE_FILES } from '../../reports/range/range-files.ts';
import { rangeMessages } from '../../reports/range/range-messages.ts';
import { rangeReportSchema } from '../../reports/range/range-report.ts';
import { isReportRange, MAX_RANGE_DAYS } from '../../reports/range/report-range.ts';
import { reportDaySchema } from '../../reports/report-day.ts';
import { REPORT_TYPES } from '../../reports/report-file.ts';
import { reportRecordSchema } from '../../reports/report-record.ts';
import { fixedText } from '../../text/message.ts';
import { call, noData } from '../call.ts';
import { accountMessages } from '../../accounts/account-messages.ts';
import { reportRequestMessages, requestMessages } from '../request-messages.ts';

/** The day of a report; without `date`, today in Dhaka (docs/reference/specification.md 2). */
const ofDay = z.object({ date: z.optional(reportDaySchema) });

const TOO_LONG = fixedText(requestMessages.tooManyDays, { count: MAX_RANGE_DAYS });

const rangeReportId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, rangeMessages.notFound));

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
  /**
   * Has a report made of a range of at most 366 Dhaka days. rangeReports/{id} says how it goes, rangeSums/{id} has its figures. 200 with
   * the report that is there already while one of the same range is being made, and for a minute after it was asked for.
   */
  requestRangeReport: call({
    method: 'POST',
    path: '/api/reports/ranges',
    access: 'staff',
    rights: ['money'],
    perMinute: 20,
    body: z.object({ from: reportDaySchema, to: reportDaySchema }).check(
      z.refine(({ from, to }) => from <= to, { path: ['to'], error: requestMessages.lastDayBeforeFirst }),
      z.refine(({ from, to }) => from > to || isReportRange(from, to), { path: ['to'], error: TOO_LONG }),
    ),
    status: 202,
    data: rangeReportSchema,
  }),
  /** A file of such a report: every line that was ordered, every product, or the figures. 409 until the report is ready. */
  downloadRangeReport: call({
    method: 'GET',
    path: '/api/reports/ranges/{id}/files/{file}',
    access: 'staff',
    rights: ['money'],
    answers: 'file',
    params: z.object({ id: rangeReportId, file: z.enum(RANGE_FILES, rangeMessages.unknownFile) }),
    data: noData,
  }),
};
