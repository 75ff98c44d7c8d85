import {
  compileRuleset,
  type DocumentReader,
  type ListQuery,
  type RuleResource,
  type RulesRequest,
  type Ruleset,
} from '../ruleset.ts';
import type { RuleValue } from '../values/rule-value.ts';

export const ROOT = ['databases', '(default)', 'documents'];
/** 2026-01-15T12:34:56.123456Z */
export const NOW_MICROS = 1_768_480_496_123_456;

/** Builds a document at a path below the root: `document('orders/o1', { n: int(1) })`. */
export function document(path: string, data: Record<string, RuleValue> = {}): RuleResource {
  const segments = path.split('/');
  return { path: [...ROOT, ...segments], id: segments.at(-1) ?? '', data: new Map(Object.entries(data)) };
}

/** Builds a reader over these documents; both states of a batch are equal unless `after` is given. */
export function reader(before: RuleResource[] = [], after = before): DocumentReader & { paths: string[] } {
  const paths: string[] = [];
  return {
    paths,
    read(path, when) {
      paths.push(path.join('/'));
      const documents = when === 'after' ? after : before;
      return documents.find((each) => each.path.join('/') === path.join('/')) ?? null;
    },
  };
}

/** Wraps rules of `match /databases/{database}/documents` in a whole file. */
export function firestoreRules(body: string, version: 1 | 2 = 2): string {
  return `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;
}

export function compiled(source: string): Ruleset {
  const result = compileRuleset(source);
  if (!result.ok) throw new Error(result.issues.map(({ line, message }) => `L${line} ${message}`).join('\n'));
  return result.ruleset;
}

export type RequestOptions = Partial<RulesRequest> & { at?: string };

/** Builds a get of /docs/d by a signed-in user, by default; `at` is a path below the root. */
export function request({ at = 'docs/d', ...overrides }: RequestOptions = {}): RulesRequest {
  return {
    service: 'cloud.firestore',
    method: 'get',
    path: [...ROOT, ...at.split('/')],
    auth: { uid: 'alice', token: { role: 'editor', level: 3, ratio: 0.5, tags: ['a', 'b'] } },
    timeMicros: NOW_MICROS,
    resource: null,
    ...overrides,
  };
}

export function list(
  at: string,
  query: Partial<ListQuery> = {},
  overrides: RequestOptions = {},
): RulesRequest {
  const collectionId = at.split('/').at(-1) ?? '';
  const whole: ListQuery = { collectionId, allDescendants: false, orderBy: [], disjuncts: [[]], ...query };
  return request({ method: 'list', at, query: whole, ...overrides });
}

/** Returns the outcome of a condition: 'true', 'false', or the denial's words about the error. */
export function outcomeOf(
  condition: string,
  options: RequestOptions = {},
  { declarations = '', documents = reader() }: { declarations?: string; documents?: DocumentReader } = {},
): string {
  const method = options.method ?? 'get';
  const rules = compiled(
    firestoreRules(`${declarations} match /docs/{id} { allow ${method}: if ${condition}; }`),
  );
  const verdict = rules.decide(request(options), documents);
  if (verdict.allowed) return 'true';
  return verdict.message.startsWith('\nfalse for') ? 'false' : verdict.message.trim();
}
