import { ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { reportMessages } from '@nargisus/domain/messages';
import { isDayOver, type ReportRecord } from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';
import type { ReportsRepository } from './reports.repository.ts';
import { runDailyReport, type ReportDependencies } from './run-daily-report.ts';

/**
 * Mails a day's report once more for an admin. @throws ShopError 'conflict' before the day is over, and while a run
 * is in progress
 */
export async function resendReport(
  reports: ReportsRepository,
  dependencies: ReportDependencies,
  { day, by }: { day: DhakaDay; by: string },
): Promise<ReportRecord> {
  if (!isDayOver(day, dependencies.now())) throw new ShopError('conflict', staffErrorMessages.dayNotOver);
  const { outcome, record } = await runDailyReport(reports, dependencies, { day, by, again: true }).catch(
    (cause: unknown) => {
      throw new ShopError('internal', reportMessages.emailFailed, { cause });
    },
  );
  if (outcome === 'busy') throw new ShopError('conflict', staffErrorMessages.beingSent);
  return record;
}
