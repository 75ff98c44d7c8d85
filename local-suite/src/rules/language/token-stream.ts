import { Lexer, type Token } from './lexer.ts';
import type { Source } from './source.ts';
import { RulesSyntaxError } from './syntax-error.ts';

/** One token of look-ahead and the basic steps of every production. */
export class TokenStream {
  protected readonly lexer: Lexer;
  protected token: Token;

  constructor(protected readonly source: Source) {
    this.lexer = new Lexer(source);
    this.token = this.lexer.next();
  }

  protected advance(): void {
    this.token = this.lexer.next();
  }

  /** Returns whether the current token is this word or punctuation; not for a string with the same text. */
  protected at(text: string): boolean {
    const { kind } = this.token;
    return this.token.text === text && (kind === 'punctuation' || kind === 'word');
  }

  /** Consumes the token if it is this one. */
  protected skip(text: string): boolean {
    if (!this.at(text)) return false;
    this.advance();
    return true;
  }

  protected expect(text: string): void {
    if (!this.skip(text)) throw this.unexpected();
  }

  protected expectWord(): string {
    const { kind, text } = this.token;
    if (kind !== 'word') throw this.unexpected();
    this.advance();
    return text;
  }

  /** open [ item {"," item} ] close */
  protected many<T>(open: string, close: string, item: () => T): T[] {
    const items: T[] = [];
    this.expect(open);
    while (!this.skip(close)) {
      if (items.length > 0) this.expect(',');
      items.push(item());
    }
    return items;
  }

  protected unexpected(): RulesSyntaxError {
    const { kind, start, end } = this.token;
    const written = kind === 'end' ? '<EOF>' : this.source.body.slice(start, end);
    return new RulesSyntaxError(`Unexpected '${written}'.`, start);
  }
}
