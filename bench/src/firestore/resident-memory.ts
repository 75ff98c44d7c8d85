import { readFileSync } from 'node:fs';

/** Resident memory of a process in MiB (Linux). */
export function residentMemory(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!line) throw new Error(`No resident memory for process ${pid}`);
  return Number(line[1]) / 1024;
}
