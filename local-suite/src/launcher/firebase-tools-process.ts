import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { addresses } from './addresses.ts';
import { emulatorChildren, endChildren } from './emulator-children.ts';
import { exportAll } from './export-all.ts';
import { pruneJournal } from './journal-folder.ts';
import { adoptSave, lastSave } from './last-save.ts';
import { endGroup } from './own-processes.ts';
import { waitForFreePorts } from './ports.ts';
import { PROJECT_ID } from './project.ts';
import { updateClaim } from './state-claim.ts';
import { syncFolder } from './sync-folder.ts';
import { createTemporaryFolder, removeTemporaryFolder, temporaryFolder } from './temporary-folder.ts';
import { workspace } from './workspace-paths.ts';

const READY_TIMEOUT_MS = 120_000;

export interface FirebaseToolsProcess {
  /**
   * Resolves when everything responds; rejects, with the last lines of the log, when it exits first or takes
   * too long.
   */
  ready: Promise<void>;
  /** Resolves with the exit code when firebase-tools exits, for any reason. */
  ended: Promise<number>;
  /** Stops the emulators. Exports the data first when a data folder was given; rejects if that failed. */
  stop(): Promise<void>;
  /** Kills the emulators at once and saves nothing. */
  abandon(): Promise<void>;
  /** Writes the data folder now, without stopping. */
  save(): Promise<void>;
  /** Marks the data as worth saving after a kill (orphaned-processes.ts). */
  markWorthSaving(): void;
}

export interface FirebaseToolsOptions {
  /**
   * Imported at the start when it exists, written at the end. Without it the emulators start empty and keep
   * nothing.
   */
  dataFolder?: string;
  /** Continues the run's log. */
  restarted?: boolean;
}

/** Starts the emulators of firebase-tools: Hosting, Functions, Firestore, Auth and Storage. */
export function startFirebaseTools({ dataFolder, restarted }: FirebaseToolsOptions): FirebaseToolsProcess {
  mkdirSync(workspace.state, { recursive: true });
  if (dataFolder) pruneJournal(workspace.journal, dataFolder);
  const log = openSync(workspace.log, restarted ? 'a' : 'w');
  // A process group of its own: Ctrl-C in the terminal must reach the launcher alone, because a second
  // SIGINT makes firebase-tools exit without exporting.
  const cli = spawn(process.execPath, cliArguments(dataFolder), {
    cwd: workspace.state,
    env: environment(dataFolder !== undefined),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const ended = once(cli, 'exit').then(([code]) => (code as number | null) ?? 1);
  updateClaim({ emulators: cli.pid, worthSaving: false });
  const end = async (signal: NodeJS.Signals) => {
    if (cli.exitCode === null && cli.signalCode === null) cli.kill(signal);
    await ended;
    endGroup(cli.pid!);
    // In process groups of their own.
    await endChildren(emulatorChildren(temporaryFolder()));
    removeTemporaryFolder();
  };
  return {
    ready: waitUntilReady(ended),
    ended,
    stop: async () => {
      const before = savedAt(dataFolder);
      await end('SIGINT');
      if (!dataFolder) return;
      if (savedAt(dataFolder) === before) throw new Error(`The data could not be saved.\n${lastLogLines()}`);
      await syncFolder(dataFolder);
      pruneJournal(workspace.journal, dataFolder);
    },
    abandon: async () => {
      await end('SIGKILL');
      await waitForFreePorts();
    },
    save: async () => {
      if (!dataFolder) return;
      await saveThroughHub(dataFolder);
      pruneJournal(workspace.journal, dataFolder);
    },
    markWorthSaving: () => updateClaim({ emulators: cli.pid, worthSaving: dataFolder !== undefined }),
  };
}

function savedAt(dataFolder: string | undefined): number | undefined {
  return dataFolder ? lastSave(dataFolder)?.at.getTime() : undefined;
}

function cliArguments(dataFolder: string | undefined): string[] {
  const data = dataFolder
    ? [...(lastSave(dataFolder) ? ['--import', dataFolder] : []), '--export-on-exit', dataFolder]
    : [];
  return [
    ...['--import', pathToFileURL(workspace.redactOutput).href],
    workspace.firebaseCli,
    'emulators:start',
    ...['--project', PROJECT_ID, '--config', workspace.localFirebaseJson],
    ...['--only', 'hosting,functions,firestore,auth,storage'],
    ...data,
  ];
}

/**
 * Returns the environment of firebase-tools. `FIRESTORE_EMULATOR=official` leaves it to its own downloads
 * (needs Java 21 and a network).
 */
function environment(journal: boolean): NodeJS.ProcessEnv {
  const folder = createTemporaryFolder();
  const shared = {
    ...process.env,
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
    CI: 'true',
    // The functions' Admin SDK would look for Google's metadata server, which does not exist here.
    METADATA_SERVER_DETECTION: 'none',
    // Seconds. firebase-tools gives up a function's process that starts more slowly, and its event is lost.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Otherwise it starts a log collector for a UI that is disabled, which keeps every line in memory.
    START_LOGGING_EMULATOR: 'false',
    TMPDIR: folder,
    // Where the java stand-in writes the process ids of this repository's programs.
    NARGISUS_PIDS: folder,
  };
  if (process.env.FIRESTORE_EMULATOR === 'official') return shared;
  return {
    ...shared,
    FIRESTORE_EMULATOR_BINARY_PATH: workspace.firestoreEmulator,
    STORAGE_EMULATOR_BINARY_PATH: workspace.storageRules,
    PATH: `${workspace.javaStandIn}${delimiter}${process.env.PATH ?? ''}`,
    NARGISUS_FIRESTORE_INDEXES: workspace.indexes,
    ...(journal ? { NARGISUS_FIRESTORE_JOURNAL: workspace.journal } : {}),
    // Rejects queries whose index firestore.indexes.json lacks, as the cloud does.
    NARGISUS_FIRESTORE_STRICT_INDEXES: '1',
  };
}

/** Waits until a request through Hosting reaches the function and returns. */
async function waitUntilReady(ended: Promise<number>): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let exited = false;
  void ended.then(() => (exited = true));
  while (Date.now() < deadline) {
    if (exited) throw new Error(`The emulators exited while starting.\n${lastLogLines()}`);
    if (await respondsThroughHosting()) return;
    await wait(250);
  }
  throw new Error(`The emulators did not respond within ${READY_TIMEOUT_MS / 1000} s.\n${lastLogLines()}`);
}

async function respondsThroughHosting(): Promise<boolean> {
  try {
    const answer = await fetch(`${addresses.shop}/api/products?limit=1`, {
      signal: AbortSignal.timeout(20_000),
    });
    const hub = await fetch(`${addresses.hub}/emulators`);
    const running = (await hub.json()) as Record<string, unknown>;
    return answer.ok && 'storage' in running && 'hosting' in running;
  } catch {
    return false;
  }
}

/**
 * Exports into another folder and replaces the last save only by a complete export, because firebase-tools replaces
 * its export folder even by an incomplete one.
 * @throws Error naming what the export lacks
 */
async function saveThroughHub(folder: string): Promise<void> {
  const next = `${folder}-next`;
  rmSync(next, { recursive: true, force: true });
  await exportAll(next);
  await syncFolder(next);
  adoptSave(next, folder);
}

function lastLogLines(): string {
  const lines = readFileSync(workspace.log, 'utf8').trimEnd().split('\n').slice(-40);
  return [`Last lines of ${workspace.log}:`, ...lines].join('\n');
}
