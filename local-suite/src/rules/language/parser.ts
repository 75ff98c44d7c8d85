import type {
  Allow,
  FunctionDeclaration,
  Let,
  Match,
  Name,
  PatternSegment,
  RulesFile,
  Service,
} from './ast.ts';
import { ExpressionParser } from './parse-expression.ts';
import type { Source } from './source.ts';
import { LexicalError, RulesSyntaxError } from './syntax-error.ts';

const METHODS = ['read', 'get', 'list', 'write', 'create', 'update', 'delete'];
const MAX_BLOCK_DEPTH = 50;
const LITERAL_SEGMENT = /[^\s/{}]+/y;
const CAPTURE_SEGMENT = /\{\s*[A-Za-z_][A-Za-z0-9_]*\s*(?:=\s*\*\*?\s*)?\}/y;

/**
 * Parses rules source; throws only RulesSyntaxError. An allow statement that does not parse is reported and
 * skipped, so that one run reports every such mistake; the first error anywhere else ends it.
 */
export function parseRules(source: Source, onError: (error: RulesSyntaxError) => void): RulesFile {
  return new Parser(source, onError).file();
}

/** The declaration half of the parser: services, matches, allows, functions. */
class Parser extends ExpressionParser {
  readonly #onError: (error: RulesSyntaxError) => void;
  #blocks = 0;

  constructor(source: Source, onError: (error: RulesSyntaxError) => void) {
    super(source);
    this.#onError = onError;
  }

  /** file = [ "rules_version" "=" ("'1'"|"'2'") [";"] ] service+ */
  file(): RulesFile {
    const version = this.at('rules_version') ? this.#version() : 1;
    const services: Service[] = [];
    do services.push(this.#service());
    while (this.token.kind !== 'end');
    return { version, services };
  }

  #version(): 1 | 2 {
    this.advance();
    this.expect('=');
    const { kind, text, start } = this.token;
    if (kind !== 'string') throw this.unexpected();
    if (text !== '1' && text !== '2') throw new RulesSyntaxError(`Invalid rules_version: '${text}'.`, start);
    this.advance();
    this.skip(';');
    return text === '1' ? 1 : 2;
  }

  /** service = "service" dotted "{" { function | match } "}" */
  #service(): Service {
    const service: Service = { start: this.token.start, name: '', functions: [], matches: [] };
    this.expect('service');
    service.name = this.expectWord();
    while (this.skip('.')) service.name += `.${this.expectWord()}`;
    this.expect('{');
    while (!this.skip('}')) {
      if (this.at('function')) service.functions.push(this.#functionDeclaration());
      else service.matches.push(this.#matchBlock());
    }
    return service;
  }

  /** match = "match" path "{" { function | match | allow } "}" */
  #matchBlock(): Match {
    const { start } = this.token;
    if (this.at('/')) throw new RulesSyntaxError("Missing 'match' keyword before path.", start);
    if (!this.at('match')) throw this.unexpected();
    if (this.#blocks >= MAX_BLOCK_DEPTH)
      throw new RulesSyntaxError('Match blocks are nested too deeply.', start);
    this.#blocks += 1;
    const block: Match = { start, path: this.#pattern(), functions: [], matches: [], allows: [] };
    this.expect('{');
    while (!this.skip('}')) {
      if (this.at('allow')) this.#allowOrSkip(block.allows);
      else if (this.at('function')) block.functions.push(this.#functionDeclaration());
      else block.matches.push(this.#matchBlock());
    }
    this.#blocks -= 1;
    return block;
  }

  /** path = { "/" ( literal | "{" ident [ "=**" ] "}" ) }, read by character; the current token is "match". */
  #pattern(): PatternSegment[] {
    const segments: PatternSegment[] = [];
    this.lexer.match(/\s+/y);
    while (this.lexer.match(/\/(?!\/)/y)) segments.push(this.#patternSegment());
    this.advance();
    if (segments.length === 0) throw this.unexpected();
    return segments;
  }

  #patternSegment(): PatternSegment {
    const start = this.lexer.offset;
    const capture = this.lexer.match(CAPTURE_SEGMENT);
    if (capture) {
      const [name = '', glob] = capture.slice(1, -1).split('=');
      return { type: glob?.trim() === '**' ? 'glob' : 'capture', start, name: name.trim() };
    }
    const text = this.lexer.match(LITERAL_SEGMENT);
    if (text) return { type: 'literal', start, text };
    this.advance();
    throw this.unexpected();
  }

  #allowOrSkip(allows: Allow[]): void {
    try {
      allows.push(this.#allow());
    } catch (error) {
      if (!(error instanceof RulesSyntaxError) || error instanceof LexicalError) throw error;
      this.#onError(error);
      while (!this.#atStatementEnd() && this.token.kind !== 'end') this.advance();
      this.skip(';');
    }
  }

  #atStatementEnd(): boolean {
    return [';', '}', 'allow', 'match', 'function'].some((text) => this.at(text));
  }

  /** allow = "allow" method {"," method} [ ":" "if" expr ] [";"] */
  #allow(): Allow {
    const allow: Allow = { start: this.token.start, methods: [], condition: null };
    this.advance();
    do {
      if (!METHODS.includes(this.token.text)) throw this.unexpected();
      allow.methods.push(this.expectWord());
    } while (this.skip(','));
    if (this.skip(':')) {
      this.expect('if');
      if (this.at(';') || this.at('}') || this.at('allow')) {
        throw new RulesSyntaxError("Missing conditional expression after 'if'.", this.token.start);
      }
      allow.condition = this.expression();
    }
    if (!this.#atStatementEnd()) throw this.unexpected();
    this.skip(';');
    return allow;
  }

  /** function = "function" ident "(" [ident {"," ident}] ")" "{" { let } "return" expr [";"] "}" */
  #functionDeclaration(): FunctionDeclaration {
    const { start } = this.token;
    this.advance();
    const name = this.expectWord();
    const parameters = this.many('(', ')', () => this.#name());
    this.expect('{');
    const lets: Let[] = [];
    while (this.at('let')) lets.push(this.#letBinding());
    this.expect('return');
    const result = this.expression();
    this.skip(';');
    this.expect('}');
    return { start, name, parameters, lets, result };
  }

  /** "let" ident "=" expr ";" */
  #letBinding(): Let {
    this.advance();
    const { start, name } = this.#name();
    this.expect('=');
    const value = this.expression();
    this.expect(';');
    return { start, name, value };
  }

  #name(): Name {
    const { start } = this.token;
    return { start, name: this.expectWord() };
  }
}
