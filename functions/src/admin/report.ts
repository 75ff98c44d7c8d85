import { isDayOver, reportDayAt, reportDaySchema } from '@nargisus/domain/reports';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dependencies } from '../app/dependencies.ts';
import { createRepositories } from '../app/repositories.ts';
import { readReport } from '../reports/read-report.ts';
import { csvOf } from '../reports/render-csv.ts';
import { csvFile, reportFile } from '../reports/report-file.ts';
import { runDailyReport } from '../reports/run-daily-report.ts';
import { useLocalSuite } from './use-local-suite.ts';

const USAGE =
  'Usage: npm run report -- [--date YYYY-MM-DD] [--again] [--save FOLDER] [--local | --project ID]';

/**
 * Sends the daily report by hand: mails it to REPORT_RECIPIENTS unless it was sent before (--again sends it
 * anyway); with --save it only writes the files. On a real project it uses Application Default Credentials and the
 * parameters of the functions from the environment (docs/deploy.md); with --local, the local emulators and their
 * mailbox.
 */
async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      date: { type: 'string' },
      again: { type: 'boolean', default: false },
      save: { type: 'string' },
      local: { type: 'boolean', default: false },
      project: { type: 'string' },
    },
  });
  if (flags.local) useLocalSuite();
  const project = flags.project ?? process.env.GCLOUD_PROJECT;
  if (!project) throw new Error('Which project? Give --project ID, or --local for the local suite');
  process.env.GCLOUD_PROJECT = project;
  process.env.SENDGRID_BASE ??= 'https://api.sendgrid.com';
  const now = new Date();
  const date = reportDaySchema.safeParse(flags.date ?? reportDayAt(now));
  if (!date.success) throw new Error(USAGE);
  const day = date.data;
  const { reports } = createRepositories();

  if (flags.save !== undefined) {
    const folder = resolve(process.env.INIT_CWD ?? '.', flags.save);
    await mkdir(folder, { recursive: true });
    const csv = csvFile(day, csvOf(reports.pagesOf(day)));
    const pdf = await reportFile(await readReport(reports, day), 'pdf');
    for (const { name, content } of [csv, pdf]) {
      await writeFile(resolve(folder, name), content);
      console.info(resolve(folder, name));
    }
    return;
  }
  if (!isDayOver(day, now)) throw new Error(`${day} is not over yet; --save writes what there is`);
  const run = { day, by: 'command line', again: flags.again };
  const { outcome, record } = await runDailyReport(reports, dependencies, run);
  const messages = {
    sent: `The report of ${day} was sent to ${record.to.join(', ')}.`,
    busy: `Another run is sending the report of ${day} right now.`,
    'not-needed': `The report of ${day} is "${record.state}" already; --again sends it once more.`,
  };
  console.info(messages[outcome]);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
