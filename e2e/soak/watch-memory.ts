import { memoryOfFirestore, residentMemory } from '../fixtures/local-stack/memory.ts';
import { processesOf } from '../lifecycle/processes.ts';

const sizesOf = (group: number, text: string) =>
  processesOf(group, text).flatMap((pid) => residentMemory(pid) ?? []);

/** Measures each program in MiB; undefined if it is not running. */
const PROGRAMS = {
  // The largest process of a program with helpers; the mean of several that do the same.
  'firebase-tools': (group) => largest(sizesOf(group, 'emulators:start')),
  'a functions process': (group) => mean(sizesOf(group, 'functionsEmulatorRuntime')),
  'Firestore, which keeps the shop in memory': memoryOfFirestore,
} satisfies Record<string, (group: number) => number | undefined>;

type Program = keyof typeof PROGRAMS;
const programs = Object.entries(PROGRAMS) as [Program, (group: number) => number | undefined][];

/** The memory of a program at the start and at the end. */
export interface Growth {
  readonly program: Program;
  /** In MiB, the mean of the first third of the samples. */
  readonly first: number;
  /** In MiB, the mean of the last third. */
  readonly last: number;
}

/** Samples resident memory; `growth` compares the first third of the samples with the last. */
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
