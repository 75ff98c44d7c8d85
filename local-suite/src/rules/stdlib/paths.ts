import { scalarText } from '../values/format-value.ts';
import { failure } from '../values/outcome.ts';
import type { RuleValue } from '../values/rule-value.ts';
import { methodsOf } from './method-table.ts';

const method = methodsOf<'path'>();
const PLACEHOLDER = /^(?:\$\((\w+)\)|\{(\w+)\})$/;

/** https://firebase.google.com/docs/reference/rules/rules.Path: no size(), on purpose (9.7 row 28). */
export const pathMethods = [
  method('bind', ['map'], (self, bindings) => {
    const captures = new Map<string, RuleValue>();
    const segments: string[] = [];
    for (const segment of self.segments) {
      const placeholder = PLACEHOLDER.exec(segment);
      const name = placeholder?.[1] ?? placeholder?.[2];
      if (name === undefined) {
        segments.push(segment);
        continue;
      }
      const value = bindings.fields.get(name);
      const text = value && scalarText(value);
      if (!value || text === undefined) return failure(`Variable ${name} is not bound in the path.`);
      captures.set(name, value);
      segments.push(text);
    }
    return { kind: 'path', segments, captures };
  }),
];

/** Drops empty segments: `/a//b` is `/a/b`. */
export function pathSegments(text: string): string[] {
  return text.split('/').filter((segment) => segment !== '');
}
