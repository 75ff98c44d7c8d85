import { invalidArgument } from '../engine/firestore-error.ts';
import type { FieldPath } from '../engine/paths/document-key.ts';

const PLAIN_SEGMENT = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
/** One segment, plain or in back-ticks with `\` escapes, and what must follow it. */
const SEGMENT = /(?:([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\[^])+)`)(\.|$)/y;

/** `a.b`, `` `odd name`.c ``: the dotted form of the API (LOCAL-SUITE 7.3). Throws INVALID_ARGUMENT. */
export function fieldPathFromWire(text: string): FieldPath {
  if (PLAIN_SEGMENT.test(text)) return [text];
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
