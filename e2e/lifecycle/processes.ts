import { readdirSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** The processes of a process group whose command line contains the words. */
export function processesOf(group: number, words = ''): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && groupOf(pid) === group && commandOf(pid).includes(words));
}

/** Seconds since the process was started; 0 when there is none. */
export function ageOf(pid: number): number {
  // starttime, in hundredths of a second since the machine started
  const startedAt = Number(statOf(pid)[19] ?? Infinity) / 100;
  return Math.max(0, uptime() - startedAt);
}

/** A kill -9 of every process that descends from this one, and of itself: a power cut for one program. */
export function cutPower(ancestor: number): void {
  const parents = new Map(
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
      .map((pid) => [pid, Number(statOf(pid)[1])]),
  );
  const family = [ancestor];
  for (const member of family) {
    for (const [pid, parent] of parents) if (parent === member) family.push(pid);
  }
  for (const pid of family) kill(pid);
}

/** A kill -9, where there is somebody to kill. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended already
  }
}

function groupOf(pid: number): number {
  return Number(statOf(pid)[2]);
}

/** state, ppid, pgrp, … (the name before them may hold anything, parentheses too). */
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
