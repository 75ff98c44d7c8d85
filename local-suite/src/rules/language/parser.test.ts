import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compileRuleset, explainIssue, type Ruleset } from '../ruleset.ts';
import { list, reader, request } from '../testing/firestore-case.ts';
import { parseRules } from './parser.ts';
import { printLocation } from './print-location.ts';
import { Source } from './source.ts';
import { RulesSyntaxError } from './syntax-error.ts';

const VALID = `rules_version = '2';
// The shop's rules in small: every construct of the language once.
service cloud.firestore {
  match /databases/{database}/documents {
    function isAdmin() { return request.auth.token.get('role', 'user') == 'admin'; }
    function fits(line, most) {
      let quantity = line.quantity; /* how many */
      return quantity is int && quantity >= 1 && quantity <= most;
    }
    match /products/{id} {
      allow read;
      allow write: if isAdmin() || (request.auth != null ? false : !true);
    }
    match /carts/{owner}/items/{item} {
      allow create, update: if fits(request.resource.data, 10)
        && request.resource.data.keys().hasOnly(['quantity', "size"])
        && exists(/databases/$(database)/documents/products/$(item.split('_')[0]))
        && -1 + 2 * 3 / 4 % 5 - 6.5 < 1e3 && b'x'.size() != 2 && 'a' in {'a': [1, 2][0:1]};
    }
    match /{path=**}/reviews/{review} { allow list: if request.query.limit <= 20; }
  }
}
`;

const WORDS = VALID.match(/\w+|[^\w\s]|\s+/g) ?? [];

/** Valid rules with pieces dropped, doubled, swapped or replaced: near misses reach further than noise. */
const mutated = fc
  .array(
    fc.tuple(
      fc.nat(WORDS.length - 1),
      fc.constantFrom('drop', 'double', 'replace'),
      fc.nat(WORDS.length - 1),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((edits) => {
    const words = [...WORDS];
    for (const [at, edit, other] of edits) {
      if (edit === 'drop') words[at] = '';
      else if (edit === 'double') words[at] = `${words[at]}${words[at]}`;
      else words[at] = WORDS[other] ?? '';
    }
    return words.join('');
  });

function parseOrRulesError(text: string): void {
  const inText = ({ offset }: RulesSyntaxError) => {
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(offset).toBeLessThanOrEqual(text.length);
  };
  try {
    parseRules(new Source(text, 'x.rules'), inText);
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    inText(error);
  }
}

function decideSome(ruleset: Ruleset): void {
  for (const at of ['products/p', 'carts/c/items/i_M']) {
    ruleset.decide(request({ at }), reader());
    ruleset.decide(request({ at, method: 'create', newResource: null }), reader());
  }
  ruleset.decide(list('reviews', { allDescendants: true }), reader());
}

describe('the parser', () => {
  test('accepts the whole language', () => {
    expect(compileRuleset(VALID)).toMatchObject({ ok: true, issues: [] });
  });

  test('throws only its own error, with a position in the text, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), parseOrRulesError), {
      numRuns: 1000,
    });
    const alphabet = fc.array(fc.constantFrom(...new Set(WORDS), "'", '"', '\\', '/*', '$('), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(alphabet, (words) => parseOrRulesError(words.join(''))),
      { numRuns: 1000 },
    );
  });

  test('throws only its own error for mutated rules, and those that compile decide without throwing', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        parseOrRulesError(text);
        const result = compileRuleset(text);
        for (const { line, column } of result.issues) expect(Math.min(line, column)).toBeGreaterThan(0);
        expect(result.issues.some(({ severity }) => severity === 'ERROR')).toBe(!result.ok);
        if (result.ok) decideSome(result.ruleset);
      }),
      { numRuns: 1500 },
    );
  });

  test('handles deep and long sources', () => {
    for (const body of [
      '('.repeat(1e5),
      `${'1 && '.repeat(5e4)}1`,
      `a${'.b'.repeat(1e5)}`,
      '/$('.repeat(5e4),
      '[{'.repeat(5e4),
    ]) {
      const result = compileRuleset(`service cloud.firestore { match /a { allow get: if ${body}; } }`);
      expect(result.ok).toBe(false);
    }
    const blocks = 'match /a {'.repeat(20_000);
    expect(compileRuleset(`service cloud.firestore {${blocks}`).ok).toBe(false);
    const functions = Array.from({ length: 5000 }, (_, n) => `function f${n}() { return f${n + 1}(); }`).join(
      '\n',
    );
    expect(
      compileRuleset(`service cloud.firestore {${functions} match /a { allow get: if f0(); } }`).ok,
    ).toBe(true);
  });
});

describe('a location', () => {
  test('is printed with its line and a caret', () => {
    const source = new Source('first\n\tallow raed;\nlast', 'firestore.rules');
    expect(printLocation(source, source.locate(13))).toBe(
      ['firestore.rules:2:8', '2 | \tallow raed;', '  | \t      ^'].join('\n'),
    );
  });

  test('of an issue is printed with its message', () => {
    const text = 'service cloud.firestore {\n  match /a { allow get: if ; }\n}';
    const [issue] = compileRuleset(text).issues;
    expect(issue && explainIssue(issue, text, 'firestore.rules')).toBe(
      [
        "ERROR: Missing conditional expression after 'if'.",
        'firestore.rules:2:28',
        '2 |   match /a { allow get: if ; }',
        '  |                            ^',
      ].join('\n'),
    );
  });

  test('is cut to a window in a long line', () => {
    const source = new Source(`${'x'.repeat(300)}!${'y'.repeat(300)}`, 'long.rules');
    const [, line = '', caret = ''] = printLocation(source, source.locate(300)).split('\n');
    expect(line.length).toBeLessThan(110);
    expect(line[caret.indexOf('^')]).toBe('!');
  });

  test.each([
    [0, 1, 1],
    [4, 1, 5],
    [6, 2, 1],
    [8, 2, 3],
    [9, 3, 1],
  ])('of offset %i is line %i, column %i', (offset, line, column) => {
    expect(new Source('line1\nab\n', 'x').locate(offset)).toEqual({ line, column });
  });
});
