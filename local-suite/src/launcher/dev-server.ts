import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { webEnvironment } from './addresses.ts';
import { DEV_PORT, HOST, isListening } from './ports.ts';
import { workspace } from './workspace-paths.ts';
import { setTimeout as wait } from 'node:timers/promises';

export interface DevServer {
  /** Rejects when a part of it ends before it answers. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Vite with hot reload over the running suite, and the functions rebuilt whenever their source changes. */
export function startDevServer(): DevServer {
  const children = [
    [
      'run',
      'dev',
      '-w',
      'web',
      '--',
      '--mode',
      'local-suite',
      '--host',
      HOST,
      '--port',
      String(DEV_PORT),
      '--strictPort',
    ],
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
    stop: async () => {
      for (const child of children.filter(isRunning)) {
        process.kill(-child.pid!, 'SIGTERM');
        await once(child, 'exit');
      }
    },
  };
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
