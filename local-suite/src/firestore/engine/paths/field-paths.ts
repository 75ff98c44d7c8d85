import { invalidArgument } from '../firestore-error.ts';
import { compareStrings } from '../values/compare-strings.ts';
import type { FieldPath } from './document-key.ts';

const SIMPLE_SEGMENT = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** Returns the canonical text of a field path: dotted, unusual segments in backticks. */
export function fieldPathText(path: FieldPath): string {
  if (path.length === 1 && SIMPLE_SEGMENT.test(path[0]!)) return path[0]!;
  return path
    .map((segment) =>
      SIMPLE_SEGMENT.test(segment) ? segment : '`' + segment.replace(/[\\`]/g, (sign) => '\\' + sign) + '`',
    )
    .join('.');
}

/** Compares by segment: `a` before `a.b` before `b`. */
export function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareStrings(a[i]!, b[i]!);
    if (order) return order;
  }
  return a.length - b.length;
}

/** Returns whether the path is `['__name__']`: the document's name, which is not a field. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** One segment, plain or in backticks with `\` escapes, and what must follow it. */
const SEGMENT = /(?:([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\[^])+)`)(\.|$)/y;

/**
 * Parses the dotted form of the API, `a.b` or `` `odd name`.c `` (docs/reference/firestore-protocol.md 7.3).
 * @throws INVALID_ARGUMENT
 */
export function fieldPathFromText(text: string): FieldPath {
  if (SIMPLE_SEGMENT.test(text)) return [text];
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  let ended = false;
  while (!ended) {
    const match = SEGMENT.exec(text);
    if (!match) throw invalidFieldPath(text);
    segments.push(match[1] ?? match[2]!.replace(/\\([^])/g, '$1'));
    ended = match[3] === '';
  }
  return segments;
}

function invalidFieldPath(text: string) {
  return invalidArgument(
    `Invalid property path "${text}". Unquoted property names must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property names must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}
