import { compareStrings } from '../values/compare-strings.ts';
import type { FieldPath } from './document-key.ts';

const SIMPLE_SEGMENT = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** The canonical text of a field path: dotted, unusual segments in backticks. */
export function fieldPathText(path: FieldPath): string {
  if (path.length === 1 && SIMPLE_SEGMENT.test(path[0]!)) return path[0]!;
  return path
    .map((segment) =>
      SIMPLE_SEGMENT.test(segment) ? segment : '`' + segment.replace(/[\\`]/g, (sign) => '\\' + sign) + '`',
    )
    .join('.');
}

/** Segment by segment: `a` before `a.b`, and that before `b`. */
export function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareStrings(a[i]!, b[i]!);
    if (order) return order;
  }
  return a.length - b.length;
}

/** `['__name__']`: the document's name, which is no field. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}
