const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The canonical dotted path that queries name fields by: unusual segments stand in backticks. */
export function canonicalField(segments: readonly string[]): string {
  return segments
    .map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}
