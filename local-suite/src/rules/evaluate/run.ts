import type { QueryFacts } from '../queries/query-facts.ts';
import type { DocumentReader, RulesRequest } from '../rules-request.ts';
import { quotedFailure, type Failure, type Outcome } from '../values/outcome.ts';
import type { AccessBudget } from './access-budget.ts';
import { requestValue, resourceValue } from './request-values.ts';

/** docs/reference/rules-language.md 9.4. */
const MAX_EXPRESSIONS = 1000;
const MAX_CALL_DEPTH = 21;

/** A planned expression: everything that the source alone decides is already decided. */
export type Plan = (run: Run) => Outcome;

/** Receives the calls of debug(): the line and the value. */
export type DebugListener = (line: number, text: string) => void;

/** The state of deciding one operation (for a list, one disjunct of its query). */
export class Run {
  /** Parameters and lets of the function being evaluated. */
  locals: Outcome[] = [];
  readonly captures: Outcome[] = [];
  #spent = 0;
  #depth = 0;
  #requestMap: Outcome | undefined;
  #resourceMap: Outcome | undefined;

  constructor(
    readonly rulesRequest: RulesRequest,
    readonly documents: DocumentReader,
    readonly budget: AccessBudget,
    readonly facts: QueryFacts | null,
  ) {}

  get request(): Outcome {
    return (this.#requestMap ??= requestValue(this.rulesRequest));
  }

  get resource(): Outcome {
    return (this.#resourceMap ??= resourceValue(this.rulesRequest));
  }

  get expressions(): number {
    return this.#spent;
  }

  /** Counts expressions; returns false when the request has reached its limit. */
  mayEvaluate(count: number): boolean {
    this.#spent += count;
    return this.#spent <= MAX_EXPRESSIONS;
  }

  /** Evaluates a function's body with these locals. */
  inCall(locals: Outcome[], body: Plan, start: number): Outcome {
    if (this.#depth >= MAX_CALL_DEPTH) return tooDeep(start);
    const caller = this.locals;
    this.locals = locals;
    this.#depth += 1;
    const outcome = body(this);
    this.#depth -= 1;
    this.locals = caller;
    return outcome;
  }
}

export const tooManyExpressions = (start: number): Failure =>
  quotedFailure(
    'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.',
    start,
  );

const tooDeep = (start: number): Failure =>
  quotedFailure('Maximum allowed call depth of 20 is reached.', start);
