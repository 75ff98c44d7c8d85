import type { QueryConstraint } from '../rules-request.ts';
import { compare } from '../values/compare.ts';
import { equals } from '../values/equals.ts';
import { NULL, type RulePath, type RuleValue } from '../values/rule-value.ts';

interface Bound {
  value: RuleValue;
  inclusive: boolean;
}

type Order = '<' | '<=' | '>' | '>=';

/** What one disjunct of a query says about one field. Undefined results mean: not decided by the query. */
export class FieldFacts {
  equal: RuleValue | undefined;
  #lower: Bound | undefined;
  #upper: Bound | undefined;
  readonly #excluded: RuleValue[] = [];
  readonly #elements: RuleValue[] = [];

  add({ op, value = NULL, values = [] }: QueryConstraint): void {
    switch (op) {
      case '==':
        this.equal ??= value;
        break;
      case 'is-null':
        this.equal ??= NULL;
        break;
      case '!=':
        this.#excluded.push(value);
        break;
      case 'not-in':
        this.#excluded.push(...values);
        break;
      case '>':
      case '>=':
        this.#lower ??= { value, inclusive: op === '>=' };
        break;
      case '<':
      case '<=':
        this.#upper ??= { value, inclusive: op === '<=' };
        break;
      case 'array-contains':
        this.#elements.push(value);
        break;
      case 'is-nan':
      case 'is-not-nan':
      case 'is-not-null':
        break; // Only requires the field to be present and not null, as every constraint but is-null does.
    }
  }

  /** Evaluates `field == other` for a field without a known value. */
  equalTo(other: RuleValue): boolean | undefined {
    if (other.kind === 'null') return false; // Every filter but `== null` excludes null values.
    if (this.#excluded.some((value) => equals(value, other))) return false;
    if (this.#elements.length > 0 && other.kind !== 'list') return false;
    if (this.#lower && this.#isBeyond(this.#lower, other, 1)) return false;
    if (this.#upper && this.#isBeyond(this.#upper, other, -1)) return false;
    return undefined;
  }

  /** Evaluates `field < other` and the other orders. */
  ordered(operator: Order, other: RuleValue): boolean | undefined {
    const wantsAbove = operator === '>' || operator === '>=';
    const strict = operator === '<' || operator === '>';
    // The bound on the wanted side proves, the opposite one refutes.
    const sign = wantsAbove ? 1 : -1;
    const proof = wantsAbove ? this.#lower : this.#upper;
    const refutation = wantsAbove ? this.#upper : this.#lower;
    const proven = proof && compare(proof.value, other);
    if (proof && proven !== undefined) {
      if (proven * sign > 0 || (proven === 0 && (!strict || !proof.inclusive))) return true;
    }
    const refuted = refutation && compare(refutation.value, other);
    if (refutation && refuted !== undefined) {
      if (refuted * sign < 0 || (refuted === 0 && (strict || !refutation.inclusive))) return false;
    }
    return undefined;
  }

  /** Evaluates `element in field`. */
  contains(element: RuleValue): true | undefined {
    return this.#elements.some((value) => equals(value, element)) || undefined;
  }

  /**
   * Returns whether `other` is outside this bound; `side` is 1 for a lower one. Range filters match values
   * of the bound's type only.
   */
  #isBeyond(bound: Bound, other: RuleValue, side: 1 | -1): boolean {
    const order = compare(bound.value, other);
    if (order === undefined) return bound.value.kind !== other.kind;
    return order * side > 0 || (order === 0 && !bound.inclusive);
  }
}

/** One disjunct of a query, as facts about every document it can match. */
export class QueryFacts {
  readonly #fields = new Map<string, FieldFacts>();

  constructor(constraints: readonly QueryConstraint[]) {
    for (const constraint of constraints) {
      let facts = this.#fields.get(constraint.field);
      if (!facts) this.#fields.set(constraint.field, (facts = new FieldFacts()));
      facts.add(constraint);
    }
  }

  of(field: string): FieldFacts | undefined {
    return this.#fields.get(field);
  }

  /** The one document that the query can match, if it names it. */
  get documentPath(): RulePath | undefined {
    const key = this.#fields.get('__name__')?.equal;
    return key?.kind === 'path' ? key : undefined;
  }

  /** Returns whether every match has this field: a filter on it, or on something inside it. */
  hasField(field: string): boolean {
    if (this.#fields.has(field)) return true;
    return [...this.#fields.keys()].some((each) => each.startsWith(`${field}.`));
  }
}
