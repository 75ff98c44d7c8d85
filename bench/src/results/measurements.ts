import type { Measurement } from './publish-result.ts';

/** Collects the measurements of a benchmark. */
export class Measurements {
  readonly rows: Measurement[] = [];

  readonly add = (
    name: string,
    value: number,
    unit: string,
    aim?: Measurement['aim'],
    baseline?: Measurement['baseline'],
  ): void => void this.rows.push({ name, value, unit, aim, baseline });
}

/** Returns an aim that `value` meets if it is at most `limit`. */
export const atMost = (value: number, limit: number, text: string): NonNullable<Measurement['aim']> => ({
  text,
  met: value <= limit,
});
