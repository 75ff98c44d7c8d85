import { describe, expect, test } from 'vitest';

import { compiled, firestoreRules, outcomeOf, reader, request } from '../testing/firestore-case.ts';

const chain = (depth: number) =>
  Array.from({ length: depth }, (_, n) =>
    n + 1 === depth ? `function f${n}() { return true; }` : `function f${n}() { return f${n + 1}(); }`,
  ).join('\n');

describe('functions', () => {
  test.each([
    [
      'function usesLet(x) { let doubled = x * 2; let shifted = doubled + 1; return shifted == 7; }',
      'usesLet(3)',
    ],
    ['function shadows(request) { return request == 1; }', 'shadows(1)'],
    ["function sees() { return database == '(default)'; }", 'sees()'],
    ['function late() { return later(); } function later() { return true; }', 'late()'],
    ['function unusedFails() { let bad = 1 / 0; return true; }', 'unusedFails()'],
    ['function add(a, b) { return a + b; }', 'add(add(1, 2), add(3, 4)) == 10'],
    [
      'function outer(a) { return inner(a + 1) == a + 2 && a == 1; } function inner(a) { return a + 1; }',
      'outer(1)',
    ],
    ['function noReturnSemicolon() { return true }', 'noReturnSemicolon()'],
  ])('%s makes %s true', (declarations, condition) => {
    expect(outcomeOf(condition, {}, { declarations })).toBe('true');
  });

  test('fails the call for a failing argument, and what uses a failing let', () => {
    const declarations =
      'function yes(x) { return true; } function used() { let bad = 1 / 0; return bad == 1 || true; }';
    expect(outcomeOf('yes(1 / 0)', {}, { declarations })).toMatch(/evaluation error/);
    expect(outcomeOf('used()', {}, { declarations })).toBe('true');
  });

  test('shadows outer functions by inner ones, and hides inner wildcards from outer ones', () => {
    const rules = compiled(
      firestoreRules(`
        function level() { return 'outer'; }
        match /docs/{id} {
          function level() { return id; }
          allow get: if level() == 'd';
        }
        match /others/{id} { allow get: if level() == 'outer'; }`),
    );
    expect(rules.decide(request({ at: 'docs/d' }), reader()).allowed).toBe(true);
    expect(rules.decide(request({ at: 'others/d' }), reader()).allowed).toBe(true);
  });

  test('compiles a call with too few arguments or an unknown name, and fails when evaluated', () => {
    const declarations = 'function one(x) { return x == null; }';
    expect(outcomeOf('one()', {}, { declarations })).toMatch(/evaluation error/);
    expect(outcomeOf('nobody(1)')).toMatch(/evaluation error/);
    expect(outcomeOf('firestore.get(/a/b) == null')).not.toBe('true'); // Storage's, not Firestore's.
  });
});

describe('operators', () => {
  test.each([
    ['true ? 1 == 1 : 1 / 0 == 1', 'true'],
    ['false ? 1 / 0 == 1 : true', 'true'],
    ['1 < 2 == true', 'true'],
    ['!false && true', 'true'],
    ['false || true && true', 'true'],
    ['1 + 1 in [2] == true', 'true'],
    ['1 == 2 || 3 > 2 ? true : false', 'true'],
    ["'a' == 1 || null == 0 || [] == {}", 'false'],
    ["'a' != 1 && null != 0", 'true'],
    ['null is null && {} is map && [] is list && /a is path', 'true'],
    [
      "request.time is timestamp && duration.value(1, 's') is duration && latlng.value(0, 0) is latlng",
      'true',
    ],
    ["b'' is bytes && '' is string && true is bool", 'true'],
    ['1 && true', 'error'],
    ["'x' ? true : false", 'error'],
    ['null.x == 1 || false', 'error'],
    ["'text'.length == 4", 'error'],
    ["request.auth['uid'] == 'alice'", 'true'],
    ["request.inTransaction == false && request.method == 'get'", 'true'],
  ])('%s is %s', (condition, outcome) => {
    const found = outcomeOf(condition);
    expect(['true', 'false'].includes(found) ? found : 'error').toBe(outcome);
  });
});

