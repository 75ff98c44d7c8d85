import { paisa, type Paisa } from './paisa.ts';

/** Returns `percent` (whole, 0-100) of an amount, rounded half up to a paisa. */
export function percentOf(amount: Paisa, percent: number): Paisa {
  return paisa(Math.floor((amount * percent + 50) / 100));
}
