import { calls, ShopError } from '@nargisus/domain/contract';
import {
  rangeFileName,
  rangeFilePath,
  rangeMessages,
  type RangeFile,
  type RangeReport,
} from '@nargisus/domain/reports';
import { routesWith } from '../../http/route.ts';
import type { RangeReportRepositories } from './make-range-report.ts';

const { route } = routesWith<RangeReportRepositories, { readonly now: () => Date }>();

/** Requests of reports of ranges; the worker makes them. */
export const rangeReportRoutes = [
  route(calls.requestRangeReport, async ({ caller, body }, { rangeReports }, { now }) => {
    const { report, isNew } = await rangeReports.request(body, { by: caller.uid, now: now() });
    return { data: report, isNew, message: isNew ? rangeMessages.requested : rangeMessages.known };
  }),
];

/** Files of reports of ranges: the function `documents` answers them. */
export const rangeFileRoutes = [
  route(calls.downloadRangeReport, async ({ params: { id, file } }, repositories) => {
    const report = await repositories.rangeReports.find(id);
    if (!report) throw new ShopError('not-found', rangeMessages.notFound);
    if (report.state !== 'ready') throw new ShopError('conflict', rangeMessages.notReady);
    const type = file === 'report.pdf' ? 'application/pdf' : 'text/csv; charset=utf-8';
    const content = await contentOf(repositories, report, file);
    if (!content) throw new ShopError('not-found', rangeMessages.fileGone);
    return { file: { name: rangeFileName(report, file), type, content } };
  }),
];

/** Returns undefined when the file or the figures expired. */
async function contentOf(
  { rangeReports, rangeFiles }: RangeReportRepositories,
  report: RangeReport,
  file: RangeFile,
): Promise<Uint8Array | AsyncIterable<Uint8Array> | undefined> {
  if (file !== 'report.pdf') return rangeFiles.read(rangeFilePath(report, file));
  const sums = await rangeReports.sums(report._id);
  if (!sums) return undefined;
  const { renderRangePdf } = await import('./render-range-pdf.ts');
  return renderRangePdf(report, sums);
}
