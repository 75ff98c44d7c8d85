import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { lastSave, tidyInterruptedSaves } from './last-save.ts';
import { untilPortsAreLeft } from './ports.ts';
import { workspace } from './workspace-paths.ts';

const EXPORT_TAKES_AT_MOST_MS = 30_000;

interface Run {
  /** firebase-tools, which leads the process group of the emulators. */
  emulators: number;
  /** False while the shop is still being filled, and for tests, whose data nobody wants back. */
  worthSaving: boolean;
}

/** Remembers this run, so that the next one can deal with what a kill -9 leaves behind. */
export function rememberRun(run: Run): void {
  mkdirSync(workspace.state, { recursive: true });
  writeFileSync(workspace.running, JSON.stringify({ launcher: process.pid, ...run }));
}

/** This run has ended in good order: it leaves nothing to deal with. */
export function forgetRun(): void {
  rmSync(workspace.running, { force: true });
}

/**
 * Ends what a killed run left behind. Emulators that outlived their launcher are asked first: then they export what
 * they hold, and a kill -9 of the launcher costs nothing. A launcher that still lives is left alone; the ports are
 * taken and the caller says so.
 *
 * @returns `none` when nothing worth a word was found, `saved` when the emulators exported and left, `lost` when they
 *   were dead too or did not answer, so that the last save is what there is
 */
export async function endLeftovers(): Promise<'none' | 'saved' | 'lost'> {
  const run = lastRun();
  if (run && isOurs(run.launcher)) return 'none';
  const before = lastSave(workspace.data)?.at.getTime() ?? 0;
  if (run) {
    if (run.worthSaving && signal(run.emulators, 'SIGINT')) {
      await leavesWithin(run.emulators, EXPORT_TAKES_AT_MOST_MS);
    }
    endGroup(run.emulators);
    forgetRun();
    await untilPortsAreLeft();
  }
  tidyInterruptedSaves(workspace.state, workspace.data);
  if (!run?.worthSaving) return 'none';
  return (lastSave(workspace.data)?.at.getTime() ?? 0) > before ? 'saved' : 'lost';
}

/** Kills what still runs of the emulators' process group; safe when nothing does. */
export function endGroup(group: number): void {
  // Without /proc (macOS) nobody can tell whose a process is: then only firebase-tools' own tidiness counts.
  if (!existsSync('/proc')) return;
  for (const pid of readdirSync('/proc').map(Number)) {
    if (groupOf(pid) === group) signal(pid, 'SIGKILL');
  }
}

function lastRun(): (Run & { launcher: number }) | null {
  if (!existsSync(workspace.running)) return null;
  try {
    return JSON.parse(readFileSync(workspace.running, 'utf8')) as Run & { launcher: number };
  } catch {
    // Killed while it wrote this: there was nothing to save yet.
    return null;
  }
}

async function leavesWithin(pid: number, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (isOurs(pid) && Date.now() < deadline) await wait(100);
}

/** Sends the signal if the process is ours; returns whether it was. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  if (!isOurs(pid)) return false;
  process.kill(pid, name);
  return true;
}

/** A pid may have been given to a stranger since: only a process started out of this folder is ours. */
function isOurs(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(workspace.root);
  } catch {
    return false;
  }
}

function groupOf(pid: number): number | undefined {
  try {
    // pid (name) state ppid pgrp …; the name may hold anything, parentheses too.
    const [, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return Number(group);
  } catch {
    return undefined;
  }
}
