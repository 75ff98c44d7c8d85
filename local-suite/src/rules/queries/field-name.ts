const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Returns the canonical dotted path by which queries name fields, unusual segments in backticks. */
export function canonicalField(segments: readonly string[]): string {
  return segments
    .map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}
