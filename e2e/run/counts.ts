import { existsSync, readFileSync } from 'node:fs';

/** Numbers of tests by outcome. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A missing report means that its runner crashed, which counts as a failure. */
const NO_REPORT: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Reads Vitest's JSON report. A file that could not be loaded has no failed tests but counts as a failure. */
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

/** Reads Playwright's JSON report. A test that passed when retried counts as passed; Playwright lists it as flaky. */
export function resultsOfPlaywright(file: string): Counts {
  if (!existsSync(file)) return NO_REPORT;
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** Adds up the counts of all runners. */
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
