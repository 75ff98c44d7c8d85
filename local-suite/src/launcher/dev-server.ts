import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { webEnvironment } from './addresses.ts';
import { DEV_PORT, HOST, isListening } from './ports.ts';
import { workspace } from './workspace-paths.ts';

export interface DevServer {
  /** Rejects when one of its processes exits before it responds. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts Vite with hot reload over the running emulators, and rebuilds the functions when their source
 * changes.
 */
export function startDevServer(): DevServer {
  const address = ['--host', HOST, '--port', String(DEV_PORT), '--strictPort'];
  const children = [
    ['run', 'dev', '-w', 'web', '--', '--mode', 'local-suite', ...address],
    ['run', 'build', '-w', 'functions', '--', '--watch'],
  ].map((npmArguments) =>
    spawn('npm', ['--silent', ...npmArguments], {
      cwd: workspace.root,
      env: { ...process.env, ...webEnvironment() },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    }),
  );
  return {
    ready: waitUntilListening(children),
    // Concurrently: one that exits while another is awaited would be signalled after its end, which throws.
    stop: async () => void (await Promise.all(children.filter(isRunning).map(end))),
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  // npm's whole group: npm alone would leave its children running.
  process.kill(-child.pid!, 'SIGTERM');
  await ended;
}

async function waitUntilListening(children: readonly ChildProcess[]): Promise<void> {
  while (!(await isListening(DEV_PORT))) {
    if (!children.every(isRunning)) throw new Error('The development server did not start.');
    await wait(200);
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
