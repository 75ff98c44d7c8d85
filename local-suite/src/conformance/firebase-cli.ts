import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { ensureBuilt } from '../firestore/testing/start-emulator.ts';
import { waitFor } from './wait-for.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const PROGRAM = join(ROOT, 'local-suite/dist/firestore-emulator.mjs');
const STAND_IN = join(ROOT, 'local-suite/src/launcher/java-stand-in');
/** Unique per process: the CLI finds running emulators by their project's name, and others may be running. */
export const CLI_PROJECT = `demo-cli-${process.pid}`;

export interface CliProject {
  folder: string;
  ports: { hub: number; logging: number; functions: number; firestore: number };
  /** Runs `firebase emulators:start` and resolves when every emulator is ready. */
  start(...cliArguments: string[]): Promise<RunningCli>;
  /** Runs any other command to its end. */
  run(...cliArguments: string[]): Promise<{ code: number; output: string }>;
  /** Returns the arguments of each `java` that the CLI started, in order. */
  javaCalls(): Promise<string[][]>;
  remove(): Promise<void>;
}

export interface RunningCli {
  process: ChildProcess;
  output(): string;
  /** Sends SIGINT; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Creates a Firebase project in a folder of its own, on free ports, with this emulator in place of the jar.
 * `functions` is the source of an index.js, which resolves its packages from the repository.
 */
export async function cliProject(files: { rules: string; functions?: string }): Promise<CliProject> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'nargisus-cli-'));
  const [hub, logging, functions, firestore, websocket, tasks, eventarc] = await freePorts(7);
  const ports = { hub: hub!, logging: logging!, functions: functions!, firestore: firestore! };
  const at = (port: number | undefined) => ({ host: '127.0.0.1', port });
  const emulators = {
    hub: at(hub),
    logging: at(logging),
    functions: at(functions),
    firestore: { ...at(firestore), websocketPort: websocket },
    tasks: at(tasks),
    eventarc: at(eventarc),
    ui: { enabled: false },
  };
  const config = {
    firestore: { rules: 'firestore.rules' },
    ...(files.functions === undefined ? {} : { functions: { source: 'functions', runtime: 'nodejs24' } }),
    emulators,
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(config));
  await writeFile(join(folder, 'firestore.rules'), files.rules);
  if (files.functions !== undefined) await writeFunctions(join(folder, 'functions'), files.functions);
  await writeRecordingJava(folder);

  const launch = (cliArguments: readonly string[]) =>
    spawn(process.execPath, [CLI, ...cliArguments, '--project', CLI_PROJECT], {
      cwd: folder,
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_BINARY_PATH: PROGRAM,
        FIRESTORE_EMULATOR_HOST: '',
        FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
        CI: 'true',
        PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  return {
    folder,
    ports,
    start: async (...cliArguments) => {
      const cli = launch(['emulators:start', ...cliArguments]);
      const output = collect(cli);
      const stop = async () => {
        if (cli.exitCode === null && cli.signalCode === null) {
          cli.kill('SIGINT');
          await once(cli, 'exit');
        }
        return cli.exitCode;
      };
      try {
        await waitFor(
          'all emulators ready',
          () => {
            if (cli.exitCode !== null) throw new Error(`The CLI ended:\n${output()}`);
            return output().includes('All emulators ready');
          },
          60_000,
        );
      } catch (cause) {
        await stop();
        throw new Error(`${String(cause)}\n${output()}`);
      }
      return { process: cli, output, stop };
    },
    run: async (...cliArguments) => {
      const cli = launch(cliArguments);
      const output = collect(cli);
      await once(cli, 'exit');
      return { code: cli.exitCode ?? 1, output: output() };
    },
    javaCalls: async () => {
      const lines = (await readFile(join(folder, 'java-calls.log'), 'utf8')).split('\n').slice(0, -1);
      return lines.map((line) => line.split('\t').slice(0, -1));
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}

async function writeFunctions(folder: string, source: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'index.js'), source);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'fixture',
      main: 'index.js',
      engines: { node: '24' },
      dependencies: { 'firebase-functions': '*', 'firebase-admin': '*' },
    }),
  );
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** Writes a `java` that records its arguments and then runs the stand-in. */
async function writeRecordingJava(folder: string): Promise<void> {
  await mkdir(join(folder, 'bin'));
  const java = join(folder, 'bin', 'java');
  await writeFile(
    java,
    `#!/bin/sh\nprintf '%s\\t' "$@" >> '${join(folder, 'java-calls.log')}'\n` +
      `printf '\\n' >> '${join(folder, 'java-calls.log')}'\nexec '${join(STAND_IN, 'java')}' "$@"\n`,
  );
  await chmod(java, 0o755);
}

function collect(cli: ChildProcess): () => string {
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  cli.stdout!.on('data', keep);
  cli.stderr!.on('data', keep);
  return () => output;
}

/** Keeps every port open until all are known, so that no two are equal. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    }),
  );
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
