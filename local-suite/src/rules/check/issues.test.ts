import { describe, expect, test } from 'vitest';

import { compileRuleset } from '../ruleset.ts';

const issuesOf = (source: string) =>
  compileRuleset(source).issues.map(
    ({ severity, line, column, message }) => `${severity} ${line}:${column} ${message}`,
  );
const inMatch = (body: string) =>
  issuesOf(`rules_version = '2';\nservice cloud.firestore {\nmatch /a/{id} {\n${body}\n}\n}`);
const lets = (count: number) => Array.from({ length: count }, (_, n) => `let v${n} = ${n};`).join(' ');
const sum = (count: number) => Array.from({ length: count }, (_, n) => `v${n}`).join(' + ');
const globs = 'Invalid glob match expression. Only one glob match is permitted in a match declaration path.';
const nestedMatches = (depth: number): string =>
  depth === 0 ? 'allow get;' : `match /x {${nestedMatches(depth - 1)}}`;

describe('syntax errors', () => {
  test.each([
    ['', ['ERROR 1:1 Rules content empty. Compilation aborted.']],
    ['  \n', ['ERROR 1:1 Rules content empty. Compilation aborted.']],
    ['service cloud.firestore {', ["ERROR 1:26 Unexpected '<EOF>'."]],
    ['service cloud.firestore {\n  /a/{id} { }\n}', ["ERROR 2:3 Missing 'match' keyword before path."]],
    ['service cloud.firestore {\n  hello\n}', ["ERROR 2:3 Unexpected 'hello'."]],
    ["rules_version = '3';\nservice cloud.firestore { }", ["ERROR 1:17 Invalid rules_version: '3'."]],
    [
      'service constructor { match /a { allow get: if get(/a/b) == toString(1); } }',
      ['ERROR 1:1 Invalid service name: constructor.', 'WARNING 1:61 Invalid function name: toString.'],
    ],
    ['service cloud.database { }', ['ERROR 1:1 Invalid service name: cloud.database.']],
    ['service cloud.firestore { } @', ["ERROR 1:29 Unexpected '@'."]],
    ['service cloud.firestore { match /a/{id { } }', ["ERROR 1:36 Unexpected '{'."]],
    ["service cloud.firestore { match /a { allow get: if 'x; } }", ['ERROR 1:52 Missing closing quote.']],
    ['service cloud.firestore { /* ', ["ERROR 1:30 Unexpected '<EOF>'."]],
  ])('%j', (source, issues) => {
    expect(issuesOf(source)).toEqual(issues);
  });

  test.each([
    ['allow read: if ;', ["ERROR 4:16 Missing conditional expression after 'if'."]],
    ['allow read: if 1 +;', ["ERROR 4:19 Unexpected ';'."]],
    ['allow read: if true', []],
    ['allow read, write;', []],
    ['allow fly: if true;', ["ERROR 4:7 Unexpected 'fly'."]],
    ['allow read: true;', ["ERROR 4:13 Unexpected 'true'."]],
    ['allow read: if a b;', ["ERROR 4:18 Unexpected 'b'."]],
    ['allow read: if 9223372036854775808 > 1;', ['ERROR 4:16 Integer literal is out of range.']],
    ['allow read: if [1, 2;', ["ERROR 4:21 Unexpected ';'."]],
    [
      'allow get: if ;\n  allow list: if 1 +;\nallow fly; allow delete: if true;',
      [
        "ERROR 4:15 Missing conditional expression after 'if'.",
        "ERROR 5:21 Unexpected ';'.",
        "ERROR 6:7 Unexpected 'fly'.",
      ],
    ],
    ['function f() { let x = 1; }', ["ERROR 4:27 Unexpected '}'."]],
    [
      `allow read: if ${'('.repeat(500)}1${')'.repeat(500)} == 1;`,
      ['ERROR 4:166 Expression is nested too deeply.'],
    ],
    [`allow read: if ${'!'.repeat(500)}true;`, ['ERROR 4:166 Expression is nested too deeply.']],
  ])('%s', (body, issues) => {
    expect(inMatch(body)).toEqual(issues);
  });
});

