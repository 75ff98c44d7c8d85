/** `npm run bench -- --quick`: measures less, to check that the benchmarks work. */
export const isQuick = process.argv.includes('--quick');

/** Returns the amount to measure in a full or a quick run. */
export const quickOr = (whole: number, quick: number): number => (isQuick ? quick : whole);
