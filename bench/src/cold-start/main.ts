import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { addresses, functionsEnvironment } from '@nargisus/local-suite/launcher';
import { median } from '../results/median.ts';
import { quickOr } from '../results/quick.ts';
import { publishResult } from '../results/publish-result.ts';
import { timed } from '../results/timed.ts';

/**
 * `npm run bench:cold-start`: measures how long an instance of the API takes to load and to answer its first requests, as the
 * median of five new processes. Needs `npm start` for its products and a current build of the functions.
 */
const STARTS = quickOr(5, 3);
const run = promisify(execFile);

interface Answer {
  status: number;
  ms: number;
}
interface Start {
  imported: number;
  rejected: Answer;
  products: Answer;
  again: Answer;
  rss: number;
}

async function start(): Promise<Start> {
  const api = pathToFileURL(resolve(import.meta.dirname, '../../../functions/dist/index.js')).href;
  const { stdout } = await run(process.execPath, [resolve(import.meta.dirname, 'one-start.mjs'), api], {
    env: {
      ...process.env,
      ...functionsEnvironment(),
      GCLOUD_PROJECT: addresses.projectId,
      FIRESTORE_EMULATOR_HOST: addresses.hosts.firestore,
      FIREBASE_AUTH_EMULATOR_HOST: addresses.hosts.auth,
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  const measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Start;
  if (measured.rejected.status !== 401 || measured.products.status !== 200) {
    throw new Error(
      `Is npm start running? The answers were ${measured.rejected.status}, ${measured.products.status}`,
    );
  }
  return measured;
}

/** Measures a process that loads nothing. */
const startNothing = () => timed(() => run(process.execPath, ['-e', '0']));

const starts: Start[] = [];
const baselines: number[] = [];
for (let n = 0; n < STARTS; n += 1) {
  starts.push(await start());
  baselines.push(await startNothing());
}
const baseline = { name: 'a process that does nothing', value: median(baselines) };
const ofStarts = (of: (it: Start) => number) => median(starts.map(of));

publishResult('Cold start of the API', 'cold-start.json', [
  { name: 'importing functions/dist/index.js', value: ofStarts((it) => it.imported), unit: 'ms', baseline },
  { name: 'first rejection (401, no data)', value: ofStarts((it) => it.rejected.ms), unit: 'ms' },
  { name: 'first answer from Firestore', value: ofStarts((it) => it.products.ms), unit: 'ms', baseline },
  { name: 'the same again', value: ofStarts((it) => it.again.ms), unit: 'ms' },
  { name: 'memory', value: ofStarts((it) => it.rss) / 2 ** 20, unit: 'MiB' },
]);
