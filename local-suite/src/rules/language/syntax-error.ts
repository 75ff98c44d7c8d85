/** The only error that the lexer and the parser throw. The offset is that of the first offending character. */
export class RulesSyntaxError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
    this.name = 'RulesSyntaxError';
  }
}

/** Text that is no token at all: there is nothing to go on with after it. */
export class LexicalError extends RulesSyntaxError {}
