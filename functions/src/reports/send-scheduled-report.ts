import { reportDayAt } from '@nargisus/domain/reports';
import { info } from 'firebase-functions/logger';
import type { ReportsRepository } from './reports.repository.ts';
import { runDailyReport, type ReportDependencies } from './run-daily-report.ts';

/**
 * Sends the report of the 8:00 run. The scheduler calls at least once. @throws Error to be called again: after a
 * failure, and while another run holds the day, since it may crash
 */
export async function sendScheduledReport(
  reports: ReportsRepository,
  dependencies: ReportDependencies,
  scheduled: Date,
): Promise<void> {
  const day = reportDayAt(scheduled);
  const { outcome, record } = await runDailyReport(reports, dependencies, { day, by: 'schedule' });
  info(`Daily report: ${outcome}`, { day, state: record.state, attempts: record.attempts });
  if (outcome === 'busy') throw new Error(`Another run is at the report of ${day}`);
}
