import { ShopError } from '@nargisus/domain/contract';
import { reportMessages } from '@nargisus/domain/messages';
import { demoReport, REPORT_TYPES, reportMail, type ReportType } from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';
import { readMailedReport } from './read-report.ts';
import { reportFile } from './report-file.ts';
import type { ReportsRepository } from './reports.repository.ts';
import { reportsPage, type ReportDependencies } from './run-daily-report.ts';
import type { Mail } from '../email/sendgrid.ts';

type Send = (mail: Mail) => Promise<unknown>;

interface Wanted {
  readonly email: string;
  readonly day: DhakaDay;
}

/** Mails a day's report in one format to an address that an admin names. Not a daily report: nothing is recorded. */
export async function emailReport(
  reports: ReportsRepository,
  { send, shopOrigin }: Pick<ReportDependencies, 'send' | 'shopOrigin'>,
  { email, day, type }: Wanted & { readonly type: ReportType },
): Promise<void> {
  const types = [type];
  await orSay(reportMessages.emailFailed, async () => {
    const { report, attachments, isCsvTooLarge } = await readMailedReport(reports, day, types);
    const csvAt = isCsvTooLarge ? reportsPage(shopOrigin()) : undefined;
    await send({ to: [email], ...reportMail(report, { types, csvAt }), attachments });
  });
}

/** Mails both formats with made-up orders. */
export async function sendDemoReports(send: Send, { email, day }: Wanted): Promise<void> {
  await orSay(reportMessages.demoFailed, async () => {
    const [report, isDemo] = [demoReport(day), true];
    const attachments = await Promise.all(REPORT_TYPES.map((type) => reportFile(report, type, { isDemo })));
    await send({ to: [email], ...reportMail(report, { isDemo }), attachments });
  });
}

async function orSay(words: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new ShopError('internal', words, { cause });
  }
}
