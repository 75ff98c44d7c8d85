import type { ResolvedRules } from '../check/resolve.ts';
import type { FunctionDeclaration, Match, PatternSegment, RulesFile } from '../language/ast.ts';
import type { Source } from '../language/source.ts';
import { describeValue } from '../values/format-value.ts';
import { AllowRule } from './allow-rule.ts';
import type { MatchPlan, SegmentPattern } from './path-matcher.ts';
import { planExpression } from './plan-expression.ts';
import type { FunctionPlan, Planner } from './planner.ts';
import type { DebugListener } from './run.ts';
import { OutcomeCounter } from './outcome-counter.ts';

export interface RulesPlan {
  services: ReadonlyMap<string, MatchPlan<AllowRule>[]>;
  allows: AllowRule[];
  conditions: { line: number; column: number; outcomes: OutcomeCounter }[];
}

/** Plans a whole file: match trees by service, each allow with its condition as a closure. */
export function planRules(
  file: RulesFile,
  resolved: ResolvedRules,
  source: Source,
  onDebug: DebugListener,
): RulesPlan {
  const bodies = new Map<FunctionDeclaration, FunctionPlan>();
  const allows: AllowRule[] = [];
  const conditions: RulesPlan['conditions'] = [];
  const planner: Planner = {
    resolved,
    functionBody(declaration) {
      const known = bodies.get(declaration);
      if (known) return known;
      const body = planFunction(declaration, planner);
      bodies.set(declaration, body);
      return body;
    },
    debug: (start, value) => onDebug(source.locate(start).line, describeValue(value)),
    condition(start) {
      const { line, column } = source.locate(start);
      const outcomes = new OutcomeCounter();
      conditions.push({ line, column, outcomes });
      return outcomes;
    },
  };

  const planSegment = (segment: PatternSegment): SegmentPattern =>
    segment.type === 'literal'
      ? { type: 'literal', text: segment.text }
      : { type: segment.type, slot: resolved.slots.get(segment) ?? -1 };

  const planMatch = (match: Match): MatchPlan<AllowRule> => {
    const rules = match.allows.map(({ start, methods, condition }) => {
      const { line, column } = source.locate(start);
      const plan = condition && planExpression(condition, planner);
      return new AllowRule(methods, plan, line, column, condition?.start ?? start);
    });
    allows.push(...rules);
    return { pattern: match.path.map(planSegment), rules, children: match.matches.map(planMatch) };
  };

  const services = new Map<string, MatchPlan<AllowRule>[]>();
  for (const { name, matches } of file.services) {
    services.set(name, [...(services.get(name) ?? []), ...matches.map(planMatch)]);
  }
  return { services, allows, conditions };
}

/** Lets first, in order: each sees the earlier ones. A failing one fails only what uses it. */
function planFunction(declaration: FunctionDeclaration, planner: Planner): FunctionPlan {
  return {
    parameters: declaration.parameters.length,
    lets: declaration.lets.map(({ value }) => planExpression(value, planner)),
    result: planExpression(declaration.result, planner),
  };
}
