/** One curve and two speeds for all motion. */
export const motion = {
  settle: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
  quick: '180ms',
  slow: '700ms',
} as const;

export const still = '@media (prefers-reduced-motion: reduce)';
