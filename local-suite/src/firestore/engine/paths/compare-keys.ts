import { compareCodeUnits } from '../values/compare-strings.ts';

const SLASH = 47;
const UNDERSCORE = 95;
const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Returns the number of a Datastore-style numeric id (`__id42__`), which sorts before every string id. */
export function numericId(segment: string): bigint | undefined {
  if (!segment.startsWith('__id')) return undefined;
  const match = NUMERIC_ID.exec(segment);
  return match ? BigInt(match[1]!) : undefined;
}

function segmentAround(path: string, index: number): string {
  const start = path.lastIndexOf('/', index - 1) + 1;
  const end = path.indexOf('/', start);
  return end < 0 ? path.slice(start) : path.slice(start, end);
}

/** Compares document keys, or full resource names, by segment. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let i = 0;
  /** The start of the segment in which they differ. */
  let start = 0;
  for (; i < length; i++) {
    const sign = a.charCodeAt(i);
    if (sign !== b.charCodeAt(i)) break;
    if (sign === SLASH) start = i + 1;
  }
  // The differing segments can only be numeric ids when one of them begins with an underscore.
  if (a.charCodeAt(start) === UNDERSCORE || b.charCodeAt(start) === UNDERSCORE) {
    const x = numericId(segmentAround(a, start));
    const y = numericId(segmentAround(b, start));
    if (x !== undefined || y !== undefined) {
      if (x === undefined) return 1;
      if (y === undefined) return -1;
      if (x !== y) return x < y ? -1 : 1;
    }
  }
  if (i === length) return a.length - b.length;
  const x = a.charCodeAt(i);
  const y = b.charCodeAt(i);
  // A slash ends the segment, and a segment sorts before every longer one that begins with it.
  if (x === SLASH) return -1;
  if (y === SLASH) return 1;
  return compareCodeUnits(x, y);
}
