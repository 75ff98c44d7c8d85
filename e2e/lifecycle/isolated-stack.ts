import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');
const START = join(ROOT, 'local-suite/src/launcher/start.ts');
const OPEN = 'Nargisus is open';

/** A running `npm start`. */
export interface Launched {
  pid: number;
  /** Returns its output so far. */
  output(): string;
  /** Resolves when it prints a text; rejects with its output if it ends first. */
  waitForOutput(text: string): Promise<void>;
  /** Sends the signal; resolves with the exit code, null if it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  ended: Promise<number | null>;
  hasEnded(): boolean;
  /** Returns the pid of firebase-tools, which leads the process group of the emulators. */
  emulators(): number;
}

/**
 * Creates a state folder and runs `npm start` on it.
 *
 * @param environment - added to this process's own environment, such as another port offset
 * @param folder - an existing state folder instead of a new one
 */
export function isolatedStack(
  environment: NodeJS.ProcessEnv = {},
  folder: string = mkdtempSync(join(tmpdir(), 'nargisus-lifecycle-')),
) {
  const running: Launched[] = [];

  function launch(...flags: string[]): Launched {
    const child = spawn(process.execPath, ['--import', 'tsx', START, '--no-build', ...flags], {
      cwd: ROOT,
      env: { ...process.env, NARGISUS_STATE: folder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    let hasEnded = false;
    const ended = new Promise<number | null>((done) =>
      child.once('exit', (code) => {
        hasEnded = true;
        done(code);
      }),
    );
    const launched: Launched = {
      pid: child.pid!,
      output: () => output,
      waitForOutput: async (text) => {
        while (!output.includes(text)) {
          if (hasEnded) throw new Error(`It ended before it printed "${text}":\n${output}`);
          await wait(20);
        }
      },
      end: (signal) => {
        child.kill(signal);
        return ended;
      },
      ended,
      hasEnded: () => hasEnded,
      emulators: () =>
        (JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as { emulators: number }).emulators,
    };
    running.push(launched);
    return launched;
  }

  return {
    folder,
    launch,
    /** Returns every start so far, oldest first. */
    launched: (): readonly Launched[] => running,

    async open(...flags: string[]): Promise<Launched> {
      const launched = launch(...flags);
      await launched.waitForOutput(OPEN);
      return launched;
    },

    /** Ends processes that a failed test left running. */
    async remove(): Promise<void> {
      for (const launched of running) await launched.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** The result of isolatedStack(). */
export type IsolatedStack = ReturnType<typeof isolatedStack>;
