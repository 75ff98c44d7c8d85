import type { Source } from '../language/source.ts';
import { QueryFacts } from '../queries/query-facts.ts';
import type {
  AllowCoverage,
  ConditionCoverage,
  DocumentReader,
  QueryConstraint,
  RulesRequest,
  Ruleset,
  Verdict,
} from '../rules-request.ts';
import { AccessBudget } from './access-budget.ts';
import { denialMessage, denialOf } from './denial.ts';
import { ANY_DEPTH, ANY_NAME, visitMatches, type RequestSegment } from './path-matcher.ts';
import type { RulesPlan } from './plan-rules.ts';
import { Run } from './run.ts';

/** A query without filters. */
const ONE_OPEN_DISJUNCT: QueryConstraint[][] = [[]];

/** A compiled source, ready to decide. */
export class CompiledRuleset implements Ruleset {
  readonly #plan: RulesPlan;
  readonly #source: Source;
  constructor(
    readonly version: 1 | 2,
    plan: RulesPlan,
    source: Source,
  ) {
    this.#plan = plan;
    this.#source = source;
  }

  decide(
    request: RulesRequest,
    documents: DocumentReader,
    budget = AccessBudget.forSingleOperation(),
  ): Verdict {
    budget.startOperation();
    if (request.method !== 'list' || request.service !== 'cloud.firestore') {
      return this.#decideOne(request, request.path, new Run(request, documents, budget, null));
    }
    // Rules are not filters: each disjunct must be allowed on its own, whatever the others are (9.5).
    const disjuncts = request.query?.disjuncts.length ? request.query.disjuncts : ONE_OPEN_DISJUNCT;
    for (const disjunct of disjuncts) {
      const facts = new QueryFacts(disjunct);
      const verdict = this.#decideOne(
        request,
        listedPath(request, facts),
        new Run(request, documents, budget, facts),
      );
      if (!verdict.allowed) return verdict;
    }
    return { allowed: true };
  }

  coverage(): AllowCoverage[] {
    return this.#plan.allows.map((rule) => rule.coverage());
  }

  conditionCoverage(): ConditionCoverage[] {
    return this.#plan.conditions
      .map(({ line, column, outcomes }) => ({ line, column, ...outcomes.snapshot() }))
      .sort((a, b) => a.line - b.line || a.column - b.column);
  }

  resetCoverage(): void {
    for (const { outcomes } of this.#plan.conditions) outcomes.reset();
    for (const rule of this.#plan.allows) rule.resetCoverage();
  }

  /** Decides one path: any matching allow that is true permits, whatever the others return. */
  #decideOne(request: RulesRequest, segments: readonly RequestSegment[], run: Run): Verdict {
    const denials: string[] = [];
    const blocks = this.#plan.services.get(request.service) ?? [];
    const allowed = visitMatches(blocks, segments, this.version, run.captures, (rules) => {
      for (const rule of rules) {
        if (!rule.covers(request.method)) continue;
        const outcome = rule.evaluate(run);
        if (outcome.kind === 'bool' && outcome.value) return true;
        denials.push(denialOf(outcome, request.method, rule, this.#source));
      }
      return false;
    });
    return allowed ? { allowed } : { allowed, message: denialMessage(denials) };
  }
}

/**
 * Returns the path of the documents that a query can match: its last segment is open unless the query names
 * it.
 */
function listedPath({ path, query }: RulesRequest, facts: QueryFacts): RequestSegment[] {
  const document = facts.documentPath?.segments.at(-1) ?? ANY_NAME;
  const collection = path.at(-1);
  if (!query?.allDescendants || collection === undefined) return [...path, document];
  return [...path.slice(0, -1), ANY_DEPTH, collection, document];
}
