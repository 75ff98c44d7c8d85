/** `npm run bench -- --quick`: less of everything, to see that the measurements work; its figures say little. */
export const isQuick = process.argv.includes('--quick');

/** How much to measure: all of it, or what a quick run has time for. */
export const quickOr = (whole: number, quick: number): number => (isQuick ? quick : whole);
