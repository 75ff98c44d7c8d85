/**
 * Returns the running stitch of a nakshi kantha, the shop's only ornament: it underlines the current item, divides
 * sections and shows the carousel's progress. `thread` is any CSS colour.
 */
export const stitch = (thread = 'currentColor', { length = 9, gap = 6 } = {}) =>
  `repeating-linear-gradient(90deg, ${thread} 0 ${length}px, transparent ${length}px ${length + gap}px)`;
