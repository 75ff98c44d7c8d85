import type { ResolvedRules } from '../check/resolve.ts';
import type { FunctionDeclaration } from '../language/ast.ts';
import type { RuleValue } from '../values/rule-value.ts';
import type { Plan } from './run.ts';
import type { OutcomeCounter } from './outcome-counter.ts';

/** The file's context that planning an expression needs. */
export interface Planner {
  resolved: ResolvedRules;
  functionBody(declaration: FunctionDeclaration): FunctionPlan;
  debug(start: number, value: RuleValue): void;
  /** Returns the counter of the condition that starts here. */
  condition(start: number): OutcomeCounter;
}

export interface FunctionPlan {
  parameters: number;
  lets: Plan[];
  result: Plan;
}
