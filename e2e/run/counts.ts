import { existsSync, readFileSync } from 'node:fs';

/** How many tests a runner has told. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A report that is missing means that its runner died: that counts as a failure, never as nothing. */
const NO_REPORT: Counts = { passed: 0, failed: 1, skipped: 0 };

/** A file that could not be loaded has no failed tests, and is a failure all the same. */
export function resultsOfVitest(file: string): Counts {
  if (!existsSync(file)) return NO_REPORT;
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    success: boolean;
  };
  const failed = Math.max(report.numFailedTests, report.success ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

/** A story that was told again and then held counts as passed; the list names it as flaky. */
export function resultsOfPlaywright(file: string): Counts {
  if (!existsSync(file)) return NO_REPORT;
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** Of all runners. */
export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
