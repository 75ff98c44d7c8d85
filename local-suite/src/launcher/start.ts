import { cpSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addresses } from './addresses.ts';
import { buildAll } from './build.ts';
import { startDevServer, type DevServer } from './dev-server.ts';
import { seedLocalStack } from './seed-local-stack.ts';
import { saveDefect, lastSave, type Save } from './last-save.ts';
import { endOrphanedProcesses } from './orphaned-processes.ts';
import { writeFunctionsSettings } from './functions-settings.ts';
import { writeLocalConfig } from './local-config.ts';
import { startExternalServices } from './external-services.ts';
import { requireFreePorts } from './ports.ts';
import { Supervisor } from './supervisor.ts';
import { banner } from './banner.ts';
import { workspace } from './workspace-paths.ts';

const { values: flags } = parseArgs({
  allowNegative: true,
  options: {
    /** Deletes the saved data. */
    fresh: { type: 'boolean', default: false },
    /** Hot reload of the site and the functions. */
    dev: { type: 'boolean', default: false },
    /** A new shop with one admin and nothing else. */
    empty: { type: 'boolean', default: false },
    /** Opens a backup (backup.ts), in a folder without a shop. */
    restore: { type: 'string' },
    /** `--no-build` runs the existing builds. */
    build: { type: 'boolean', default: true },
  },
});

/** Set once started, so that `stop` and `fail` know what to end. */
let supervisor: Supervisor | undefined;
let dev: DevServer | undefined;
let open = false;
const stopping = new AbortController();

// A closed terminal breaks these streams before its SIGHUP arrives: no reason to exit without saving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
try {
  await start();
} catch (error) {
  // After a signal, errors are consequences of stopping.
  if (!stopping.signal.aborted) await fail(error);
}

async function start(): Promise<void> {
  await preflight();
  if (flags.build) {
    console.info('Building…');
    await buildAll(stopping.signal);
  }
  writeLocalConfig();
  writeFunctionsSettings({ shop: flags.dev ? addresses.devShop : addresses.shop });
  if (flags.fresh) {
    for (const kept of [workspace.data, workspace.mails, workspace.ledger, workspace.parcels])
      rmSync(kept, { recursive: true, force: true });
  }
  if (flags.restore !== undefined) restoreBackup(resolve(process.env.INIT_CWD ?? '.', flags.restore));
  const save = lastSave(workspace.data);
  const defect = save && saveDefect(workspace.data);
  if (defect && process.env.FIRESTORE_EMULATOR !== 'official') {
    throw new Error(
      `The save in ${workspace.data} is incomplete: ${defect}. It is unchanged. ` +
        'Restore what is missing, or start over with npm start -- --fresh.',
    );
  }
  console.info(save ? `Restoring the data saved ${describeSave(save)}…` : 'Starting with a new shop…');

  stopping.signal.throwIfAborted();
  // They run in this process and end with it.
  const { mails, ledger, parcels } = workspace;
  await startExternalServices({ mails, ledger, parcels });
  supervisor = new Supervisor({
    info: console.info,
    warn: console.warn,
    giveUp: (reason) => void fail(reason),
  });
  await supervisor.ready;
  if (!save) {
    console.info(flags.empty ? 'Creating the admin…' : 'Seeding the shop…');
    await seedLocalStack({ adminOnly: flags.empty });
  }
  if (flags.dev) {
    dev = startDevServer();
    await dev.ready;
  }
  if (!save) await supervisor.save();
  stopping.signal.throwIfAborted();
  supervisor.supervise();
  open = true;
  console.info(banner({ dev: flags.dev, empty: flags.empty && !save }));
}

/** Deletes the journal, which belongs to another save: a backup is restored exactly. */
function restoreBackup(backup: string): void {
  if (lastSave(workspace.data)) {
    throw new Error(`${workspace.data} already contains a shop; --fresh deletes it first.`);
  }
  const defect = lastSave(backup) ? saveDefect(backup) : 'it is not a backup';
  if (defect) throw new Error(`${backup} cannot be restored: ${defect}.`);
  rmSync(workspace.journal, { recursive: true, force: true });
  cpSync(backup, workspace.data, { recursive: true });
}

async function preflight(): Promise<void> {
  const orphans = await endOrphanedProcesses();
  if (orphans === 'saved') {
    console.info('The last run was killed; its emulators have saved their data and exited.');
  }
  if (orphans === 'lost') {
    console.info(
      'The last run was killed with its emulators. No data in Firestore was lost; ' +
        'changes of accounts and pictures in the last 10 s may be missing.',
    );
  }
  await requireFreePorts();
}

/**
 * Saves and exits. Before the shop is open there is nothing to save: half a shop must not replace a complete
 * one.
 */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  console.info(open ? `\n${signal}: saving the data and stopping…` : `\n${signal}: cancelling the start…`);
  await dev?.stop();
  if (!open) {
    await supervisor?.abandon();
    console.info('Stopped. The previous save is unchanged.');
    process.exit(1);
  }
  try {
    await supervisor?.stop();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  console.info(
    `Stopped. The data is kept in ${relative(workspace.root, workspace.data)}/; npm start -- --fresh starts over.`,
  );
  process.exit(0);
}

async function fail(error: unknown): Promise<never> {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  await dev?.stop();
  await supervisor?.abandon();
  process.exit(1);
}

/** Formats `21/11/2026, 06:38:12 (412 documents)`, in Dhaka's time. */
function describeSave({ at, documents }: Save): string {
  const time = at.toLocaleString('en-GB', { timeZone: 'Asia/Dhaka' });
  return documents === undefined ? time : `${time} (${documents} documents)`;
}
