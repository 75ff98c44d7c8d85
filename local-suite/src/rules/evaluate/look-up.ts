import type { LookUp } from '../check/resolve-expression.ts';
import { withoutSymbol, failure, quotedFailure, typeError, type Outcome } from '../values/outcome.ts';
import { bool } from '../values/rule-value.ts';
import { BUDGET_SPENT } from './access-budget.ts';
import { documentValue } from './request-values.ts';
import type { Run } from './run.ts';

const NOT_A_DOCUMENT = failure('The path does not name a document.');
const TOO_MANY_LOOK_UPS = quotedFailure('Exceeded the maximum number of document access calls.');

/**
 * Evaluates get(), exists() and their After forms. A path that the query leaves open is unknown, and nothing
 * is read (9.5).
 */
export function lookUp(name: LookUp, target: Outcome, run: Run): Outcome {
  if (target.kind === 'error') return target;
  if (target.kind === 'unknown') return withoutSymbol(target);
  if (target.kind !== 'path') return typeError();
  if (!isDocumentPath(target.segments)) return NOT_A_DOCUMENT;
  const when = name === 'getAfter' || name === 'existsAfter' ? 'after' : 'before';
  const found = run.budget.read(target.segments, when, run.documents);
  if (found === BUDGET_SPENT) return TOO_MANY_LOOK_UPS;
  return name === 'get' || name === 'getAfter' ? documentValue(found) : bool(found !== null);
}

/** Returns whether the path is /databases/{database}/documents/{collection}/{document}… */
function isDocumentPath(segments: readonly string[]): boolean {
  return (
    segments.length >= 5 &&
    segments.length % 2 === 1 &&
    segments[0] === 'databases' &&
    segments[2] === 'documents'
  );
}
