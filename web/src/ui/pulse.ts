import { keyframes } from '@emotion/react';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/**
 * How what stands in for something shows that it is on its way (an `animation`). Not before a second has passed: a shorter
 * wait needs no sign, and while something moves the phone draws sixty times a second beside what it waits for.
 */
export const pulse = `${breathe} 1.6s 1s ease-in-out infinite`;
