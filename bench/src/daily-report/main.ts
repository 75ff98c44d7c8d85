import type { DhakaDay } from '@nargisus/domain/time';
import { adminClient } from '@nargisus/local-suite/admin-client';
import { startEmulator } from '@nargisus/local-suite/testing';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickOr } from '../results/quick.ts';
import { publishResult, type Measurement } from '../results/publish-result.ts';
import { storeOrdersOfDay } from './store-orders-of-day.ts';
import { buildReports } from './build-reports.ts';
import { makeFiles } from './make-files.ts';
import { runDailyReport } from './run-daily-report.ts';

/**
 * `npm run bench:reports`: mails a day's report with the function of 8:00 and makes both files as downloads do, for days with
 * more and more orders. Memory must not grow with them beyond the rows of the PDF and the attachment of the mail.
 */
const DAYS: readonly (readonly [day: DhakaDay, orders: number])[] = [
  ['2026-03-01' as DhakaDay, 100],
  ['2026-03-02' as DhakaDay, 1_000],
  ['2026-03-03' as DhakaDay, quickOr(5_000, 1_500)],
  // A mail carries the CSV of at most about 7,200 of these orders.
  ['2026-03-04' as DhakaDay, quickOr(7_000, 1_800)],
  ['2026-03-05' as DhakaDay, quickOr(15_000, 2_000)],
];
const MAX_MIB = 256;

const rows: Measurement[] = [];
/** From this size on memory may grow only with the mail. Its memory is the baseline of larger days. */
const BASE_ORDERS = 1_000;
const base: Record<string, number> = {};
const built = await buildReports();
const emulator = await startEmulator();
const { firestore: db, close } = adminClient(emulator);
const folder = await mkdtemp(join(tmpdir(), 'nargisus-report-'));
try {
  for (const [day, orders] of DAYS) {
    await storeOrdersOfDay(db, day, orders);
    const mailed = await runDailyReport(built.functions, emulator, day);
    const saved = await makeFiles(built.command, emulator, { day, folder });
    for (const [what, { seconds, residentMiB }] of [
      ['the function of 8:00', mailed],
      ['both files', saved],
    ] as const) {
      if (orders === BASE_ORDERS) base[what] = residentMiB;
      const baseline = { name: `${BASE_ORDERS} orders`, value: base[what] ?? residentMiB };
      rows.push(
        { name: `${orders} orders: ${what}`, value: seconds, unit: 's' },
        {
          name: `${orders} orders: ${what}, peak resident memory`,
          value: residentMiB,
          unit: 'MiB',
          aim: { text: `aim ${MAX_MIB} MiB`, met: residentMiB < MAX_MIB },
          ...(orders > BASE_ORDERS && { baseline }),
        },
      );
    }
    rows.push({ name: `${orders} orders: the mail`, value: mailed.mailBytes / 1024, unit: 'KiB' });
    for (const type of ['csv', 'pdf']) {
      const { size } = await stat(join(folder, `daily-orders-report-${day}.${type}`));
      rows.push({ name: `${orders} orders: the ${type.toUpperCase()}`, value: size / 1024, unit: 'KiB' });
    }
  }
} finally {
  await close();
  await emulator.stop();
  await rm(folder, { recursive: true });
}
publishResult('Daily report', 'reports.json', rows);
process.exitCode = rows.some(({ aim }) => aim && !aim.met) ? 1 : 0;
