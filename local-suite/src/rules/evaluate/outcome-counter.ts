import type { OutcomeCounts } from '../rules-request.ts';
import type { Outcome } from '../values/outcome.ts';

/**
 * Counts how often a condition was true, false or an error. Unknown, which permits nothing, counts as false.
 */
export class OutcomeCounter {
  #counts: OutcomeCounts = { allowed: 0, denied: 0, errors: 0 };

  count(outcome: Outcome): void {
    if (outcome.kind === 'error') this.#counts.errors += 1;
    else if (outcome.kind === 'bool' && outcome.value) this.#counts.allowed += 1;
    else this.#counts.denied += 1;
  }

  snapshot(): OutcomeCounts {
    return { ...this.#counts };
  }

  reset(): void {
    this.#counts = { allowed: 0, denied: 0, errors: 0 };
  }
}