describe('semantic errors', () => {
  test.each([
    [
      'function f(x, x) { return x; } allow get: if f(1, 2);',
      ['ERROR 4:15 The identifier [x] is already bound in the current scope.'],
    ],
    [
      'function f(x) { let x = 1; return x; } allow get: if f(1);',
      ['ERROR 4:21 The identifier [x] is already bound in the current scope.'],
    ],
    [
      'function f() { return 1; } function f() { return 2; } allow get: if f() == 1;',
      [
        'ERROR 4:28 The identifier [f] is already bound in the current scope.',
        'WARNING 4:28 Unused function: f.',
      ],
    ],
    ['match /{a}/{a} { }', ['ERROR 4:12 The identifier [a] is already bound in the current scope.']],
    ['match /{id}/b { allow get: if id == "x"; }', []],
    ['function f() { return f(); } allow get: if f();', ['ERROR 4:23 Recursive call is not allowed.']],
    [
      'function f() { return g(); } function g() { return f(); } allow get: if f();',
      ['ERROR 4:52 Recursive call is not allowed.'],
    ],
    ['match /{a=**}/{b=**} { }', [`ERROR 4:15 ${globs}`]],
    [
      'function f(math) { return math; } allow get: if f(1);',
      [
        'ERROR 4:12 math is a package and cannot be used as variable name.',
        'WARNING 4:27 Invalid variable name: math.',
      ],
    ],
    ['match /{hashing} { }', ['ERROR 4:8 hashing is a package and cannot be used as variable name.']],
    [`function f() { ${lets(10)} return ${sum(10)}; } allow get: if f() > 0;`, []],
    [
      `function f() { ${lets(11)} return ${sum(11)}; } allow get: if f() > 0;`,
      ['ERROR 4:140 A function may have at most 10 let bindings.'],
    ],
    ['function f(a, b, c, d, e, g, h) { return a; } allow get: if f(1, 2, 3, 4, 5, 6, 7) == 1;', []],
    [
      'function f(a, b, c, d, e, g, h, i) { return a; } allow get: if f(1, 2, 3, 4, 5, 6, 7, 8) == 1;',
      ['ERROR 4:1 A function may have at most 7 arguments.'],
    ],
    [nestedMatches(9), []],
    [nestedMatches(10), ['ERROR 4:91 Match blocks may be nested at most 10 deep.']],
    [`match ${'/x'.repeat(98)} { }`, []],
    [`match ${'/x'.repeat(99)} { }`, ['ERROR 4:1 A match path may have at most 100 segments.']],
    [
      `match ${Array.from({ length: 20 }, (_, n) => `/{c${n}}`).join('')} { }`,
      ['ERROR 4:1 A match path may have at most 20 captures.'],
    ],
  ])('%s', (body, issues) => {
    expect(inMatch(body)).toEqual(issues);
  });

  test('requires the glob at the end in version 1', () => {
    expect(issuesOf('service cloud.firestore { match /{a=**}/b { } }')).toEqual([
      'ERROR 1:34 Invalid glob match expression. In rules_version 1 a glob match must be the last segment of a path.',
    ]);
  });

  test('rejects a source of more than 256 KB', () => {
    expect(issuesOf(`service cloud.firestore { } //${'x'.repeat(256 * 1024)}`)).toEqual([
      'ERROR 1:1 Rules content exceeds the maximum of 256 KB.',
    ]);
  });
});

describe('warnings, which compile', () => {
  test.each([
    ['function f() { let x = 1; return true; } allow get: if f();', 'WARNING 4:20 Unused variable: x.'],
    ['function f() { return true; }', 'WARNING 4:1 Unused function: f.'],
    ['allow get: if nope == null;', 'WARNING 4:15 Invalid variable name: nope.'],
    ['allow get: if nope();', 'WARNING 4:15 Invalid function name: nope.'],
    ['allow get: if math.nope(1) == 1;', 'WARNING 4:15 Invalid function name: math.nope.'],
    [
      'allow get: if math.abs() == 1;',
      'WARNING 4:15 Incorrect number of arguments supplied to function: math.abs.',
    ],
    ['allow get: if exists();', 'WARNING 4:15 Incorrect number of arguments supplied to function: exists.'],
    [
      'function f(x) { return x; } allow get: if f();',
      'WARNING 4:43 Incorrect number of arguments supplied to function: f.',
    ],
    ['allow get: if 1 is integer;', 'WARNING 4:15 Invalid type name: integer.'],
  ])('%s', (body, warning) => {
    expect(inMatch(body)).toEqual([warning]);
    expect(compileRuleset(`service cloud.firestore { match /a { ${body} } }`).ok).toBe(true);
  });

  test('knows firestore.get in storage rules, but not get', () => {
    const storage = (condition: string) =>
      issuesOf(`service firebase.storage { match /b { allow get: if ${condition}; } }`);
    expect(storage('get(/a/b) == null')).toEqual(['WARNING 1:53 Invalid function name: get.']);
    expect(storage('firestore.get(/a/b) == null && firestore.exists(/a/b)')).toEqual([]);
    expect(storage('firestore.getAfter(/a/b) == null')).toEqual([
      'WARNING 1:53 Invalid function name: firestore.getAfter.',
    ]);
  });
});
