import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { addresses } from './addresses.ts';
import { emulatorChildren, endChildren } from './emulator-children.ts';
import { exportWhole } from './export-whole.ts';
import { pruneJournal } from './journal-folder.ts';
import { adoptSave, lastSave } from './last-save.ts';
import { endGroup } from './own-processes.ts';
import { waitForFreePorts } from './ports.ts';
import { PROJECT_ID } from './project.ts';
import { updateClaim } from './state-claim.ts';
import { syncFolder } from './sync-folder.ts';
import { createTemporaryFolder, removeTemporaryFolder, temporaryFolder } from './temporary-folder.ts';
import { workspace } from './workspace-paths.ts';

const READY_WITHIN_MS = 120_000;

export interface FirebaseToolsProcess {
  /** Resolves when everything answers; rejects, with the last lines of the log, when it ends before or takes too long. */
  ready: Promise<void>;
  /** Resolves with the exit code when firebase-tools ends, wanted or not. */
  ended: Promise<number>;
  /** Ends the suite. When a data folder was given the data is exported first; rejects if that failed. */
  stop(): Promise<void>;
  /** Ends the suite at once and saves nothing. */
  abandon(): Promise<void>;
  /** Writes the data folder now, without stopping. */
  save(): Promise<void>;
  /** From now on a run that is killed leaves data worth saving (orphaned-processes.ts). */
  markWorthSaving(): void;
}

export interface FirebaseToolsOptions {
  /** Imported at the start when it exists, written at the end. Without it the suite begins empty and forgets. */
  dataFolder?: string;
  /** The log of the run goes on. */
  restarted?: boolean;
}

/** Starts the emulator suite of firebase-tools: Hosting, Functions, Firestore, Auth and Storage. */
export function startFirebaseTools({ dataFolder, restarted }: FirebaseToolsOptions): FirebaseToolsProcess {
  mkdirSync(workspace.state, { recursive: true });
  if (dataFolder) pruneJournal(workspace.journal, dataFolder);
  const log = openSync(workspace.log, restarted ? 'a' : 'w');
  // A group of its own: Ctrl-C in the terminal must reach the launcher alone, because a second SIGINT makes
  // firebase-tools leave without exporting.
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
    // In groups of their own.
    await endChildren(emulatorChildren(temporaryFolder()));
    removeTemporaryFolder();
  };
  return {
    ready: untilReady(ended),
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

/** `FIRESTORE_EMULATOR=official` leaves firebase-tools to its own downloads (Java 21 and a network are needed). */
function environment(journal: boolean): NodeJS.ProcessEnv {
  const folder = createTemporaryFolder();
  const shared = {
    ...process.env,
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
    CI: 'true',
    // The functions' Admin SDK would look for Google's metadata server, which no machine of ours has.
    METADATA_SERVER_DETECTION: 'none',
    // Seconds. A function's process that a busy machine starts more slowly is given up, and its event is lost for good.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Unless told in a word it starts its collector of logs for a UI that is off, and that keeps every line for ever.
    START_LOGGING_EMULATOR: 'false',
    TMPDIR: folder,
    // Where the stand-in for java notes the process ids of our programs.
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
    // Refuses queries whose index firestore.indexes.json lacks, as the cloud does.
    NARGISUS_FIRESTORE_STRICT_INDEXES: '1',
  };
}

/** Ready means that the last link answers: a request through Hosting reaches the function and comes back. */
async function untilReady(ended: Promise<number>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let exited = false;
  void ended.then(() => (exited = true));
  while (Date.now() < deadline) {
    if (exited) throw new Error(`The emulator suite ended while starting.\n${lastLogLines()}`);
    if (await answersThroughHosting()) return;
    await wait(250);
  }
  throw new Error(`The emulator suite did not answer within ${READY_WITHIN_MS / 1000} s.\n${lastLogLines()}`);
}

async function answersThroughHosting(): Promise<boolean> {
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
 * firebase-tools replaces the folder it exports into, whether the export is whole or not. So it exports into another one,
 * and only a whole export takes the place of the last save.
 *
 * @throws Error that names what the export lacks
 */
async function saveThroughHub(folder: string): Promise<void> {
  const next = `${folder}-next`;
  rmSync(next, { recursive: true, force: true });
  await exportWhole(next);
  await syncFolder(next);
  adoptSave(next, folder);
}

function lastLogLines(): string {
  const lines = readFileSync(workspace.log, 'utf8').trimEnd().split('\n').slice(-40);
  return [`Last lines of ${workspace.log}:`, ...lines].join('\n');
}
