/** A larger percentage is meaningless: it compares with very few orders. */
const MOST_PERCENT = 900;

/** Returns whether a change in percent is better described in words: more than ten times the previous value. */
export const isLargeChange = (change: number): boolean => change > MOST_PERCENT;
