import { LexicalError } from './syntax-error.ts';
import type { Source } from './source.ts';

type TokenKind = 'word' | 'int' | 'float' | 'string' | 'bytes' | 'punctuation' | 'end';

export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
  /** As written; for strings and bytes their decoded text. */
  text: string;
}

const SPACE_OR_COMMENT = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const FLOAT = /(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+)/y;
const INT = /\d+/y;
const PUNCTUATION = /&&|\|\||==|!=|<=|>=|[-<>+*/%!?:,;.()[\]{}=$]/y;
const ESCAPES: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '0': '\0',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
};

/**
 * Produces one token at a time; the parser moves `offset` itself where paths are read character by
 * character.
 */
export class Lexer {
  readonly #source: Source;
  offset = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  next(): Token {
    const { body } = this.#source;
    this.match(SPACE_OR_COMMENT);
    const start = this.offset;
    if (start >= body.length) return { kind: 'end', start, end: start, text: '<EOF>' };
    if (body.startsWith('/*', start)) throw new LexicalError("Unexpected '<EOF>'.", body.length);
    const quote = body[start];
    if (quote === '"' || quote === "'") return this.#string('string', start, start);
    if (quote === 'b' && (body[start + 1] === '"' || body[start + 1] === "'")) {
      return this.#string('bytes', start, start + 1);
    }
    for (const [kind, pattern] of PATTERNS) {
      const text = this.match(pattern);
      if (text) return { kind, start, end: this.offset, text };
    }
    throw new LexicalError(`Unexpected '${String.fromCodePoint(body.codePointAt(start) ?? 0)}'.`, start);
  }

  /** Consumes the match of the sticky pattern here; '' when there is none. */
  match(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const text = pattern.exec(this.#source.body)?.[0] ?? '';
    this.offset += text.length;
    return text;
  }

  #string(kind: 'string' | 'bytes', start: number, quoteAt: number): Token {
    const { body } = this.#source;
    const quote = body[quoteAt];
    let text = '';
    let at = quoteAt + 1;
    for (;;) {
      const char = body[at];
      if (char === undefined || char === '\n') throw new LexicalError('Missing closing quote.', start);
      if (char === quote) break;
      if (char === '\\') {
        const [read, length] = this.#escape(at);
        text += read;
        at += length;
      } else {
        text += char;
        at += 1;
      }
    }
    this.offset = at + 1;
    return { kind, start, end: this.offset, text };
  }

  /** Returns the decoded escape at this offset and its length. */
  #escape(at: number): [string, number] {
    const { body } = this.#source;
    const letter = body[at + 1] ?? '';
    const unicode = /^u([0-9a-fA-F]{4})|^x([0-9a-fA-F]{2})/.exec(body.slice(at + 1, at + 6));
    if (unicode) {
      const digits = unicode[1] ?? unicode[2] ?? '';
      return [String.fromCharCode(parseInt(digits, 16)), 2 + digits.length];
    }
    const simple = ESCAPES[letter];
    // Patterns are full of \d and \w: an unknown escape keeps its backslash.
    if (simple === undefined) return ['\\', 1];
    return [simple, 2];
  }
}

const PATTERNS: [TokenKind, RegExp][] = [
  ['word', WORD],
  ['float', FLOAT],
  ['int', INT],
  ['punctuation', PUNCTUATION],
];
