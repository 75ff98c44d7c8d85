import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetRunning, rememberRunning, signalGroup } from './leftovers.ts';
import { HOST, PORTS } from './ports.ts';
import { PROJECT_ID } from './project.ts';
import { workspace } from './workspace-paths.ts';

const READY_WITHIN_MS = 120_000;

export interface RunningSuite {
  /** Resolves with the exit code when firebase-tools ends, wanted or not. */
  ended: Promise<number>;
  /** Ends the suite; data is exported first when a data folder was given. */
  stop(): Promise<void>;
  /** Writes the data folder now, without stopping. */
  save(): Promise<void>;
}

export interface SuiteOptions {
  /** Imported at the start when it exists, written at the end. Without it the suite begins empty and forgets. */
  dataFolder?: string;
  /** The emulator refuses queries whose composite index firestore.indexes.json lacks, as the cloud does. */
  strictIndexes?: boolean;
}

/**
 * Starts the emulator suite of firebase-tools and waits until Hosting, Functions, Firestore, Auth and Storage answer.
 *
 * @throws Error with the last lines of the log when it ends or does not answer in time
 */
export async function startSuiteProcess({ dataFolder, strictIndexes }: SuiteOptions): Promise<RunningSuite> {
  mkdirSync(workspace.state, { recursive: true });
  const log = openSync(workspace.log, 'w');
  // A group of its own: Ctrl-C in the terminal must reach the launcher alone, because a second SIGINT makes
  // firebase-tools leave without exporting.
  const cli = spawn(process.execPath, cliArguments(dataFolder), {
    cwd: workspace.state,
    env: environment(strictIndexes ?? false),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const ended = once(cli, 'exit').then(([code]) => {
    forgetRunning();
    return (code as number | null) ?? 1;
  });
  rememberRunning(cli.pid!);
  await untilReady(cli, ended);
  return {
    ended,
    stop: async () => {
      if (cli.exitCode === null) cli.kill('SIGINT');
      await ended;
      signalGroup(cli.pid!, 'SIGKILL');
    },
    save: async () => {
      if (dataFolder) await exportThroughHub(dataFolder);
    },
  };
}

function cliArguments(dataFolder: string | undefined): string[] {
  const data = dataFolder
    ? [...(existsSync(dataFolder) ? ['--import', dataFolder] : []), '--export-on-exit', dataFolder]
    : [];
  return [
    workspace.firebaseCli,
    'emulators:start',
    ...['--project', PROJECT_ID, '--config', workspace.localFirebaseJson],
    ...['--only', 'hosting,functions,firestore,auth,storage'],
    ...data,
  ];
}

/** `FIRESTORE_EMULATOR=official` leaves firebase-tools to its own downloads (Java 21 and a network are needed). */
function environment(strictIndexes: boolean): NodeJS.ProcessEnv {
  const shared = { ...process.env, FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1', CI: 'true' };
  if (process.env.FIRESTORE_EMULATOR === 'official') return shared;
  return {
    ...shared,
    FIRESTORE_EMULATOR_BINARY_PATH: workspace.firestoreEmulator,
    STORAGE_EMULATOR_BINARY_PATH: workspace.storageRules,
    PATH: `${workspace.javaStandIn}${delimiter}${process.env.PATH ?? ''}`,
    NARGISUS_FIRESTORE_INDEXES: workspace.indexes,
    ...(strictIndexes ? { NARGISUS_FIRESTORE_STRICT_INDEXES: '1' } : {}),
  };
}

/** Ready means that the last link answers: a request through Hosting reaches the function and comes back. */
async function untilReady(cli: ChildProcess, ended: Promise<number>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let exited = false;
  void ended.then(() => (exited = true));
  while (Date.now() < deadline) {
    if (exited) throw new Error(`The emulator suite ended while starting.\n${lastLogLines()}`);
    if (await answersThroughHosting()) return;
    await wait(250);
  }
  cli.kill('SIGKILL');
  throw new Error(`The emulator suite did not answer within ${READY_WITHIN_MS / 1000} s.\n${lastLogLines()}`);
}

async function answersThroughHosting(): Promise<boolean> {
  try {
    const answer = await fetch(`http://${HOST}:${PORTS.hosting}/api/products?limit=1`, {
      signal: AbortSignal.timeout(20_000),
    });
    const hub = await fetch(`http://${HOST}:${PORTS.hub}/emulators`);
    const running = (await hub.json()) as Record<string, unknown>;
    return answer.ok && 'storage' in running && 'hosting' in running;
  } catch {
    return false;
  }
}

async function exportThroughHub(folder: string): Promise<void> {
  const answer = await fetch(`http://${HOST}:${PORTS.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'nargisus-launcher' }),
  });
  if (!answer.ok) throw new Error(`The suite's data could not be saved: ${await answer.text()}`);
}

function lastLogLines(): string {
  const lines = readFileSync(workspace.log, 'utf8').trimEnd().split('\n').slice(-40);
  return [`Last lines of ${workspace.log}:`, ...lines].join('\n');
}
