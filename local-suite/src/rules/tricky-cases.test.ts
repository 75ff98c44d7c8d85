import { describe, expect, test } from 'vitest';

import { AccessBudget } from './evaluate/access-budget.ts';
import {
  compiled,
  document,
  firestoreRules,
  list,
  NOW_MICROS,
  outcomeOf,
  reader,
  request,
  type RequestOptions,
} from './testing/firestore-case.ts';
import { bool, int, NULL, string, timestampFromMicros } from './values/rule-value.ts';

const stored = document('docs/d', { x: int(1), owner: string('alice') });
const update = (
  before: Parameters<typeof document>[1],
  after: Parameters<typeof document>[1],
): RequestOptions => ({
  method: 'update',
  resource: document('docs/d', before),
  newResource: document('docs/d', after),
});

/**
 * docs/reference/rules-language.md 9.7, by row: the condition, its outcome ('error' is any error), and the
 * request.
 */
const ROWS: [row: number, condition: string, outcome: 'true' | 'false' | RegExp, options?: RequestOptions][] =
  [
    [1, 'true || (1/0 == 1)', 'true'],
    [1, '(1/0 == 1) || true', 'true'],
    [2, 'false && (1/0 == 1)', 'false'],
    [2, '(1/0 == 1) && false', 'false'],
    [2, '!((1/0 == 1) && false)', 'true'],
    [3, '(1/0 == 1) || false', /evaluation error/],
    [3, '(1/0 == 1) && true', /evaluation error/],
    [3, '!(1/0 == 1)', /evaluation error/],
    [4, 'nope == null', /Null value error/],
    [5, 'request.auth.uid != null', /Null value error/, { auth: null }],
    [5, 'request.auth != null', 'false', { auth: null }],
    [6, 'request.auth.token.admin == true', /Property admin is undefined on object\./],
    [6, "request.auth.token.get('admin', false)", 'false'],
    [7, 'resource.data.missing == null', /Property missing is undefined on object\./, { resource: stored }],
    [7, "!('missing' in resource.data)", 'true', { resource: stored }],
    [7, "resource.data.get('missing', null) == null", 'true', { resource: stored }],
    [7, 'resource.data.none == null', 'true', { resource: document('docs/d', { none: NULL }) }],
    [9, "'a string'", /evaluation error at L4:\d+ for 'get' @ L4/],
    [9, '1', /evaluation error/],
    [10, 'resource.data.x == 1', /Null value error\. for 'get' @ L4/, { resource: null }],
    [10, 'resource == null || resource.data.x == 2', 'true', { resource: null }],
    [11, 'request.resource.data.x == 1', /Null value error/, { method: 'delete', newResource: null }],
    [11, 'request.resource == null', 'true', { method: 'delete', newResource: null }],
    [11, 'request.resource == null', /Property resource is undefined on object\./, { method: 'get' }],
    [12, 'get(/databases/$(database)/documents/a/missing) == null', 'true'],
    [12, 'get(/databases/$(database)/documents/a/missing).data == null', /Null value error/],
    [12, '!exists(/databases/$(database)/documents/a/missing)', 'true'],
    [
      13,
      'request.resource.data.at == request.time',
      'true',
      update({}, { at: timestampFromMicros(NOW_MICROS) }),
    ],
    [
      14,
      'request.resource.data.keys().hasAll(["kept", "sent"])',
      'true',
      update({ kept: int(1) }, { kept: int(1), sent: int(2) }),
    ],
    [
      15,
      "request.resource.data.diff(resource.data).addedKeys().hasOnly(['b'])",
      'true',
      update({ a: int(1) }, { b: int(1) }),
    ],
    [
      15,
      "request.resource.data.diff(resource.data).removedKeys() == ['a'].toSet()",
      'true',
      update({ a: int(1) }, { b: int(1) }),
    ],
    [
      16,
      "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['a'])",
      'true',
      update({ a: int(1) }, { a: int(1) }),
    ],
    [
      16,
      "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['a'])",
      'false',
      update({ b: int(1) }, { b: int(2) }),
    ],
    [17, '[1,2,2].hasOnly([2,1])', 'true'],
    [18, "hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'", 'true'],
    [19, '5 / 2 == 2', 'true'],
    [19, '-5 / 2 == -2', 'true'],
    [20, "'foo@t.com'.replace('.', '-') == '---------'", 'true'],
    [21, "'photo.png'.split('[.]') == ['photo', 'png']", 'true'],
    [21, "'photo.png'.split('.') == ['']", 'true'],
    [22, "''.split(',') == ['']", 'true'],
    [22, "'photo.png'.split('g') == ['photo.pn']", 'true'],
    [22, "'ab'.split('b*') == ['', 'a']", 'true'],
    [23, "'é'.size() == 1 && 'é'.toUtf8().size() == 2", 'true'],
    [24, 'timestamp.date(2024,2,29).dayOfWeek() == 4', 'true'],
    [25, "string(request.time) == ''", /evaluation error/],
    [25, "string(/a/b) == ''", /evaluation error/],
    [25, "string(null) == 'null'", 'true'],
    [26, '1 == 1.0', 'true'],
    [26, '1 is float', 'false'],
    [26, '1.0 is int', 'false'],
    [26, '1 is number && 1.0 is number', 'true'],
    [28, 'request.path.size() == 5', /evaluation error/],
    [28, "request.path[3] == 'docs' && request.path[3:5] == /docs/d", 'true'],
    [29, 'id == 5', 'false', { at: 'docs/5' }],
    [29, "id == '5'", 'true', { at: 'docs/5' }],
    [41, "{'a':1}.get('missing', 7) == 7", 'true'],
    [41, "{'a':{'b':3}}.get(['a','b'], 0) == 3 && {'a':1}.get(['x','y'], 0) == 0", 'true'],
    [42, 'request.auth.token.level == 3 && request.auth.token.level is int', 'true'],
    [42, "request.auth.token.ratio is float && request.auth.token.tags == ['a', 'b']", 'true'],
    [43, "debug(request.auth.uid) == 'alice'", 'true'],
  ];

