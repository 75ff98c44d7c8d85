import fc from 'fast-check';
import { expect, test } from 'vitest';

import { METHODS, PACKAGES } from '../stdlib/library.ts';
import { compiled, document, firestoreRules, list, reader, request } from '../testing/firestore-case.ts';
import {
  bytes,
  float,
  int,
  latLng,
  list as listOf,
  mapOf,
  NULL,
  path,
  string,
} from '../values/rule-value.ts';

const stored = document('docs/d', {
  n: int(-3),
  f: float(NaN),
  s: string('a-b'),
  nothing: NULL,
  list: listOf([int(1), string('x')]),
  map: mapOf({ a: mapOf({ b: int(1) }) }),
  bytes: bytes(new Uint8Array([1, 255])),
  place: latLng(23.8, 90.4),
  path: path(['databases', '(default)', 'documents', 'docs', 'd']),
});

const METHOD_NAMES = [...new Set(Object.values(METHODS).flatMap((rows) => [...rows.keys()]))];
const FUNCTION_NAMES = [...PACKAGES]
  .flatMap(([name, rows]) => [...rows.keys()].map((row) => `${name}.${row}`))
  .concat(
    'get',
    'exists',
    'getAfter',
    'existsAfter',
    'int',
    'float',
    'string',
    'bool',
    'path',
    'debug',
    'twice',
  );
const LEAVES = [
  'request', 'resource', 'request.time', 'request.auth.token', 'resource.data', 'id', 'nobody', 'null', 'true',
  '0', '-1', '9223372036854775807', '1.5', "''", "'a.*'", "'(['", "b'x'", '[]', '{}', '/databases/$(database)/documents/docs/d',
  ...[...stored.data.keys()].map((field) => `resource.data.${field}`),
  // Conditions that the filter of the query below proves, so that some lists are allowed.
  'resource.data.n == -3', 'resource.data.n < 0', 'resource.data.n <= -3', "'n' in resource.data", 'resource.data.n != null',
]; // prettier-ignore

const expression = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fc.constantFrom(...LEAVES),
    fc
      .tuple(
        tie('any'),
        fc.constantFrom('+', '-', '*', '/', '%', '<', '>=', '==', '!=', 'in', '&&', '||'),
        tie('any'),
      )
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc.tuple(fc.constantFrom('!', '-'), tie('any')).map(([operator, operand]) => `(${operator} ${operand})`),
    fc
      .tuple(tie('any'), fc.constantFrom(...METHOD_NAMES), fc.array(tie('any'), { maxLength: 2 }))
      .map(([self, name, args]) => `(${self}).${name}(${args.join()})`),
    fc
      .tuple(fc.constantFrom(...FUNCTION_NAMES), fc.array(tie('any'), { minLength: 1, maxLength: 4 }))
      .map(([name, args]) => `${name}(${args.join()})`),
    fc.tuple(tie('any'), tie('any')).map(([target, index]) => `(${target})[${index}]`),
    fc.tuple(tie('any'), tie('any'), tie('any')).map(([target, from, to]) => `(${target})[${from}:${to}]`),
    fc.tuple(tie('any'), tie('any'), tie('any')).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
    fc
      .tuple(tie('any'), fc.constantFrom('int', 'map', 'timestamp'))
      .map(([it, type]) => `(${it} is ${type})`),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => `{'a': ${a}, 'b': [${b}]}`),
    tie('any').map((segment) => `/docs/$(${segment})`),
  ),
})).any;

test('no condition makes a decision throw, and a list is never allowed where a matching document is not', () => {
  let filteredLists = 0;
  let openedLists = 0;
  fc.assert(
    fc.property(expression, (condition) => {
      const rules = compiled(
        firestoreRules(`function twice(x) { let y = x; return [y, x]; }
          match /docs/{id} { allow read: if ${condition}; }`),
      );
      const documents = reader([stored]);
      const readable = rules.decide(request({ resource: stored }), documents).allowed;
      const filtered = list('docs', { disjuncts: [[{ field: 'n', op: '==', value: int(-3) }]] });
      const listable = rules.decide(filtered, documents).allowed;
      const opened = rules.decide(list('docs'), documents).allowed;
      // `request` itself differs between the two methods; everything else of a proof must hold for the document.
      const isComparable = !/\brequest\b(?!\.time|\.auth)/.test(condition);
      expect(isComparable && listable && !readable).toBe(false);
      expect(isComparable && opened && !readable).toBe(false);
      if (isComparable && listable) filteredLists += 1;
      if (isComparable && opened) openedLists += 1;
    }),
    { numRuns: 3000 },
  );
  // Without lists that are allowed the implication would hold for nothing.
  expect(filteredLists).toBeGreaterThanOrEqual(20);
  expect(openedLists).toBeGreaterThan(0);
});
