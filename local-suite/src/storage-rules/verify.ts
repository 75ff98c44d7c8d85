import { AccessBudget } from '../rules/evaluate/access-budget.ts';
import type { DocumentReader, RuleResource, RulesRequest, Ruleset } from '../rules/ruleset.ts';
import { map, string } from '../rules/values/rule-value.ts';
import { fromExpressionValue } from './expression-value.ts';
import { isObject } from './line-protocol.ts';
import { ProtocolError } from './protocol-error.ts';

export type FetchDocument = (path: readonly string[]) => Promise<RuleResource | null>;

const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;

/** Thrown through the evaluator when a rule looks up a document that has not been fetched yet. */
class NeedsDocument extends Error {
  constructor(readonly path: readonly string[]) {
    super('A document is needed first');
  }
}

/**
 * Decides one `verify` (LOCAL-SUITE 10.2). Evaluation is synchronous and look-ups go through the CLI, so a rule
 * that needs a document stops, the document is fetched, and the rule runs again from the start with everything
 * fetched so far: rules have no side effects, and two documents are the most that a request may look up.
 */
export async function verify(
  ruleset: Ruleset,
  context: Record<string, unknown>,
  fetchDocument: FetchDocument,
): Promise<boolean> {
  const request = requestFrom(context);
  const fetched = new Map<string, RuleResource | null>();
  const documents: DocumentReader = {
    read(path) {
      const known = fetched.get(path.join('/'));
      if (known === undefined) throw new NeedsDocument(path);
      return known;
    },
  };
  for (;;) {
    try {
      return ruleset.decide(request, documents, AccessBudget.forStorage()).allowed;
    } catch (error) {
      if (!(error instanceof NeedsDocument)) throw error;
      fetched.set(error.path.join('/'), await fetchDocument(error.path));
    }
  }
}

function requestFrom({ path, method, variables }: Record<string, unknown>): RulesRequest {
  const known = METHODS.find((each) => each === method);
  if (!known || typeof path !== 'string' || !isObject(variables))
    throw new ProtocolError('Malformed verify.');
  const request = fromExpressionValue(variables.request);
  if (request.kind !== 'map') throw new ProtocolError('The request is not a map.');
  return {
    service: 'firebase.storage',
    method: known,
    // An object name may hold `//`; there is no empty segment to match.
    path: path.split('/').filter((segment) => segment !== ''),
    variables: {
      // The CLI does not send the method, though rules may read it.
      request: map(new Map([...request.fields, ['method', string(known)]])),
      resource: fromExpressionValue(variables.resource ?? { null_value: null }),
    },
    auth: null,
    timeMicros: 0,
    resource: null,
  };
}
