import { readdirSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** Returns the pids of a process group's processes whose command line contains the text. */
export function processesOf(group: number, text = ''): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && groupOf(pid) === group && commandOf(pid).includes(text));
}

/** Returns the age of a process in seconds; 0 if it does not exist. */
export function ageOf(pid: number): number {
  // starttime, in hundredths of a second since the machine started
  const startedAt = Number(statOf(pid)[19] ?? Infinity) / 100;
  return Math.max(0, uptime() - startedAt);
}

/** Kills a process and all its descendants with SIGKILL, as a power cut would. */
export function cutPower(ancestor: number): void {
  const parents = new Map(
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
      .map((pid) => [pid, Number(statOf(pid)[1])]),
  );
  const pids = [ancestor];
  for (const ancestorPid of pids) {
    for (const [pid, parent] of parents) if (parent === ancestorPid) pids.push(pid);
  }
  for (const pid of pids) kill(pid);
}

/** Sends SIGKILL; does nothing if the process has ended. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}

function groupOf(pid: number): number {
  return Number(statOf(pid)[2]);
}

/** Returns state, ppid, pgrp and so on: the fields after the name, which may itself contain parentheses. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  } catch {
    return [];
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
