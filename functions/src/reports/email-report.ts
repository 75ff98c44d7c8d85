import { ShopError } from '@nargisus/domain/contract';
import { reportMessages } from '@nargisus/domain/messages';
import {
  dailyReport,
  demoReport,
  REPORT_TYPES,
  reportMail,
  type DailyReport,
  type ReportType,
} from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';
import { reportFile } from './report-file.ts';
import type { ReportsRepository } from './reports.repository.ts';
import type { Mail } from './send-mail.ts';

type Send = (mail: Mail) => Promise<unknown>;

interface Wanted {
  readonly email: string;
  readonly day: DhakaDay;
}

/** A day's report in one form, to whom an admin says. It is no daily report: nothing is recorded. */
export async function emailReport(
  reports: ReportsRepository,
  send: Send,
  { email, day, type }: Wanted & { readonly type: ReportType },
): Promise<void> {
  await orSay(reportMessages.emailFailed, async () => {
    const report = dailyReport(day, await reports.ordersOf(day));
    await mailTo(email, send, report, [type], false);
  });
}

/** Both forms with made-up orders. */
export async function sendDemoReports(send: Send, { email, day }: Wanted): Promise<void> {
  await orSay(reportMessages.demoFailed, () => mailTo(email, send, demoReport(day), REPORT_TYPES, true));
}

async function mailTo(
  email: string,
  send: Send,
  report: DailyReport,
  types: readonly ReportType[],
  isDemo: boolean,
): Promise<void> {
  const attachments = await Promise.all(types.map((type) => reportFile(report, type, { isDemo })));
  await send({ to: [email], ...reportMail(report, { isDemo }), attachments });
}

async function orSay(words: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new ShopError('internal', words, { cause });
  }
}
