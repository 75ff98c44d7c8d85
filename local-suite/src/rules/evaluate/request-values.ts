import { ANY_MATCH } from '../queries/symbolic.ts';
import type { ListQuery, RuleResource, RulesRequest } from '../rules-request.ts';
import { mapFromJson } from '../values/from-json.ts';
import type { Outcome } from '../values/outcome.ts';
import {
  bool,
  int,
  map,
  mapOf,
  NULL,
  path,
  string,
  timestampFromMicros,
  type RuleMap,
  type RuleValue,
} from '../values/rule-value.ts';

/** One connection makes many requests with the same identity: its token is converted once. */
const identities = new WeakMap<object, RuleValue>();

/**
 * Builds `request` (docs/reference/rules-language.md 9.3). Omits what a method does not have, so that naming
 * it is an error.
 */
export function requestValue(request: RulesRequest): RuleValue {
  if (request.variables) return request.variables.request;
  const fields: RuleMap = new Map<string, RuleValue>([
    ['auth', identity(request.auth)],
    ['method', string(request.method)],
    ['path', path(request.path)],
    ['time', timestampFromMicros(request.timeMicros)],
    ['inTransaction', bool(request.inTransaction === true)],
  ]);
  if (request.newResource !== undefined) fields.set('resource', documentValue(request.newResource));
  if (request.query) fields.set('query', queryValue(request.query));
  // The emulator has these too, always null.
  const isRead = request.method === 'get' || request.method === 'list';
  for (const name of isRead ? ['fields'] : ['transforms', 'writeFields', 'readFields'])
    fields.set(name, NULL);
  return map(fields);
}

/** Returns `resource`: the stored document; for a Firestore list, any document that the query may match. */
export function resourceValue(request: RulesRequest): Outcome {
  if (request.variables) return request.variables.resource;
  if (request.method === 'list' && request.service === 'cloud.firestore') return ANY_MATCH;
  return documentValue(request.resource);
}

/** Returns `{data, __name__, id}`, or an object's metadata; null without a document. */
export function documentValue(resource: RuleResource | null): RuleValue {
  if (!resource) return NULL;
  if (resource.fields) return map(resource.fields);
  return mapOf({ data: map(resource.data), __name__: path(resource.path), id: string(resource.id) });
}

function identity(auth: RulesRequest['auth']): RuleValue {
  if (!auth) return NULL;
  const known = identities.get(auth);
  if (known) return known;
  const value = mapOf({ uid: string(auth.uid), token: mapFromJson(auth.token) });
  identities.set(auth, value);
  return value;
}

function queryValue(query: ListQuery): RuleValue {
  const orders = query.orderBy.map(({ field, direction }): [string, RuleValue] => [field, string(direction)]);
  const fields: RuleMap = new Map<string, RuleValue>([
    ['offset', int(query.offset ?? 0)],
    ['orderBy', map(new Map(orders))],
    ['kind', string(query.collectionId)],
    ['allDescendants', bool(query.allDescendants)],
  ]);
  if (query.limit !== undefined) fields.set('limit', int(query.limit));
  return map(fields);
}
