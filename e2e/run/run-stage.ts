import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Runs one command of the test run with its output shown. Returns whether it succeeded, and says how long it took. */
export async function runStage(
  name: string,
  [command, ...parameters]: string[],
  environment: Record<string, string>,
): Promise<boolean> {
  console.info(`\n=== ${name}`);
  const started = performance.now();
  const child = spawn(command!, parameters, {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  console.info(
    `=== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return code === 0;
}
