import type { Measurement } from './publish-result.ts';

/** The rows of a report, gathered as they are measured. */
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

/** An aim: to need no more than this. */
export const atMost = (value: number, limit: number, text: string): NonNullable<Measurement['aim']> => ({
  text,
  met: value <= limit,
});
