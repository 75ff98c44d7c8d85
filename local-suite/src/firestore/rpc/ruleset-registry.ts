import { compileRuleset } from '../../rules/ruleset.ts';
import type { AllowCoverage, ConditionCoverage, RulesIssue, Ruleset } from '../../rules/ruleset.ts';

/** `allow-all` where nobody ever loaded rules, `deny-all` where the only rules ever loaded do not compile. */
export type ActiveRules = Ruleset | 'allow-all' | 'deny-all';

/**
 * The ruleset of each project (docs/reference/firestore-protocol.md 2.1). `*` is for every project that has none of
 * its own.
 */
export class RulesetRegistry {
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly broken = new Set<string>();

  /** A source that does not compile changes nothing, unless there was nothing: then it denies until repaired. */
  load(project: string, source: string, fileName: string): { ok: boolean; issues: RulesIssue[] } {
    const compiled = compileRuleset(source, { fileName });
    if (compiled.ok) {
      this.rulesets.set(project, compiled.ruleset);
      this.broken.delete(project);
    } else if (!this.rulesets.has(project)) {
      this.broken.add(project);
    }
    return { ok: compiled.ok, issues: compiled.issues };
  }

  for(project: string): ActiveRules {
    const ruleset = this.rulesets.get(project) ?? this.rulesets.get('*');
    if (ruleset) return ruleset;
    return this.broken.has(project) || this.broken.has('*') ? 'deny-all' : 'allow-all';
  }

  coverage(project: string): { allows: AllowCoverage[]; conditions: ConditionCoverage[] } {
    const rules = this.for(project);
    if (typeof rules === 'string') return { allows: [], conditions: [] };
    return { allows: rules.coverage(), conditions: rules.conditionCoverage() };
  }
}
