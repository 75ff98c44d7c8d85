import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { webEnvironment } from './addresses.ts';
import { workspace } from './workspace-paths.ts';

/**
 * Builds everything that the local stack runs: the emulators, the web app, and then the functions, which include the
 * web app's server-side rendering. An aborted signal ends it.
 */
export async function buildAll(signal?: AbortSignal): Promise<void> {
  await run('emulators', ['run', 'build', '-w', 'local-suite'], signal);
  await run('web app', ['run', 'build', '-w', 'web', '--', '--mode', 'local-suite'], signal);
  await run('functions', ['run', 'build', '-w', 'functions'], signal);
}

async function run(what: string, npmArguments: string[], signal?: AbortSignal): Promise<void> {
  const npm = spawn('npm', ['--silent', ...npmArguments], {
    cwd: workspace.root,
    env: { ...process.env, ...webEnvironment() },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const output: Buffer[] = [];
  npm.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  npm.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(npm, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Building the ${what} failed:\n${Buffer.concat(output).toString()}`);
}
