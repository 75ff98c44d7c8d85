import type { ResolvedRules } from '../check/resolve.ts';
import type { FunctionDeclaration } from '../language/ast.ts';
import type { RuleValue } from '../values/rule-value.ts';
import type { Plan } from './run.ts';
import type { OutcomeCounter } from './outcome-counter.ts';

/** What planning needs to know of the file around an expression. */
export interface Planner {
  resolved: ResolvedRules;
  functionBody(declaration: FunctionDeclaration): FunctionPlan;
  debug(start: number, value: RuleValue): void;
  /** A tally for the condition that starts here. */
  condition(start: number): OutcomeCounter;
}

export interface FunctionPlan {
  parameters: number;
  lets: Plan[];
  result: Plan;
}
