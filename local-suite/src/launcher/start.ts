import { existsSync, rmSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seedSuite } from '../seed/seed.ts';
import { addresses } from './addresses.ts';
import { buildAll } from './build.ts';
import { startDevServer } from './dev-server.ts';
import { endLeftovers } from './leftovers.ts';
import { writeLocalConfig } from './local-config.ts';
import { requireFreePorts } from './ports.ts';
import { startSuiteProcess, type RunningSuite } from './suite-process.ts';
import { welcome } from './welcome.ts';
import { workspace } from './workspace-paths.ts';

/** How much work a power cut can cost; a kill -9 of the launcher costs nothing (leftovers.ts). */
const SAVE_EVERY_MS = 5 * 60_000;

const { values: flags } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
});

try {
  await main();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  await makeRoom();
  console.info('Building…');
  await buildAll();
  writeLocalConfig();
  if (flags.fresh) rmSync(workspace.data, { recursive: true, force: true });
  const restored = existsSync(workspace.data);
  console.info(restored ? `Restoring the data saved ${savedAt()}…` : 'Starting with a new shop…');

  let stopping = false;
  const suite = await startSuiteProcess({ dataFolder: workspace.data });
  const dev = flags.dev ? await startDevServer() : null;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    console.info(`\n${signal}: saving the data and stopping…`);
    await dev?.stop();
    await suite.stop();
    console.info('Stopped. The data is kept in .local-suite/; npm start -- --fresh begins anew.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  void suite.ended.then((code) => {
    if (stopping) return;
    console.error(`The emulator suite ended by itself (exit code ${code}); see ${workspace.log}`);
    process.exit(1);
  });

  if (!restored) {
    console.info('Filling the shop…');
    await seedSuite({ ...addresses, now: new Date() });
    await suite.save();
  }
  saveNowAndThen(suite);
  console.info(welcome({ dev: flags.dev }));
}

async function makeRoom(): Promise<void> {
  const leftovers = await endLeftovers();
  if (leftovers === 'saved')
    console.info('The last run was killed; its emulators have saved their data and left.');
  if (leftovers === 'ended')
    console.info('The last run was killed; its emulators did not answer and were ended.');
  await requireFreePorts();
}

function savedAt(): string {
  return statSync(workspace.data).mtime.toLocaleString('en-GB', { timeZone: 'Asia/Dhaka' });
}

function saveNowAndThen(suite: RunningSuite): void {
  setInterval(() => {
    suite.save().catch((error: unknown) => console.warn('The data could not be saved:', error));
  }, SAVE_EVERY_MS).unref();
}
