import { AccessBudget } from '../rules/evaluate/access-budget.ts';
import type { DocumentReader, RuleResource, RulesRequest, Ruleset } from '../rules/ruleset.ts';
import { map, string, type RuleValue } from '../rules/values/rule-value.ts';
import { fromExpressionValue } from './expression-value.ts';
import { isObject } from './line-protocol.ts';
import { ProtocolError } from './protocol-error.ts';

export type FetchDocument = (path: readonly string[]) => Promise<RuleResource | null>;

/** The methods of a verify; `read` and `write` require all that they stand for. */
const METHODS = {
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
} as const satisfies Record<string, readonly RulesRequest['method'][]>;

/** Thrown through the evaluator when a rule looks up a document that has not been fetched. */
class NeedsDocument extends Error {
  constructor(readonly path: readonly string[]) {
    super('A document is needed first');
  }
}

/**
 * Decides one `verify` (docs/reference/storage-rules-runtime.md 10.2). Evaluation is synchronous and
 * look-ups go through the CLI, so a rule that needs a document stops, the document is fetched, and the rule
 * runs again from the start with everything fetched so far: rules have no side effects, and a request may
 * look up at most two documents.
 */
export async function verify(
  ruleset: Ruleset,
  context: Record<string, unknown>,
  fetchDocument: FetchDocument,
): Promise<boolean> {
  const requests = decodeRequests(context);
  if (requests.some(hasEmptySegment)) return false;
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
      return requests.every((it) => ruleset.decide(it, documents, AccessBudget.forStorage()).allowed);
    } catch (error) {
      if (!(error instanceof NeedsDocument)) throw error;
      fetched.set(error.path.join('/'), await fetchDocument(error.path));
    }
  }
}

/**
 * Returns whether an object's name has an empty segment (`/a`, `a//b`). Rules match segments, so such a name
 * would match as another one or not at all, and no public document says which; the client SDKs never send
 * one. It is denied, so that nothing is stored where a list of its folder does not find it. The path of a
 * list is a prefix and may end anywhere.
 */
function hasEmptySegment({ method, path }: RulesRequest): boolean {
  return method !== 'list' && path.includes('');
}

function decodeRequests({ path, method, variables }: Record<string, unknown>): RulesRequest[] {
  if (typeof method !== 'string' || !Object.hasOwn(METHODS, method))
    throw new ProtocolError('Malformed verify.');
  if (typeof path !== 'string' || !isObject(variables)) throw new ProtocolError('Malformed verify.');
  const request = fromExpressionValue(variables.request);
  if (request.kind !== 'map') throw new ProtocolError('The request is not a map.');
  const resource = withDefaultEncoding(fromExpressionValue(variables.resource ?? { null_value: null }));
  const newResource = request.fields.get('resource');
  const segments = path.replace(/^\//, '').split('/');
  return METHODS[method as keyof typeof METHODS].map((known) => ({
    service: 'firebase.storage',
    method: known,
    path: known === 'list' ? segments.filter((segment) => segment !== '') : segments,
    variables: {
      // The CLI does not send the method, though rules may read it.
      request: map(
        new Map([
          ...request.fields,
          ...(newResource ? ([['resource', withDefaultEncoding(newResource)]] as const) : []),
          ['method', string(known)],
        ]),
      ),
      resource,
    },
    auth: null,
    timeMicros: 0,
    resource: null,
  }));
}

/**
 * Replaces an unset encoding by `identity`, which the cloud stores and its rules see; firebase-tools sends null.
 * Recorded from the cloud by the project pyric (stdlib-realstorage-request-resource-fields).
 */
function withDefaultEncoding(resource: RuleValue): RuleValue {
  if (resource.kind !== 'map' || resource.fields.get('contentEncoding')?.kind !== 'null') return resource;
  return map(new Map([...resource.fields, ['contentEncoding', string('identity')]]));
}
