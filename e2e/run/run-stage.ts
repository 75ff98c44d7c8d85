import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const LAST_LINES = 80;

/**
 * Runs one command of the test run. Stages run side by side, so each says what it has to say in one piece at its end,
 * with the time it took. Returns whether it succeeded, and its last lines: runners tell there what failed.
 */
export async function runStage(
  name: string,
  [command, ...parameters]: string[],
  environment: Record<string, string>,
): Promise<{ succeeded: boolean; lastLines: string }> {
  console.info(`=== ${name}: started`);
  const started = performance.now();
  const child = spawn(command!, parameters, {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (words: Buffer) => said.push(words));
  child.stderr.on('data', (words: Buffer) => said.push(words));
  const [code] = (await once(child, 'close')) as [number | null];
  const everything = Buffer.concat(said).toString();
  console.info(everything);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.info(`=== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return { succeeded: code === 0, lastLines: everything.trimEnd().split('\n').slice(-LAST_LINES).join('\n') };
}
