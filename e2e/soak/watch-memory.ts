import { readFileSync } from 'node:fs';
import { processesOf } from '../lifecycle/processes.ts';

/** What is looked at, by words of its command line. */
const PROGRAMS = {
  'firebase-tools': 'emulators:start',
  'a process of the functions': 'functionsEmulatorRuntime',
} as const;

type Program = keyof typeof PROGRAMS;

export interface Growth {
  readonly program: Program;
  /** MB, the mean of a third of the samples. */
  readonly first: number;
  readonly last: number;
}

/** Samples how much memory is resident; `growth` compares the first third of the samples with the last. */
export function watchMemory(emulators: () => number) {
  const samples: Record<Program, number[]> = {
    'firebase-tools': [],
    'a process of the functions': [],
  };
  const timer = setInterval(() => {
    for (const [program, words] of Object.entries(PROGRAMS) as [Program, string][]) {
      const sizes = processesOf(emulators(), words).map(residentMegabytes).filter(Boolean);
      // Of several processes that do the same the mean counts, of one program that others help the largest.
      const size = words === PROGRAMS['a process of the functions'] ? mean(sizes) : Math.max(0, ...sizes);
      if (size > 0) samples[program].push(size);
    }
  }, 5_000);
  return {
    stop: () => clearInterval(timer),
    growth: (): Growth[] =>
      (Object.entries(samples) as [Program, number[]][]).map(([program, sizes]) => {
        const third = Math.ceil(sizes.length / 3);
        return { program, first: mean(sizes.slice(0, third)), last: mean(sizes.slice(-third)) };
      }),
  };
}

const mean = (sizes: readonly number[]) =>
  sizes.length === 0 ? 0 : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0; // ended meanwhile
  }
}
