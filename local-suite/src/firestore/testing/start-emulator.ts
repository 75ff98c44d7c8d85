import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildPrograms } from '../../../build.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PROGRAM = join(ROOT, 'dist/firestore-emulator.mjs');
/** Sources of the bundled programs. */
const SOURCES = ['firestore', 'rules', 'storage-rules', 'pages'].map((folder) => join(ROOT, 'src', folder));
const START_TIMEOUT_MS = 15_000;

export interface EmulatorOptions {
  /** The rules' text, not a file name. Without it everything is allowed, as in the official emulator. */
  rules?: string;
  strictIndexes?: boolean;
  /** The content of a firestore.indexes.json. */
  indexes?: object;
  /** Further arguments, in the form that firebase-tools passes them. */
  extraArguments?: readonly string[];
  /** A fixed port; a free one by default. */
  port?: number;
}

export interface StartedEmulator {
  host: string;
  port: number;
  projectId: string;
  /** When the process was started, by performance.now(). */
  spawnedAt: number;
  /** Returns stdout and stderr so far. */
  log(): string;
  /** Sends SIGINT, as firebase-tools does; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  process: ChildProcess;
}

/** Runs the bundled program on a free port of 127.0.0.1, after rebuilding it when a source is newer. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<StartedEmulator> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'nargisus-firestore-'));
  const projectId = 'demo-nargisus';
  const programArguments = [PROGRAM, ...(await argumentsFor(options, folder)), '--project_id', projectId];
  const spawnedAt = performance.now();
  const program = spawn(process.execPath, programArguments, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  const keep = (chunk: Buffer) => (log += chunk.toString());
  program.stdout.on('data', keep);
  program.stderr.on('data', keep);
  const exited = once(program, 'exit').then(async () => rm(folder, { recursive: true, force: true }));
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (program.exitCode === null && program.signalCode === null) program.kill(signal);
    await exited;
  };
  const port = await portOf(program, () => log).catch(async (cause: unknown) => {
    await end('SIGKILL');
    throw cause;
  });
  return {
    host: '127.0.0.1',
    spawnedAt,
    port,
    projectId,
    log: () => log,
    stop: () => end('SIGINT').then(() => program.exitCode),
    kill: () => end('SIGKILL'),
    process: program,
  };
}

async function argumentsFor(options: EmulatorOptions, folder: string): Promise<string[]> {
  const given = [
    '--host',
    '127.0.0.1',
    '--port',
    String(options.port ?? 0),
    ...(options.extraArguments ?? []),
  ];
  if (options.rules !== undefined) {
    await writeFile(join(folder, 'firestore.rules'), options.rules);
    given.push('--rules', join(folder, 'firestore.rules'));
  }
  if (options.indexes !== undefined) {
    await writeFile(join(folder, 'firestore.indexes.json'), JSON.stringify(options.indexes));
    given.push('--indexes', join(folder, 'firestore.indexes.json'));
  }
  if (options.strictIndexes) given.push('--strict-indexes');
  return given;
}

function portOf(program: ChildProcess, log: () => string): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const fail = () => reject(new Error(`The emulator did not start.\n${log()}`));
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    program.once('exit', () => setTimeout(fail, 50));
    createInterface({ input: program.stdout! }).on('line', (line) => {
      const port = /^API endpoint: http:\/\/.*:(\d+)$/.exec(line)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolvePort(Number(port));
    });
  });
}

let built: Promise<void> | undefined;

/** Builds once per test process, and only when the bundle is older than its sources. */
export function ensureBuilt(): Promise<void> {
  built ??= (async () => {
    const bundled = await stat(PROGRAM).then(
      (found) => found.mtimeMs,
      () => 0,
    );
    const newest = await Promise.all(SOURCES.map(newestIn));
    if (Math.max(...newest) > bundled) await buildPrograms();
  })();
  return built;
}

async function newestIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = entries.filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const times = await Promise.all(sources.map(({ parentPath, name }) => stat(join(parentPath, name))));
  return Math.max(0, ...times.map(({ mtimeMs }) => mtimeMs));
}
