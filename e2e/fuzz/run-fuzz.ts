import { parseArgs } from 'node:util';
import fc from 'fast-check';

/** Reads the options of `npm run fuzz:…`. */
export function fuzzOptions(): { minutes: number; seed: number } {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
  });
  const [minutes, seed] = [Number(values.minutes), Number(values.seed ?? Date.now() % 2 ** 31)];
  if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error('--minutes N --seed S: numbers');
  return { minutes, seed };
}

/**
 * Tries inputs until the time is over or one fails; shrinks a failing input and prints it.
 * @returns whether no input failed
 */
export async function runFuzz<T>(
  input: fc.Arbitrary<T>,
  holds: (input: T) => Promise<void>,
  { minutes, seed }: { minutes: number; seed: number },
): Promise<boolean> {
  const property = fc.asyncProperty(input, holds);
  const run = await fc.check(property, {
    seed,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: minutes * 60_000,
    markInterruptAsFailure: false,
    maxSkipsPerRun: 0,
  });
  console.info(`${run.numRuns} inputs, seed ${seed}.`);
  if (!run.failed || run.counterexample === null) return true;
  console.error(`FAILED with ${fc.stringify(run.counterexample[0])}`);
  console.error(run.errorInstance instanceof Error ? run.errorInstance.message : run.errorInstance);
  console.error(`Again: --seed ${seed}, path ${run.counterexamplePath}`);
  return false;
}