describe('limits', () => {
  const terms = (count: number) => Array(count).fill('request.auth.token.level == 1 + 2').join(' && ');

  test('evaluates a hundred terms of nine expressions, but not a hundred and twenty-five', () => {
    expect(outcomeOf(terms(100))).toBe('true');
    expect(outcomeOf(terms(125))).toBe(
      "Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached. for 'get' @ L4",
    );
  });

  test('row 33: calls a chain of 21 functions, but not one of 22', () => {
    expect(outcomeOf('f0()', {}, { declarations: chain(21) })).toBe('true');
    expect(outcomeOf('f0()', {}, { declarations: chain(22) })).toMatch(
      /Maximum allowed call depth of 20 is reached/,
    );
  });

  test('requires the absolute path of a document in a look-up', () => {
    for (const path of [
      '/users/alice',
      '/databases/$(database)/documents/users',
      '/databases/x/y/users/alice',
    ]) {
      expect(outcomeOf(`exists(${path}) || !exists(${path})`)).toMatch(/evaluation error/);
    }
    expect(outcomeOf("exists('users/alice') || true == false")).toMatch(/evaluation error/);
  });
});

describe('the denial', () => {
  test('lists every matching allow that did not pass, with its line and the failing expression', () => {
    const rules = compiled(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /docs/{id} {
      allow get: if false;
      allow create: if true;
      allow read: if 'a' < 1;
      allow get: if request.auth.token.missing;
      allow get: if true == (
        resource.data.x == 1);
    }
  }
}`);
    expect(rules.decide(request(), reader())).toEqual({
      allowed: false,
      message:
        "\nfalse for 'get' @ L5, evaluation error at L7:22 for 'get' @ L7, " +
        "Property missing is undefined on object. for 'get' @ L8, Null value error. for 'get' @ L9",
    });
  });

  test('says when nothing matches', () => {
    const rules = compiled(firestoreRules('match /docs/{id} { allow write; }'));
    expect(rules.decide(request(), reader())).toEqual({
      allowed: false,
      message: 'No matching allow statements',
    });
    expect(rules.decide(request({ service: 'firebase.storage' }), reader()).allowed).toBe(false);
  });
});

describe('coverage', () => {
  test('counts per allow how often it was true, false and an error', () => {
    const rules = compiled(
      firestoreRules("match /docs/{id} { allow get, delete: if id == 'd' || id == 1 / 0; }"),
    );
    rules.decide(request({ at: 'docs/d' }), reader());
    rules.decide(request({ at: 'docs/e' }), reader());
    rules.decide(request({ at: 'docs/d', method: 'delete' }), reader());
    expect(rules.coverage()).toEqual([
      {
        line: 4,
        column: 20,
        methods: ['get', 'delete'],
        mostExpressions: 4,
        allowed: 2,
        denied: 0,
        errors: 1,
      },
    ]);
    rules.resetCoverage();
    expect(rules.coverage()[0]).toMatchObject({ allowed: 0, denied: 0, errors: 0, mostExpressions: 0 });
  });

  test('counts each condition of an allow and of the functions it calls', () => {
    const rules = compiled(
      firestoreRules(
        "function isD(id) { return id == 'd' && (id != 'x' ? true : false); }" +
          "\nmatch /docs/{id} { allow get: if isD(id) || id == 'e'; }",
      ),
    );
    for (const id of ['d', 'e', 'f']) rules.decide(request({ at: `docs/${id}` }), reader());
    expect(rules.conditionCoverage().map(({ allowed, denied }) => [allowed, denied])).toEqual([
      [1, 2], // id == 'd'
      [1, 0], // the test of ?:
      [1, 0], // all of it
      [1, 2], // isD(id)
      [1, 1], // id == 'e'
    ]);
    rules.resetCoverage();
    expect(rules.conditionCoverage().every(({ allowed, denied }) => allowed + denied === 0)).toBe(true);
  });
});
