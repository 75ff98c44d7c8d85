import type { DhakaDay } from '@nargisus/domain/time';
import { adminClient } from '@nargisus/local-suite/admin-client';
import { startEmulator } from '@nargisus/local-suite/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asMuchAs } from '../report/quick.ts';
import { report, type Measurement } from '../report/report.ts';
import { storeADaysOrders } from './a-days-orders.ts';
import { buildReportCommand } from './build-report-command.ts';

/** `npm run bench:reports`: a process reads a day's orders out of Firestore and makes both files, as the 8:00 run does. */
const DAYS: readonly (readonly [day: DhakaDay, orders: number])[] = [
  ['2026-03-01' as DhakaDay, 100],
  ['2026-03-02' as DhakaDay, asMuchAs(5_000, 500)],
  ['2026-03-03' as DhakaDay, asMuchAs(20_000, 1_000)],
];
const MOST_MIB = 256;

const rows: Measurement[] = [];
/** What the small day took. */
let small: { seconds: number; residentMiB: number } | undefined;
const command = await buildReportCommand();
const emulator = await startEmulator();
const { firestore: db, close } = adminClient(emulator);
const folder = await mkdtemp(join(tmpdir(), 'nargisus-report-'));
try {
  for (const [day, orders] of DAYS) {
    await storeADaysOrders(db, day, orders);
    const { seconds, residentMiB } = await makeReport(day);
    const toSmall = (of: 'seconds' | 'residentMiB') =>
      small && { baseline: { name: `${DAYS[0]![1]} orders`, value: small[of] } };
    rows.push(
      {
        name: `${orders} orders: both files, start of the process included`,
        value: seconds,
        unit: 's',
        ...toSmall('seconds'),
      },
      {
        name: `${orders} orders: most resident memory`,
        value: residentMiB,
        unit: 'MiB',
        aim: { text: `aim ${MOST_MIB} MiB`, met: residentMiB < MOST_MIB },
        ...toSmall('residentMiB'),
      },
    );
    small ??= { seconds, residentMiB };
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
report('Daily report', 'reports.json', rows);
process.exitCode = rows.some(({ aim }) => aim && !aim.met) ? 1 : 0;

async function makeReport(day: DhakaDay): Promise<{ seconds: number; residentMiB: number }> {
  const tellPeak = "process.on('exit', () => console.info('peak', process.resourceUsage().maxRSS))";
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${tellPeak}`, command, '--date', day, '--save', folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        GCLOUD_PROJECT: emulator.projectId,
        FIRESTORE_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  );
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const peak = /^peak (\d+)$/m.exec(said);
  if (code !== 0 || !peak) throw new Error(`The report was not made (exit code ${code}): ${said}`);
  return { seconds: (performance.now() - started) / 1000, residentMiB: Number(peak[1]) / 1024 };
}
