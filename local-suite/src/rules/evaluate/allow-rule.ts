import type { ConcreteMethod } from '../language/ast.ts';
import type { AllowCoverage } from '../rules-request.ts';
import { typeError, type Outcome } from '../values/outcome.ts';
import { TRUE } from '../values/rule-value.ts';
import type { Plan, Run } from './run.ts';

const EXPANDED: Record<string, readonly ConcreteMethod[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** One allow statement, ready to run, counting how its condition comes out. */
export class AllowRule {
  private readonly methods: ReadonlySet<string>;
  private counts = { allowed: 0, denied: 0, errors: 0 };

  constructor(
    private readonly written: readonly string[],
    private readonly condition: Plan | null,
    readonly line: number,
    private readonly column: number,
    /** Offset: where an error without a place of its own is shown. */
    readonly conditionStart: number,
  ) {
    this.methods = new Set(written.flatMap((method): readonly string[] => EXPANDED[method] ?? [method]));
  }

  covers(method: ConcreteMethod): boolean {
    return this.methods.has(method);
  }

  /** True permits; anything else does not. A condition that is no truth value is an error (9.7 row 9). */
  evaluate(run: Run): Outcome {
    let outcome = this.condition ? this.condition(run) : TRUE;
    if (outcome.kind !== 'bool' && outcome.kind !== 'unknown' && outcome.kind !== 'error')
      outcome = typeError();
    if (outcome.kind === 'error') this.counts.errors += 1;
    else if (outcome.kind === 'bool' && outcome.value) this.counts.allowed += 1;
    else this.counts.denied += 1;
    return outcome;
  }

  coverage(): AllowCoverage {
    return { line: this.line, column: this.column, methods: [...this.written], ...this.counts };
  }

  resetCoverage(): void {
    this.counts = { allowed: 0, denied: 0, errors: 0 };
  }
}
