import { withoutSymbol, type Outcome } from '../values/outcome.ts';
import type { RuleValue } from '../values/rule-value.ts';
import type { Plan, Run } from './run.ts';

/** Combines all values; or returns the first error among them, or unknown if one is. */
export function evaluateArguments(
  plans: readonly Plan[],
  run: Run,
  combine: (values: RuleValue[]) => Outcome,
): Outcome {
  const values: RuleValue[] = [];
  let unknown: Outcome | undefined;
  for (const plan of plans) {
    const outcome = plan(run);
    if (outcome.kind === 'error') return outcome;
    if (outcome.kind === 'unknown') unknown ??= withoutSymbol(outcome);
    else values.push(outcome);
  }
  return unknown ?? combine(values);
}
