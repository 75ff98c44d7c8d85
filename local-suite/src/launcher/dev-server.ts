import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { HOST, isListening } from './ports.ts';
import { workspace } from './workspace-paths.ts';
import { setTimeout as wait } from 'node:timers/promises';

export const DEV_PORT = 5173;

/** Vite with hot reload over the running suite, and the functions rebuilt whenever their source changes. */
export async function startDevServer(): Promise<{ stop(): Promise<void> }> {
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
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    }),
  );
  while (!(await isListening(DEV_PORT))) {
    const failed = children.find((child) => child.exitCode !== null);
    if (failed) throw new Error('The development server did not start.');
    await wait(200);
  }
  return {
    stop: async () => {
      for (const child of children) {
        if (child.exitCode !== null) continue;
        process.kill(-child.pid!, 'SIGTERM');
        await once(child, 'exit');
      }
    },
  };
}
