import { identityOf } from './equals.ts';
import type { RuleSet, RuleValue } from './rule-value.ts';

export function setOf(values: Iterable<RuleValue>): RuleSet {
  const members = new Map<string, RuleValue>();
  for (const value of values) members.set(identityOf(value), value);
  return { kind: 'set', members };
}
