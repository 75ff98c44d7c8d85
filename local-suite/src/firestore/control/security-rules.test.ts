import { expect, test } from 'vitest';
import type { FirestoreError } from '../engine/firestore-error.ts';
import { RulesetRegistry } from '../rpc/ruleset-registry.ts';
import { loadRules, putSecurityRules } from './security-rules.ts';

const ALLOWING = 'service cloud.firestore { match /{all=**} { allow read; } }';
const put = (book: RulesetRegistry, content: string, ignoreErrors: boolean) =>
  putSecurityRules(book, 'demo', { rules: { files: [{ content }] }, ignore_errors: ignoreErrors });

test.each(['', ' \n', 'service cloud.firestore {'])(
  'denies everything when started with the rules %j',
  (text) => {
    const book = new RulesetRegistry();
    expect(loadRules(book, '*', text, 'firestore.rules').ok).toBe(false);
    expect(book.for('demo')).toBe('deny-all');
  },
);

test('reports emptied rules with a position and keeps the previous ones', () => {
  const book = new RulesetRegistry();
  expect(put(book, ALLOWING, false)).toEqual({});
  const before = book.for('demo');
  expect(put(book, '', true)).toEqual({
    issues: [
      {
        sourcePosition: { fileName: 'firestore.rules', line: 1, column: 1, currentOffset: 0, endOffset: 0 },
        description: 'Rules content empty. Compilation aborted.',
        severity: 'ERROR',
      },
    ],
  });
  expect(() => put(book, '', false)).toThrow(
    expect.objectContaining({
      code: 'INVALID_ARGUMENT',
      message: 'Error compiling rules:\nL1:1 Rules content empty. Compilation aborted.',
    }) as FirestoreError,
  );
  expect(book.for('demo')).toBe(before);
});