describe('the tricky cases', () => {
  test.each(ROWS)('row %i: %s is %s', (_row, condition, outcome, options) => {
    const expected = typeof outcome === 'string' ? new RegExp(`^${outcome}$`) : outcome;
    expect(outcomeOf(condition, options)).toMatch(expected);
  });

  test('row 8: an allow that errors does not stop another that is true', () => {
    const rules = compiled(
      firestoreRules('match /docs/{id} { allow get: if 1/0 == 1; allow get: if true; }'),
    );
    expect(rules.decide(request(), reader()).allowed).toBe(true);
  });

  test.each([
    ['/docs/{rest=**}', 'docs/a/b/c', 'rest == /a/b/c', true],
    ['/docs/{rest=**}', 'docs/a/b/c', 'rest is path && rest[2] == "c"', true],
    ['/docs/d/{rest=**}', 'docs/d', 'rest is path && rest != null', true],
    ['/docs/{rest=**}', 'docs/a', "rest == 'a'", false],
  ])('row 27: %s binds a path for %s (%s: %s)', (pattern, at, condition, allowed) => {
    const rules = compiled(firestoreRules(`match ${pattern} { allow get: if ${condition}; }`));
    expect(rules.decide(request({ at }), reader()).allowed).toBe(allowed);
  });

  test('row 30: hides the wildcards of a match from a service-level function', () => {
    const rules = compiled(`service cloud.firestore {
      function isIt() { return id == 'd'; }
      match /databases/{database}/documents/docs/{id} { allow get: if isIt(); allow delete: if id == 'd'; }
    }`);
    expect(rules.decide(request(), reader())).toEqual({
      allowed: false,
      message: "\nNull value error. for 'get' @ L3",
    });
    expect(rules.decide(request({ method: 'delete' }), reader()).allowed).toBe(true);
  });

  test('row 31: a function may have the name of a package', () => {
    const declarations = 'function math() { return true; }';
    expect(outcomeOf('math() && math.abs(-1) == 1', {}, { declarations })).toBe('true');
  });

  test('row 34: the eleventh document is an error, which a true outweighs', () => {
    const lookUps = (count: number) =>
      Array.from({ length: count }, (_, n) => `!exists(/databases/$(database)/documents/a/d${n})`).join(
        ' && ',
      );
    expect(outcomeOf(lookUps(10))).toBe('true');
    expect(outcomeOf(lookUps(11))).toMatch(/document access calls/);
    expect(outcomeOf(`(${lookUps(11)}) || true`)).toBe('true');
  });

  test('row 35: the same document costs once, however often it is looked up', () => {
    const documents = reader();
    const fifteen = Array.from({ length: 15 }, () => '!exists(/databases/$(database)/documents/a/d)').join(
      ' && ',
    );
    expect(outcomeOf(fifteen, {}, { documents })).toBe('true');
    expect(documents.paths).toHaveLength(1);
  });

  test('row 36: getAfter sees the batch, get the state before it', () => {
    const documents = reader([document('b/b', { v: int(1) })], [document('b/b', { v: int(2) })]);
    const b = '/databases/$(database)/documents/b/b';
    expect(outcomeOf(`getAfter(${b}).data.v == 2 && get(${b}).data.v == 1`, {}, { documents })).toBe('true');
    expect(outcomeOf(`existsAfter(${b}) && exists(${b})`, {}, { documents })).toBe('true');
    const created = reader([], [document('b/b')]);
    expect(outcomeOf(`existsAfter(${b}) && !exists(${b})`, {}, { documents: created })).toBe('true');
  });

  test('row 37: rules are not filters', () => {
    const rules = compiled(firestoreRules('match /docs/{id} { allow read: if resource.data.public; }'));
    expect(rules.decide(list('docs'), reader([document('docs/d', { public: bool(true) })])).allowed).toBe(
      false,
    );
    expect(
      rules.decide(request({ resource: document('docs/d', { public: bool(true) }) }), reader()).allowed,
    ).toBe(true);
  });

  test('row 38: a match without a glob does not reach into subcollections', () => {
    const rules = compiled(firestoreRules('match /x/{id} { allow read; }'));
    expect(rules.decide(list('x/1/sub'), reader())).toEqual({
      allowed: false,
      message: 'No matching allow statements',
    });
    expect(rules.decide(list('x'), reader()).allowed).toBe(true);
  });

  test('row 39: replacing a document requires update, not create', () => {
    const rules = compiled(firestoreRules('match /docs/{id} { allow create; }'));
    expect(rules.decide(request({ ...update({}, {}) }), reader()).allowed).toBe(false);
    expect(rules.decide(request({ ...update({}, {}), method: 'create' }), reader()).allowed).toBe(true);
  });

  test('row 40: collection-group queries require rules_version 2', () => {
    const group = list('docs', { allDescendants: true });
    const body = 'match /{document=**} { allow read; }';
    expect(compiled(firestoreRules(body, 1)).decide(group, reader()).allowed).toBe(false);
    expect(compiled(firestoreRules(body, 2)).decide(group, reader()).allowed).toBe(true);
  });

  test('row 45: a storage list has no resource', () => {
    const rules = compiled(
      "rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{all=**} { allow list: if resource == null; } } }",
    );
    const list = request({ service: 'firebase.storage', method: 'list', path: ['b', 'bucket', 'o', 'dir'] });
    expect(rules.decide(list, reader()).allowed).toBe(true);
  });

  test('allows a batch twenty look-ups in total, ten per operation', () => {
    const rules = compiled(
      firestoreRules(
        `match /docs/{id} { allow get: if ${Array.from(
          { length: 8 },
          (_, n) => `!exists(/databases/$(database)/documents/a/$(id + '${n}'))`,
        ).join(' && ')}; }`,
      ),
    );
    const budget = AccessBudget.forBatch();
    const allowed = ['docs/1', 'docs/2', 'docs/3'].map(
      (at) => rules.decide(request({ at }), reader(), budget).allowed,
    );
    expect(allowed).toEqual([true, true, false]);
    expect(rules.decide(request({ at: 'docs/1' }), reader(), budget).allowed).toBe(true); // All cached.
  });
});
