import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const LAST_LINES = 80;

/**
 * Runs one command of the test run and prints its output as it comes, each line after the stage's name, because stages run
 * concurrently. Returns whether it succeeded, and its last lines, where runners list what failed.
 */
export async function runStage(
  name: string,
  [command, ...parameters]: string[],
  environment: Record<string, string>,
): Promise<{ succeeded: boolean; lastLines: string }> {
  console.info(`[${name}] started`);
  const started = performance.now();
  const child = spawn(command!, parameters, {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      console.info(`[${name}] ${line}`);
      lastLines.push(line);
      if (lastLines.length > LAST_LINES) lastLines.shift();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.info(`[${name}] ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return { succeeded: code === 0, lastLines: lastLines.join('\n').trimEnd() };
}
