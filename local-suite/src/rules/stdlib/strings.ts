import { failure } from '../values/outcome.ts';
import { bool, bytes, int, list, string } from '../values/rule-value.ts';
import { methodsOf } from './method-table.ts';
import { regularExpression, splitBy } from './regular-expression.ts';

const method = methodsOf<'string'>();
const BAD_PATTERN = failure('Invalid regular expression.');

/** https://firebase.google.com/docs/reference/rules/rules.String */
export const stringMethods = [
  method('size', [], (self) => int(characters(self.value).length)),
  method('lower', [], (self) => string(self.value.toLowerCase())),
  method('upper', [], (self) => string(self.value.toUpperCase())),
  method('trim', [], (self) => string(self.value.trim())),
  method('toUtf8', [], (self) => bytes(new TextEncoder().encode(self.value))),
  method('matches', ['string'], (self, pattern) => {
    const expression = regularExpression(pattern.value);
    return expression ? bool(expression.matches(self.value)) : BAD_PATTERN;
  }),
  method('split', ['string'], (self, pattern) => {
    const expression = regularExpression(pattern.value);
    return expression ? list(splitBy(expression, self.value).map(string)) : BAD_PATTERN;
  }),
  method('replace', ['string', 'string'], (self, pattern, replacement) => {
    const expression = regularExpression(pattern.value);
    if (!expression) return BAD_PATTERN;
    try {
      return string(expression.matcher(self.value).replaceAll(replacement.value));
    } catch {
      return failure('Invalid replacement.'); // It names a group that the pattern lacks.
    }
  }),
];

/** Splits a string into code points: an emoji has size 1. */
export function characters(text: string): string[] {
  return Array.from(text);
}
