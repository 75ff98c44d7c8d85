import { describe, expect, test } from 'vitest';

import { compiled, document, firestoreRules, list, reader, ROOT } from '../testing/firestore-case.ts';
import type { ListQuery, QueryConstraint } from '../rules-request.ts';
import {
  bool,
  int,
  list as listOf,
  mapOf,
  NULL,
  path,
  string,
  type RuleValue,
} from '../values/rule-value.ts';

const is = (field: string, value: RuleValue): QueryConstraint => ({ field, op: '==', value });
const where = (field: string, op: QueryConstraint['op'], value: RuleValue): QueryConstraint => ({
  field,
  op,
  value,
});
const filtered = (...constraints: QueryConstraint[]): Partial<ListQuery> => ({ disjuncts: [constraints] });
const anyOf = (...disjuncts: QueryConstraint[][]): Partial<ListQuery> => ({ disjuncts });

const me = string('alice');
const other = string('bob');
const OWNER = 'request.auth.uid == resource.data.owner';
const MEMBER = 'request.auth.uid in resource.data.members';
const LICENCE = 'exists(/databases/$(database)/documents/licences/$(resource.data.lic))';
const key = (id: string) => path([...ROOT, 'docs', id]);

/** docs/reference/rules-language.md 9.5: every row of its table, then consequences of the method above it. */
const CASES: [rule: string, query: string, Partial<ListQuery>, allowed: boolean][] = [
  [OWNER, 'owner == uid', filtered(is('owner', me)), true],
  [OWNER, 'owner in [uid]', anyOf([is('owner', me)]), true],
  [OWNER, 'owner in [uid, other]', anyOf([is('owner', me)], [is('owner', other)]), false],
  [OWNER, 'no filter', {}, false],
  [OWNER, 'owner == other', filtered(is('owner', other)), false],
  [OWNER, 'owner >= uid', filtered(where('owner', '>=', me)), false],
  [
    OWNER,
    'owner >= uid && owner <= uid',
    filtered(where('owner', '>=', me), where('owner', '<=', me)),
    false,
  ],
  [OWNER, 'owner == uid && x == 1', filtered(is('owner', me), is('x', int(1))), true],
  [
    OWNER,
    'or(owner == uid && a, owner == uid && b)',
    anyOf([is('owner', me), is('x', int(1))], [is('owner', me), is('x', int(2))]),
    true,
  ],
  [OWNER, 'one branch without owner', anyOf([is('owner', me)], [is('x', int(2))]), false],
  [MEMBER, 'members array-contains uid', filtered(where('members', 'array-contains', me)), true],
  [MEMBER, 'array-contains-any [uid]', anyOf([where('members', 'array-contains', me)]), true],
  [
    MEMBER,
    'array-contains-any [uid, other]',
    anyOf([where('members', 'array-contains', me)], [where('members', 'array-contains', other)]),
    false,
  ],
  [MEMBER, 'members == [uid]', filtered(is('members', listOf([me]))), true],
  ['resource.data.score > 4', '== 5', filtered(is('score', int(5))), true],
  ['resource.data.score > 4', '> 5', filtered(where('score', '>', int(5))), true],
  ['resource.data.score > 4', '>= 5', filtered(where('score', '>=', int(5))), true],
  ['resource.data.score > 4', '> 4', filtered(where('score', '>', int(4))), true],
  ['resource.data.score > 4', 'in [5, 7]', anyOf([is('score', int(5))], [is('score', int(7))]), true],
  ['resource.data.score > 4', '>= 4', filtered(where('score', '>=', int(4))), false],
  ['resource.data.score > 4', 'in [4, 7]', anyOf([is('score', int(4))], [is('score', int(7))]), false],
  ['resource.data.score > 4', '< 9', filtered(where('score', '<', int(9))), false],
  ['4 < resource.data.score', '> 5', filtered(where('score', '>', int(5))), true],
  ['resource.data.score <= 4', '< 4', filtered(where('score', '<', int(4))), true],
  ['resource.data.score < 4', '<= 4', filtered(where('score', '<=', int(4))), false],
  ['!(resource.data.score > 4)', '<= 4', filtered(where('score', '<=', int(4))), true],
  ['!(resource.data.score >= 4)', '< 4', filtered(where('score', '<', int(4))), true],
  ['resource.data.v != null', 'v != null', filtered({ field: 'v', op: 'is-not-null' }), true],
  ['resource.data.v != null', 'v != null, as a value', filtered(where('v', '!=', NULL)), true],
  ['resource.data.v != null', 'v > 1', filtered(where('v', '>', int(1))), true],
  ['resource.data.v == null', 'v == null', filtered({ field: 'v', op: 'is-null' }), true],
  ['resource.data.v != null', 'v == null', filtered({ field: 'v', op: 'is-null' }), false],
  [
    "resource.data.status != 'blocked'",
    "status != 'blocked'",
    filtered(where('status', '!=', string('blocked'))),
    true,
  ],
  [
    "resource.data.status != 'blocked'",
    "not-in ['blocked', 'x']",
    filtered({ field: 'status', op: 'not-in', values: [string('x'), string('blocked')] }),
    true,
  ],
  [
    "resource.data.status != 'blocked'",
    "not-in ['x']",
    filtered({ field: 'status', op: 'not-in', values: [string('x')] }),
    false,
  ],
  ["resource.data.status != 'blocked'", "status == 'open'", filtered(is('status', string('open'))), true],
  ["resource.data.status != 'blocked'", "status > 'c'", filtered(where('status', '>', string('c'))), true],
  [
    "!(resource.data.status in ['blocked', 'gone'])",
    "not-in ['blocked', 'gone']",
    filtered({ field: 'status', op: 'not-in', values: [string('gone'), string('blocked')] }),
    true,
  ],
  ["resource.data.status in ['open', 'new']", "status == 'new'", filtered(is('status', string('new'))), true],
  [
    "resource.data.status in ['open', 'new']",
    "status in ['new', 'open']",
    anyOf([is('status', string('new'))], [is('status', string('open'))]),
    true,
  ],
  ["!(resource.data.x == 'y')", 'no filter on x', filtered(is('z', int(1))), false],
  ['resource.data.x == null', 'no filter on x', {}, false],
  ["resource.data.x == 'y' || resource.data.x != 'y'", 'no filter on x', {}, false],
  ['request.query.limit <= 12', 'limit 12', { limit: 12 }, true],
  ['request.query.limit <= 12', 'limit 13', { limit: 13 }, false],
  ['request.query.limit <= 12', 'no limit', {}, false],
  ['request.query.offset <= 2', 'offset 2', { offset: 2 }, true],
  ['request.query.offset <= 2', 'no offset', {}, true],
  ['request.query.offset <= 2', 'offset 3', { offset: 3 }, false],
  [
    "request.query.orderBy.updatedAt == 'DESC'",
    'desc',
    { orderBy: [{ field: 'updatedAt', direction: 'DESC' }] },
    true,
  ],
  [
    "request.query.orderBy.updatedAt == 'DESC'",
    'asc',
    { orderBy: [{ field: 'updatedAt', direction: 'ASC' }] },
    false,
  ],
  ["request.query.orderBy.updatedAt == 'DESC'", 'no order', {}, false],
  [LICENCE, "lic == 'a', which exists", filtered(is('lic', string('a'))), true],
  [LICENCE, "lic == 'b', which does not", filtered(is('lic', string('b'))), false],
  [LICENCE, 'no filter', {}, false],
  [
    `${OWNER} || get(/databases/$(database)/documents/a/missing).data.x`,
    'owner == uid',
    filtered(is('owner', me)),
    true,
  ],
  ["id == 'x'", 'any', {}, false],
  ["id == 'x'", 'owner == uid', filtered(is('owner', me)), false],
  [
    "id == 'x' && resource.id == 'x' && resource.__name__[4] == 'x'",
    '__name__ == x',
    filtered(is('__name__', key('x'))),
    true,
  ],
  ["id == 'x'", '__name__ >= x', filtered(where('__name__', '>=', key('x'))), false],
  ["request.method == 'list'", 'no filter', {}, true],
  ['resource != null', 'no filter', {}, true],
  ['true || resource.data.x == 1', 'no filter', {}, true],
  ['!(false && resource.data.x == 1)', 'no filter', {}, true],
  ['resource.data.a.b == 1', 'a.b == 1', filtered(is('a.b', int(1))), true],
  ['resource.data.a.b == 1', 'a == {b: 1}', filtered(is('a', mapOf({ b: int(1) }))), true],
  ["resource.data['odd name'] == 1", '`odd name` == 1', filtered(is('`odd name`', int(1))), true],
  ["resource.data.get('x', 0) == 1", 'x == 1', filtered(is('x', int(1))), true],
  ["resource.data.get('x', 0) > 1", 'x > 1', filtered(where('x', '>', int(1))), true],
  ["resource.data.get('x', 0) == 0", 'no filter', {}, false],
  ["'x' in resource.data", 'x == 1', filtered(is('x', int(1))), true],
  ["'x' in resource.data", 'x.y > 1', filtered(where('x.y', '>', int(1))), true],
  ["!('x' in resource.data)", 'no filter', {}, false],
  ['resource.data.keys().size() > 0', 'no filter', {}, false],
  ['resource.data.public', 'public == true', filtered(is('public', bool(true))), true],
  ['resource.data.public ? true : true', 'no filter', {}, false],
  ['request.path == /databases/$(database)/documents/docs', 'no filter', {}, true],
];

