import { UNKNOWN, type Outcome } from '../values/outcome.ts';
import { path, string } from '../values/rule-value.ts';

/** The document of a query that leaves the name open. */
export const ANY_NAME = Symbol('any one segment');
/** The segments between the parent and the collection of a collection-group query. */
export const ANY_DEPTH = Symbol('any number of segments');
export type RequestSegment = string | typeof ANY_NAME | typeof ANY_DEPTH;

export type SegmentPattern =
  { type: 'literal'; text: string } | { type: 'capture'; slot: number } | { type: 'glob'; slot: number };

/** One match block with its compiled path; children continue where its own path ends. */
export interface MatchPlan<Rule> {
  pattern: SegmentPattern[];
  rules: Rule[];
  children: MatchPlan<Rule>[];
}

/**
 * Walks the match tree and visits the rules of every block whose whole path matches, wildcards bound in
 * `captures`. Every way to match counts, so the walk backtracks over the lengths of a glob. Stops when
 * `visit` returns true.
 */
export function visitMatches<Rule>(
  blocks: readonly MatchPlan<Rule>[],
  segments: readonly RequestSegment[],
  version: 1 | 2,
  captures: Outcome[],
  visit: (rules: readonly Rule[]) => boolean,
): boolean {
  const enter = (block: MatchPlan<Rule>, from: number): boolean => step(block, 0, from);

  const step = (block: MatchPlan<Rule>, index: number, at: number): boolean => {
    const segment = block.pattern[index];
    if (!segment) {
      if (at === segments.length)
        return visit(block.rules) || block.children.some((child) => enter(child, at));
      return block.children.some((child) => enter(child, at));
    }
    if (segment.type === 'glob') return stepGlob(block, index, at, segment.slot);
    const text = segments[at];
    if (text === undefined || text === ANY_DEPTH) return false;
    if (segment.type === 'literal') return segment.text === text && step(block, index + 1, at + 1);
    captures[segment.slot] = text === ANY_NAME ? UNKNOWN : string(text);
    return step(block, index + 1, at + 1);
  };

  /** Matches a glob. Version 1: the whole rest, at least one segment. Version 2: any number of segments. */
  const stepGlob = (block: MatchPlan<Rule>, index: number, at: number, slot: number): boolean => {
    const shortest = version === 1 ? segments.length : at;
    if (version === 1 && (at === segments.length || segments.includes(ANY_DEPTH))) return false;
    for (let end = shortest; end <= segments.length; end += 1) {
      captures[slot] = boundPath(segments.slice(at, end));
      if (step(block, index + 1, end)) return true;
    }
    return false;
  };

  return blocks.some((block) => enter(block, 0));
}

function boundPath(segments: readonly RequestSegment[]): Outcome {
  const texts = segments.filter((segment) => typeof segment === 'string');
  return texts.length === segments.length ? path(texts) : UNKNOWN;
}
