import {
  accumulateOrders,
  afterFailedRun,
  emptyAccumulator,
  finishSums,
  NO_CASH,
  productsCsv,
  rangeFilePath,
  withMoreCash,
  withProgress,
  type RangeAccumulator,
  type RangeReport,
} from '@nargisus/domain/reports';
import { randomUUID } from 'node:crypto';
import { csvHead, csvRows } from '../render-csv.ts';
import type { RangeFiles } from './range-files.ts';
import type { RangeReportsRepository } from './range-reports.repository.ts';
import { UnreadableOrder } from './unreadable-order.ts';

/** How often a run records how far it is, in ms: dashboards follow it. */
const PROGRESS_MS = 2_000;

export interface RangeReportRepositories {
  readonly rangeReports: RangeReportsRepository;
  readonly rangeFiles: Pick<RangeFiles, 'write' | 'read'>;
}

interface Run {
  readonly now: () => Date;
  readonly reportFailure: (thrown: unknown) => void;
}

/** Another run has claimed the report: this one must leave no trace. */
class ClaimLost extends Error {}

/**
 * Makes a report that waits: reads the orders of its range once, page by page, writes their CSV to Storage as it reads, and stores
 * the figures. May be called any number of times and concurrently: one run makes the report. A run that fails leaves it queued or
 * failed.
 * @returns undefined when there was nothing to do, or another run has taken over
 */
export async function makeRangeReport(
  { rangeReports, rangeFiles }: RangeReportRepositories,
  { now, reportFailure }: Run,
  id: string,
): Promise<RangeReport | undefined> {
  const report = await rangeReports.claim(id, randomUUID(), now());
  if (!report) return undefined;
  try {
    const sums = emptyAccumulator();
    await rangeFiles.write(rangeFilePath(report, 'orders.csv'), ordersInto(sums, report));
    await rangeFiles.write(rangeFilePath(report, 'products.csv'), encoded(productsCsv(sums)));
    return await rangeReports.finish(report, finishSums(id, report, sums, await cashAgeing()), now());
  } catch (thrown) {
    if (thrown instanceof ClaimLost) return undefined;
    reportFailure(thrown);
    const error = thrown instanceof UnreadableOrder ? 'unreadable-order' : 'other';
    return rangeReports.change(report, (present) => afterFailedRun(present, error, now()));
  }

  /** Yields the CSV of the orders, and adds each page to the sums. */
  async function* ordersInto(sums: RangeAccumulator, range: RangeReport): AsyncGenerator<Uint8Array> {
    let recordedAt = now();
    yield csvHead();
    for await (const orders of rangeReports.pagesOf(range)) {
      accumulateOrders(sums, orders);
      if (now().getTime() - recordedAt.getTime() >= PROGRESS_MS) {
        recordedAt = now();
        const { orders: read } = sums.summary;
        const held = await rangeReports.change(range, (it) => withProgress(it, read, now()));
        if (!held) throw new ClaimLost();
      }
      if (orders.length > 0) yield csvRows(orders);
    }
  }

  async function cashAgeing() {
    let ageing = NO_CASH;
    for await (const due of rangeReports.cashDue()) ageing = withMoreCash(ageing, due, now());
    return ageing;
  }
}

async function* encoded(parts: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(Buffer.from(part));
}