describe('a list is allowed when the query proves the rule', () => {
  test.each(CASES)('%s, queried by %s', (rule, _name, query, allowed) => {
    const rules = compiled(firestoreRules(`match /docs/{id} { allow list: if ${rule}; }`));
    expect(rules.decide(list('docs', query), reader([document('licences/a')])).allowed).toBe(allowed);
  });

  test('reads nothing for an open look-up path', () => {
    const documents = reader();
    const rules = compiled(firestoreRules(`match /docs/{id} { allow list: if ${LICENCE}; }`));
    rules.decide(list('docs'), documents);
    expect(documents.paths).toEqual([]);
  });

  test('names the field that the query leaves open in the denial', () => {
    const rules = compiled(firestoreRules(`match /docs/{id} { allow list: if ${OWNER}; }`));
    expect(rules.decide(list('docs'), reader())).toEqual({
      allowed: false,
      message: "\nProperty owner is undefined on object. for 'list' @ L4",
    });
  });

  test('shares one budget of look-ups among the disjuncts of a query', () => {
    const rules = compiled(firestoreRules(`match /docs/{id} { allow list: if !${LICENCE}; }`));
    const licences = (count: number) =>
      anyOf(...Array.from({ length: count }, (_, n) => [is('lic', string(`l${n}`))]));
    expect(rules.decide(list('docs', licences(10)), reader()).allowed).toBe(true);
    expect(rules.decide(list('docs', licences(11)), reader()).allowed).toBe(false);
  });
});

describe('a collection-group query', () => {
  const group = (at: string) => list(at, { allDescendants: true });

  test.each([
    ['/{path=**}/items/{id}', true],
    ['/{document=**}', true],
    ['/items/{id}', false],
    ['/carts/{cart}/items/{id}', false],
    ['/carts/{rest=**}', false],
  ])('is allowed by match %s: %s', (pattern, allowed) => {
    const rules = compiled(firestoreRules(`match ${pattern} { allow list; }`));
    expect(rules.decide(group('items'), reader()).allowed).toBe(allowed);
  });

  test('below a document is allowed by a rule for everything below it', () => {
    const rules = compiled(firestoreRules('match /carts/c1/{rest=**} { allow list; }'));
    expect(rules.decide(group('carts/c1/items'), reader()).allowed).toBe(true);
    expect(rules.decide(group('carts/c2/items'), reader()).allowed).toBe(false);
  });
});
