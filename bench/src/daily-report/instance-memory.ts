/** The memory of an instance in MiB (functions/src/function-options.ts). */
type InstanceMemory = 512 | 1024;

/**
 * Node sizes its heap by the memory of the container: half of it for the old generation and, up to 512 MiB, 1 MiB for each half
 * of the young generation, above that a 128th of the old one (V8, Heap::HeapSizeFromPhysicalMemory in src/heap/heap.cc). On a
 * machine with many gigabytes the young generation alone can take 96 MiB before it is collected.
 */
const HEAP: Record<InstanceMemory, { readonly old: number; readonly semi: number }> = {
  512: { old: 256, semi: 1 },
  1024: { old: 512, semi: 4 },
};
const PRINT_PEAK = "process.on('exit', () => console.info('peak', process.resourceUsage().maxRSS))";

/** Returns Node's options for the heap of such an instance; the process prints its peak resident memory on exit. */
export function optionsOfInstance(memory: InstanceMemory): string[] {
  const { old, semi } = HEAP[memory];
  const atExit = `--import=data:text/javascript,${encodeURIComponent(PRINT_PEAK)}`;
  return [`--max-old-space-size=${old}`, `--max-semi-space-size=${semi}`, atExit];
}

/** Reads the peak resident memory in MiB from a process's output. @throws Error if it is missing. */
export function peakMiB(output: string): number {
  const peak = /^peak (\d+)$/m.exec(output);
  if (!peak) throw new Error(`The process ended without printing its memory:\n${output}`);
  return Number(peak[1]) / 1024;
}
