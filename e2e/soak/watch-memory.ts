import { memoryOfFirestore, residentMemory } from '../fixtures/local-stack/memory.ts';
import { processesOf } from '../lifecycle/processes.ts';

const sizesOf = (group: number, words: string) =>
  processesOf(group, words).flatMap((pid) => residentMemory(pid) ?? []);

/** How large each program is now, in MiB; undefined while it is not there. */
const PROGRAMS = {
  // Of one program that others help the largest process counts, of several that do the same the mean.
  'firebase-tools': (group) => largest(sizesOf(group, 'emulators:start')),
  'a process of the functions': (group) => mean(sizesOf(group, 'functionsEmulatorRuntime')),
  'Firestore, which keeps the shop in memory': memoryOfFirestore,
} satisfies Record<string, (group: number) => number | undefined>;

type Program = keyof typeof PROGRAMS;
const programs = Object.entries(PROGRAMS) as [Program, (group: number) => number | undefined][];

export interface Growth {
  readonly program: Program;
  /** MiB, the mean of a third of the samples. */
  readonly first: number;
  readonly last: number;
}

/** Samples how much memory is resident; `growth` compares the first third of the samples with the last. */
export function watchMemory(emulators: () => number) {
  const samples = new Map<Program, number[]>(programs.map(([program]) => [program, []]));
  const timer = setInterval(() => {
    for (const [program, sizeIn] of programs) {
      const size = sizeIn(emulators());
      if (size !== undefined) samples.get(program)!.push(size);
    }
  }, 5_000);
  return {
    stop: () => clearInterval(timer),
    growth: (): Growth[] =>
      [...samples].map(([program, sizes]) => {
        const third = Math.ceil(sizes.length / 3);
        return {
          program,
          first: mean(sizes.slice(0, third)) ?? 0,
          last: mean(sizes.slice(-third)) ?? 0,
        };
      }),
  };
}

const largest = (sizes: readonly number[]) => (sizes.length === 0 ? undefined : Math.max(...sizes));

const mean = (sizes: readonly number[]) =>
  sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
