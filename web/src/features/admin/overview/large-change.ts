/** A percentage above this says nothing: few orders before, some now. */
const MOST_PERCENT = 900;

/** Whether a change in percent is better said in words: more than ten times what was before. */
export const isLargeChange = (change: number): boolean => change > MOST_PERCENT;
