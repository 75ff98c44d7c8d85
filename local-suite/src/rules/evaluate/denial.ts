import type { AllowRule } from './allow-rule.ts';
import type { Source } from '../language/source.ts';
import type { Outcome } from '../values/outcome.ts';

const NO_RULE_MATCHED = 'No matching allow statements';

/**
 * Returns the emulator's message for one allow that did not pass (docs/reference/firestore-protocol.md 7.5).
 */
export function denialOf(outcome: Outcome, method: string, rule: AllowRule, source: Source): string {
  const place = `for '${method}' @ L${rule.line}`;
  if (outcome.kind === 'unknown' && outcome.about)
    return `Property ${outcome.about} is undefined on object. ${place}`;
  if (outcome.kind !== 'error') return `false ${place}`;
  if (outcome.quoted) return `${outcome.message} ${place}`;
  const at = source.locate(outcome.start === -1 ? rule.conditionStart : outcome.start);
  return `evaluation error at L${at.line}:${at.column} ${place}`;
}

/** Joins the messages of all allows that matched and did not pass, in file order. */
export function denialMessage(denials: readonly string[]): string {
  return denials.length === 0 ? NO_RULE_MATCHED : `\n${denials.join(', ')}`;
}
