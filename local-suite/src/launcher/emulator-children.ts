import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isOwnProcess, signalOwnProcess } from './own-processes.ts';

const NAMES: Readonly<Record<string, string>> = {
  'firestore-emulator': 'The Firestore emulator',
  'storage-rules': 'The storage rules',
};

/** A program of this repository that firebase-tools runs. */
interface EmulatorChild {
  readonly name: string;
  readonly pid: number;
}

/**
 * Returns the children that were started, from the pid files that the java stand-in writes into this folder.
 */
export function emulatorChildren(folder: string): EmulatorChild[] {
  return filesIn(folder).flatMap((file) => {
    const name = file.endsWith('.pid') ? NAMES[file.slice(0, -'.pid'.length)] : undefined;
    const pid = name ? Number(readFileSync(resolve(folder, file), 'utf8')) : 0;
    return name && pid > 0 ? [{ name, pid }] : [];
  });
}

export function hasEnded({ pid }: EmulatorChild): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** Kills those that still run and waits until they have exited: two must never write one journal. */
export async function endChildren(children: readonly EmulatorChild[]): Promise<void> {
  for (const { pid } of children) signalOwnProcess(pid, 'SIGKILL');
  while (children.some(({ pid }) => isOwnProcess(pid))) await wait(20);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
