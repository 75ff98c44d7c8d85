import { residentMemory } from '@nargisus/e2e/memory';
import { adminClient } from '@nargisus/local-suite/admin-client';
import { startEmulator } from '@nargisus/local-suite/testing';
import { atMost, Measurements } from '../results/measurements.ts';
import { median } from '../results/median.ts';
import { percentile } from '../results/percentile.ts';
import { quickOr } from '../results/quick.ts';
import { publishResult } from '../results/publish-result.ts';
import { writeInBatches } from './bulk.ts';
import { measureBrowserLatency } from './measure-browser-latency.ts';
import { measureBulk } from './measure-bulk.ts';
import { measureQueries } from './measure-query.ts';
import { measureSingleDocuments } from './measure-single-documents.ts';
import { measureStart } from './measure-start.ts';

/** Measurements of Google's emulator (docs/adr/0001), for scale. */
const OFFICIAL = { portSeconds: 0.74, bulkSeconds: 121, memoryMiB: 456 };

const { rows, add: row } = new Measurements();
/** The number of documents of the bulk write. */
const MANY = quickOr(100_000, 5_000);
const many = MANY.toLocaleString('en');

const start = median(await measureStart(7));
row(
  'spawn to first answer, median of 7',
  start,
  'ms',
  atMost(start, 400, `aim 400 ms; official ${OFFICIAL.portSeconds * 1000} ms`),
);

const emulator = await startEmulator();
const { firestore: db, close } = adminClient(emulator);

await writeInBatches(db, 'small', 0, 1000);
const memory = () => residentMemory(emulator.process.pid!) ?? NaN;
const memorySmall = memory();
row(
  'resident memory after 1,000 documents',
  memorySmall,
  'MiB',
  atMost(memorySmall, OFFICIAL.memoryMiB, `official ${OFFICIAL.memoryMiB} MiB`),
);

const single = await measureSingleDocuments(db);
row('single-document writes, 32 concurrent', single.writes, '/s');
row('single-document reads, 32 concurrent', single.reads, '/s');

const batch = median(await writeInBatches(db, 'batch', 0, quickOr(20_000, 2_000)));
row('a batch of 500, median', batch, 'ms');

const bulk = await measureBulk(db, MANY);
row(
  `${many} documents in batches, listener attached`,
  bulk.seconds,
  's',
  atMost(bulk.seconds, OFFICIAL.bulkSeconds, `official ${OFFICIAL.bulkSeconds} s`),
);
row(
  '  last tenth of the batches to the first',
  bulk.lastToFirst,
  'x',
  atMost(bulk.lastToFirst, 1.5, 'aim 1.5 x'),
);
row('  snapshots received during it', bulk.seen, '');
row(`resident memory after ${many} documents`, memory(), 'MiB', undefined, {
  name: 'after 1,000',
  value: memorySmall,
});

const query = await measureQueries(db, 'small', 'bulk');
const ratio = query.large / query.small;
row('20 of 1,000 by an indexed field', query.small, 'ms');
row(
  `20 of ${many} by an indexed field`,
  query.large,
  'ms',
  atMost(ratio, 3, `aim 3 x, is ${ratio.toFixed(2)} x`),
  { name: 'of 1,000', value: query.small },
);

const latency = await measureBrowserLatency(emulator);
row('write in one Chromium tab to snapshot in another, p50', percentile(latency, 0.5), 'ms');
row('  p95', percentile(latency, 0.95), 'ms');

await close();
await emulator.stop();
publishResult('Firestore emulator', 'firestore.json', rows);
process.exitCode = rows.some(({ aim }) => aim && !aim.met) ? 1 : 0;
