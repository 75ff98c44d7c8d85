import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { webEnvironment } from './addresses.ts';
import { DEV_PORT, HOST, isListening } from './ports.ts';
import { workspace } from './workspace-paths.ts';

export interface DevServer {
  /** Rejects when a part of it ends before it answers. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Vite with hot reload over the running suite, and the functions rebuilt whenever their source changes. */
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
    ready: untilListening(children),
    // All at once: one that ends while another is waited for would be signalled when it is no more, and that throws.
    stop: async () => void (await Promise.all(children.filter(isRunning).map(end))),
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  // npm's whole group, because npm alone would leave what it runs behind.
  process.kill(-child.pid!, 'SIGTERM');
  await ended;
}

async function untilListening(children: readonly ChildProcess[]): Promise<void> {
  while (!(await isListening(DEV_PORT))) {
    if (!children.every(isRunning)) throw new Error('The development server did not start.');
    await wait(200);
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
