/** The only error of the lexer and the parser. The offset is that of the first offending character. */
export class RulesSyntaxError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
    this.name = 'RulesSyntaxError';
  }
}

/** Text that is no token: parsing cannot continue after it. */
export class LexicalError extends RulesSyntaxError {}
