import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { workspace } from './workspace-paths.ts';

/** Returns whether the process runs and was started from this checkout; its pid may have been reused. */
export function isOwnProcess(pid: number): boolean {
  return commandOf(pid).includes(workspace.root);
}

/** Sends the signal if the process belongs to this checkout; returns whether it did. */
export function signalOwnProcess(pid: number, name: NodeJS.Signals): boolean {
  if (!isOwnProcess(pid)) return false;
  process.kill(pid, name);
  return true;
}

/** Kills the remaining processes of the emulators' process group; does nothing when there are none. */
export function endGroup(group: number): void {
  // Without /proc (macOS) groups are not listed: there only the emulators' own orphan checks apply.
  if (!existsSync('/proc')) return;
  for (const pid of readdirSync('/proc').map(Number)) {
    if (groupOf(pid) === group) signalOwnProcess(pid, 'SIGKILL');
  }
}

/** Returns the command line of a process; empty when there is none. */
function commandOf(pid: number): string {
  try {
    if (existsSync('/proc')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

function groupOf(pid: number): number | undefined {
  try {
    // pid (name) state ppid pgrp …; the name may contain anything, parentheses included.
    const [, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return Number(group);
  } catch {
    return undefined;
  }
}
