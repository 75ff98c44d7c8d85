import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/**
 * Runs one command of the test run. Stages run side by side, so each says what it has to say in one piece at its end,
 * with the time it took. Returns whether it succeeded.
 */
export async function runStage(
  name: string,
  [command, ...parameters]: string[],
  environment: Record<string, string>,
): Promise<boolean> {
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
  console.info(Buffer.concat(said).toString());
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.info(`=== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return code === 0;
}
