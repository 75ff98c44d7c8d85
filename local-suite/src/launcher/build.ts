import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workspace } from './workspace-paths.ts';

/** Builds everything the suite runs: emulators, functions, site pictures, then the web app, which takes the pictures in. */
export async function buildAll(): Promise<void> {
  await Promise.all([
    run('emulators', ['run', 'build', '-w', 'local-suite']),
    run('functions', ['run', 'build', '-w', 'functions']),
    run('site pictures', ['run', 'pictures', '-w', 'local-suite']),
  ]);
  await run('web app', ['run', 'build', '-w', 'web', '--', '--mode', 'local-suite']);
}

async function run(what: string, npmArguments: string[]): Promise<void> {
  const npm = spawn('npm', ['--silent', ...npmArguments], {
    cwd: workspace.root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  npm.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  npm.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(npm, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Building the ${what} failed:\n${Buffer.concat(output).toString()}`);
}
