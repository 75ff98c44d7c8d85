import { reportDayAt } from '@nargisus/domain/reports';
import { info } from 'firebase-functions/logger';
import type { Repositories } from '../app/repositories.ts';
import { reportDependencies } from '../app/report-dependencies.ts';
import { runDailyReport } from './run-daily-report.ts';

/**
 * The 8:00 run. The scheduler calls at least once, now and then twice. @throws to be called again: after a failure, and
 * while another run holds the day, which may yet die.
 */
export async function sendScheduledReport({ reports }: Repositories, scheduled: Date): Promise<void> {
  const day = reportDayAt(scheduled);
  const { outcome, record } = await runDailyReport(reports, reportDependencies, { day, by: 'schedule' });
  info(`Daily report: ${outcome}`, { day, state: record.state, attempts: record.attempts });
  if (outcome === 'busy') throw new Error(`Another run is at the report of ${day}`);
}
