import { compileRuleset } from '../../rules/ruleset.ts';
import type { AllowCoverage, ConditionCoverage, RulesIssue, Ruleset } from '../../rules/ruleset.ts';

/** `allow-all` before any rules were loaded, `deny-all` when the only rules ever loaded do not compile. */
export type ActiveRules = Ruleset | 'allow-all' | 'deny-all';

/**
 * The ruleset of each project (docs/reference/firestore-protocol.md 2.1). `*` is for projects without one of
 * their own.
 */
export class RulesetRegistry {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #broken = new Set<string>();

  /**
   * Loads a source. One that does not compile keeps the previous rules, or denies everything if there are
   * none.
   */
  load(project: string, source: string, fileName: string): { ok: boolean; issues: RulesIssue[] } {
    const compiled = compileRuleset(source, { fileName });
    if (compiled.ok) {
      this.#rulesets.set(project, compiled.ruleset);
      this.#broken.delete(project);
    } else if (!this.#rulesets.has(project)) {
      this.#broken.add(project);
    }
    return { ok: compiled.ok, issues: compiled.issues };
  }

  for(project: string): ActiveRules {
    const ruleset = this.#rulesets.get(project) ?? this.#rulesets.get('*');
    if (ruleset) return ruleset;
    return this.#broken.has(project) || this.#broken.has('*') ? 'deny-all' : 'allow-all';
  }

  coverage(project: string): { allows: AllowCoverage[]; conditions: ConditionCoverage[] } {
    const rules = this.for(project);
    if (typeof rules === 'string') return { allows: [], conditions: [] };
    return { allows: rules.coverage(), conditions: rules.conditionCoverage() };
  }
}
