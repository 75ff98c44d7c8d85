import { onDocumentWritten } from 'firebase-functions/firestore';
import { info } from 'firebase-functions/logger';
import { openRepositories } from '../app/dependencies.ts';
import { rangeReportOptions } from '../function-options.ts';
import { reportError, stackOf } from '../logging/report-error.ts';
import { reportFailures } from './report-failures.ts';

/** Makes a report of a range each time one is queued: when staff ask for it, after a failed run, and by the sweep. */
export const makeRangeReports = onDocumentWritten(
  { document: 'rangeReports/{id}', ...rangeReportOptions },
  reportFailures(async ({ data, params: { id } }) => {
    if (data?.after.get('state') !== 'queued') return;
    const { makeRangeReport } = await import('../reports/range/make-range-report.ts');
    const reportFailure = (thrown: unknown) =>
      reportError('A report of a range could not be made', { id, stack: stackOf(thrown) });
    const run = { now: () => new Date(), reportFailure };
    const report = await makeRangeReport(await openRepositories(), run, id);
    info('Report of a range', { id, state: report?.state, orders: report?.ordersRead });
  }),
);
