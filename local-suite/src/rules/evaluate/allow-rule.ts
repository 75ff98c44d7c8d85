import type { ConcreteMethod } from '../language/ast.ts';
import type { AllowCoverage } from '../rules-request.ts';
import { typeError, type Outcome } from '../values/outcome.ts';
import { TRUE } from '../values/rule-value.ts';
import { OutcomeCounter } from './outcome-counter.ts';
import type { Plan, Run } from './run.ts';

const EXPANDED: Record<string, readonly ConcreteMethod[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** One planned allow statement, which counts the outcomes of its condition. */
export class AllowRule {
  readonly #written: readonly string[];
  readonly #condition: Plan | null;
  readonly #column: number;
  readonly #methods: ReadonlySet<string>;
  readonly #outcomes = new OutcomeCounter();
  #mostExpressions = 0;

  constructor(
    written: readonly string[],
    condition: Plan | null,
    readonly line: number,
    column: number,
    /** Offset at which an error without a place of its own is reported. */
    readonly conditionStart: number,
  ) {
    this.#written = written;
    this.#condition = condition;
    this.#column = column;

    this.#methods = new Set(written.flatMap((method): readonly string[] => EXPANDED[method] ?? [method]));
  }

  covers(method: ConcreteMethod): boolean {
    return this.#methods.has(method);
  }

  /** Evaluates the condition. Only true permits; a condition that is not a boolean is an error (9.7 row 9). */
  evaluate(run: Run): Outcome {
    let outcome = this.#condition ? this.#condition(run) : TRUE;
    if (outcome.kind !== 'bool' && outcome.kind !== 'unknown' && outcome.kind !== 'error')
      outcome = typeError();
    this.#outcomes.count(outcome);
    if (outcome.kind === 'bool' && outcome.value) {
      this.#mostExpressions = Math.max(this.#mostExpressions, run.expressions);
    }
    return outcome;
  }

  coverage(): AllowCoverage {
    return {
      line: this.line,
      column: this.#column,
      methods: [...this.#written],
      mostExpressions: this.#mostExpressions,
      ...this.#outcomes.snapshot(),
    };
  }

  resetCoverage(): void {
    this.#outcomes.reset();
    this.#mostExpressions = 0;
  }
}
