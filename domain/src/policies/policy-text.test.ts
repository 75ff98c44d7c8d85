import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePolicyText } from './policy-text.ts';

describe('the text of a policy', () => {
  test('has headings, lists and paragraphs', () => {
    const text =
      '## Sending back\nWithin 7 days.\nUnworn.\n\n- Write to us.\n-  We collect it. \n\nThat is all.';
    expect(parsePolicyText(text)).toEqual([
      { kind: 'heading', text: 'Sending back' },
      { kind: 'paragraph', text: 'Within 7 days.' },
      { kind: 'paragraph', text: 'Unworn.' },
      { kind: 'list', items: ['Write to us.', 'We collect it.'] },
      { kind: 'paragraph', text: 'That is all.' },
    ]);
  });

  test('begins a new list after a blank line, and takes Windows line ends', () => {
    expect(parsePolicyText('- one\r\n\r\n- two')).toEqual([
      { kind: 'list', items: ['one'] },
      { kind: 'list', items: ['two'] },
    ]);
  });

  test('of nothing is nothing', () => {
    expect(parsePolicyText('\n \n')).toEqual([]);
  });

  test('loses no word, whatever staff write', () => {
    const lines = fc.array(fc.oneof(fc.string(), fc.constantFrom('## a', '- b', '', '#c', '-d')));
    fc.assert(
      fc.property(lines, (typed) => {
        const written = typed.join('\n');
        const plain = written.split(/\r?\n/).map((line) => line.trim().replace(/^(## |- )/, ''));
        const shown = parsePolicyText(written).map((it) => ('items' in it ? it.items.join(' ') : it.text));
        const wordsOf = (texts: string[]) => texts.join(' ').match(/\S+/g);
        expect(wordsOf(shown)).toEqual(wordsOf(plain));
      }),
    );
  });
});
