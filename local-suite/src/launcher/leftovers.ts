import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { workspace } from './workspace-paths.ts';

const EXPORT_TAKES_AT_MOST_MS = 30_000;

interface Running {
  launcher: number;
  /** firebase-tools, which leads the process group of the emulators. */
  emulators: number;
}

/** Remembers this run, so that the next one can deal with what a kill -9 leaves behind. */
export function rememberRunning(emulators: number): void {
  mkdirSync(workspace.state, { recursive: true });
  writeFileSync(workspace.running, JSON.stringify({ launcher: process.pid, emulators } satisfies Running));
}

export function forgetRunning(): void {
  rmSync(workspace.running, { force: true });
}

/**
 * Ends the emulators of a run whose launcher was killed. They are asked first: then they export what they hold, and a
 * kill -9 of the launcher costs nothing. A launcher that still lives is left alone; the ports are taken and the
 * caller says so.
 *
 * @returns what became of the emulators found: `none`, `saved` (they exported and left) or `ended` (they had to be killed)
 */
export async function endLeftovers(): Promise<'none' | 'saved' | 'ended'> {
  if (!existsSync(workspace.running)) return 'none';
  const { launcher, emulators } = JSON.parse(readFileSync(workspace.running, 'utf8')) as Running;
  if (isOurs(launcher)) return 'none';
  if (!isOurs(emulators)) {
    forgetRunning();
    return 'none';
  }
  process.kill(emulators, 'SIGINT');
  const left = await leavesWithin(emulators, EXPORT_TAKES_AT_MOST_MS);
  signalGroup(emulators, 'SIGKILL');
  forgetRunning();
  return left ? 'saved' : 'ended';
}

async function leavesWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!isOurs(pid)) return true;
    await wait(200);
  }
  return false;
}

/** A pid may have been given to a stranger since: only a process started out of this folder is ours. */
function isOurs(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(workspace.root);
  } catch {
    return false;
  }
}

export function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // it has ended already
  }
}
