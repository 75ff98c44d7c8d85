/**
 * The running stitch of a nakshi kantha, the shop's one ornament: it underlines what is current, divides what needs
 * dividing and tells the carousel's time. `thread` is any CSS colour.
 */
export const stitch = (thread = 'currentColor', { length = 9, gap = 6 } = {}) =>
  `repeating-linear-gradient(90deg, ${thread} 0 ${length}px, transparent ${length}px ${length + gap}px)`;
