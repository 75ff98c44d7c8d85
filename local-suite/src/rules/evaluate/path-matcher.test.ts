import { describe, expect, test } from 'vitest';

import { compiled, firestoreRules, reader, request } from '../testing/firestore-case.ts';

/** version, match path, document below the root, does it match */
const CASES: [1 | 2, string, string, boolean][] = [
  [2, '/docs/{id}', 'docs/a', true],
  [2, '/docs/{id}', 'docs/a/sub/b', false],
  [2, '/docs/a', 'docs/a', true],
  [2, '/docs/a', 'docs/b', false],
  [2, '/docs/{id}/sub/{other}', 'docs/a/sub/b', true],
  [2, '/{any=**}', 'docs/a/sub/b', true],
  [2, '/docs/{any=**}', 'docs/a', true],
  [2, '/docs/a/{any=**}', 'docs/a', true],
  [1, '/docs/a/{any=**}', 'docs/a', false],
  [1, '/docs/{any=**}', 'docs/a', true],
  [1, '/docs/{any=**}', 'docs/a/sub/b', true],
  [2, '/{any=**}/sub/{id}', 'docs/a/sub/b', true],
  [2, '/{any=**}/docs/{id}', 'docs/a', true],
  [2, '/{any=**}/sub/{id}', 'docs/a', false],
  [2, '/docs-v2.1/{id}', 'docs-v2.1/a', true],
  [2, '/{collection}/{id}', 'docs/a', true],
];

describe('match paths', () => {
  test.each(CASES)('in version %i, %s matches %s: %s', (version, pattern, at, matches) => {
    const rules = compiled(firestoreRules(`match ${pattern} { allow get; }`, version));
    expect(rules.decide(request({ at }), reader()).allowed).toBe(matches);
  });

  test('nest, and every block on the path may allow', () => {
    const rules = compiled(
      firestoreRules(`match /docs/{id} {
        allow get: if id == 'a';
        match /sub/{other} { allow get: if id == 'a' && other == 'b'; }
      }`),
    );
    expect(rules.decide(request({ at: 'docs/a' }), reader()).allowed).toBe(true);
    expect(rules.decide(request({ at: 'docs/a/sub/b' }), reader()).allowed).toBe(true);
    expect(rules.decide(request({ at: 'docs/x/sub/b' }), reader()).allowed).toBe(false);
  });

  test('try every length of a glob in the middle of nested blocks', () => {
    const rules = compiled(
      firestoreRules(`match /{prefix=**} { match /docs/{id} { match /{rest=**} {
        allow get: if prefix == /docs/a && rest == /sub/c;
      } } }`),
    );
    expect(rules.decide(request({ at: 'docs/a/docs/b/sub/c' }), reader()).allowed).toBe(true);
  });

  test('bind the database as the wildcard of the outermost match', () => {
    const rules = compiled(firestoreRules("match /docs/{id} { allow get: if database == 'second'; }"));
    const path = ['databases', 'second', 'documents', 'docs', 'd'];
    expect(rules.decide(request({ path }), reader()).allowed).toBe(true);
  });
});
