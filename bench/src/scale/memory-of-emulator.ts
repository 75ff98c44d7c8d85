import { readdirSync, readFileSync } from 'node:fs';
import { PORTS } from '@nargisus/local-suite/launcher';
import { residentMemory } from '../firestore/resident-memory.ts';

/** Of the suite's Firestore, in MiB (Linux). */
export function memoryOfEmulator(): number | undefined {
  const pid = readdirSync('/proc').find((entry) => {
    const words = commandOf(entry);
    return (
      words.some((word) => word.endsWith('firestore-emulator.mjs')) && words.includes(String(PORTS.firestore))
    );
  });
  return pid === undefined ? undefined : residentMemory(Number(pid));
}

/** Empty for what is no process, or has just ended. */
function commandOf(entry: string): string[] {
  if (!/^\d+$/.test(entry)) return [];
  try {
    return readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
