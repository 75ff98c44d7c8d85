import { bool, bytes, float, int, NULL, string } from '../values/rule-value.ts';
import type { BinaryOperator, Call, Expression, PathLiteral } from './ast.ts';
import { RulesSyntaxError } from './syntax-error.ts';
import { TokenStream } from './token-stream.ts';

/** Deeper than 1000 evaluated expressions could reach; keeps every later recursion finite. */
const MAX_EXPRESSION_DEPTH = 1200;
const MAX_BRACKET_DEPTH = 150;
const INT64_MAX = 2n ** 63n - 1n;
/**
 * A dot belongs to the segment (`shop.appspot.com`) unless a method call follows it: paths have no fields.
 */
const PATH_SEGMENT = /\([A-Za-z0-9_-]+\)|[A-Za-z0-9_](?:[A-Za-z0-9_-]|\.(?=\w)(?!\w+\s*\())*/y;

/** Tightest last; all are left-associative (9.1). */
const LEVELS: BinaryOperator[][] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const IN_LEVEL = 3;

/**
 * The expression half of the parser; each method shows its production of docs/reference/rules-language.md
 * 9.1.
 */
export class ExpressionParser extends TokenStream {
  readonly #depths = new WeakMap<Expression, number>();
  #brackets = 0;

  /** expr = or [ "?" expr ":" expr ] */
  expression(): Expression {
    return this.#nested(() => {
      const test = this.#binary(0);
      if (!this.skip('?')) return test;
      const yes = this.expression();
      this.expect(':');
      const no = this.expression();
      return this.#node({ type: 'conditional', start: test.start, test, yes, no }, test, yes, no);
    });
  }

  /** or = and {"||" and} … mul = unary {("*"|"/"|"%") unary}; isin = rel { "in" rel | "is" type } */
  #binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const operator = operators.find((each) => this.at(each));
      if (operator) {
        this.advance();
        const right = this.#binary(level + 1);
        left = this.#node({ type: 'binary', start: left.start, operator, left, right }, left, right);
      } else if (level === IN_LEVEL && this.at('is')) {
        this.advance();
        left = this.#node(
          { type: 'is', start: left.start, operand: left, typeName: this.expectWord() },
          left,
        );
      } else {
        return left;
      }
    }
  }

  /** unary = {"!"|"-"} postfix */
  #unary(): Expression {
    const { start, text } = this.token;
    if (!this.at('!') && !this.at('-')) return this.#postfix();
    const operator = text as '!' | '-';
    this.advance();
    if (operator === '-' && this.token.kind === 'int') {
      // Folded here because the magnitude of the smallest int is not itself an int.
      const value = -BigInt(this.token.text);
      if (value < -INT64_MAX - 1n) throw new RulesSyntaxError('Integer literal is out of range.', start);
      this.advance();
      return this.#postfixOf(this.#node({ type: 'literal', start, value: int(value) }));
    }
    const operand = this.#nested(() => this.#unary());
    return this.#node({ type: 'unary', start, operator, operand }, operand);
  }

  #postfix(): Expression {
    return this.#postfixOf(this.#primary());
  }

  /** postfix = primary { "." ident | "(" args ")" | "[" expr [":" expr] "]" } */
  #postfixOf(primary: Expression): Expression {
    let target = primary;
    for (;;) {
      const { start } = target;
      if (this.skip('.')) {
        target = this.#node({ type: 'member', start, target, name: this.expectWord() }, target);
      } else if (this.at('(') && (target.type === 'identifier' || target.type === 'member')) {
        const args = this.many('(', ')', () => this.expression());
        target = this.#node<Call>({ type: 'call', start, callee: target, args }, target, ...args);
      } else if (this.skip('[')) {
        const index = this.expression();
        if (this.skip(':')) {
          const to = this.expression();
          target = this.#node({ type: 'slice', start, target, from: index, to }, target, index, to);
        } else {
          target = this.#node({ type: 'index', start, target, index }, target, index);
        }
        this.expect(']');
      } else {
        return target;
      }
    }
  }

  /** primary = literal | ident | "(" expr ")" | "[" [expr,...] "]" | "{" [expr ":" expr,...] "}" | pathlit */
  #primary(): Expression {
    const { kind, start, text } = this.token;
    if (kind === 'punctuation') {
      if (this.at('/')) return this.#pathLiteral();
      if (this.at('[')) return this.#listLiteral();
      if (this.at('{')) return this.#mapLiteral();
      if (!this.skip('(')) throw this.unexpected();
      const inner = this.expression();
      this.expect(')');
      return inner;
    }
    if (kind === 'end') throw this.unexpected();
    this.advance();
    if (kind === 'word') return this.#node(word(text, start));
    return this.#node({ type: 'literal', start, value: literalValue(kind, text, start) });
  }

  #listLiteral(): Expression {
    const { start } = this.token;
    const items = this.many('[', ']', () => this.expression());
    return this.#node({ type: 'list', start, items }, ...items);
  }

  #mapLiteral(): Expression {
    const { start } = this.token;
    const entries = this.many('{', '}', () => {
      const key = this.expression();
      this.expect(':');
      return { key, value: this.expression() };
    });
    return this.#node({ type: 'map', start, entries }, ...entries.flatMap(({ key, value }) => [key, value]));
  }

  /** pathlit = { "/" ( segment | "$(" expr ")" ) }, read by character: `users-v2` is one segment, not a subtraction. */
  #pathLiteral(): PathLiteral {
    const { start } = this.token;
    const segments: (string | Expression)[] = [];
    this.lexer.offset = start;
    while (this.lexer.match(/\/(?!\/)/y)) {
      if (this.lexer.match(/\$\(/y)) {
        this.advance();
        segments.push(this.expression());
        if (!this.at(')')) throw this.unexpected();
        this.lexer.offset = this.token.end;
      } else {
        const text = this.lexer.match(PATH_SEGMENT);
        if (!text) throw new RulesSyntaxError("Unexpected '/'.", this.lexer.offset - 1);
        segments.push(text);
      }
    }
    this.advance();
    return this.#node<PathLiteral>(
      { type: 'path', start, segments },
      ...segments.filter((segment) => typeof segment !== 'string'),
    );
  }

  #nested<T>(parse: () => T): T {
    if (this.#brackets >= MAX_BRACKET_DEPTH) throw this.#tooDeep();
    this.#brackets += 1;
    try {
      return parse();
    } finally {
      this.#brackets -= 1; // Also after an error: the parser continues with the next statement.
    }
  }

  #node<T extends Expression>(expression: T, ...children: Expression[]): T {
    const depth = children.reduce((deepest, child) => Math.max(deepest, this.#depths.get(child) ?? 0), 0) + 1;
    if (depth > MAX_EXPRESSION_DEPTH) throw this.#tooDeep();
    this.#depths.set(expression, depth);
    return expression;
  }

  #tooDeep(): RulesSyntaxError {
    return new RulesSyntaxError('Expression is nested too deeply.', this.token.start);
  }
}

function word(text: string, start: number): Expression {
  if (text === 'true' || text === 'false') return { type: 'literal', start, value: bool(text === 'true') };
  if (text === 'null') return { type: 'literal', start, value: NULL };
  if (text === 'in' || text === 'is') throw new RulesSyntaxError(`Unexpected '${text}'.`, start);
  return { type: 'identifier', start, name: text };
}

function literalValue(kind: string, text: string, start: number) {
  if (kind === 'string') return string(text);
  if (kind === 'bytes') return bytes(new TextEncoder().encode(text));
  if (kind === 'float') return float(Number(text));
  const value = BigInt(text);
  if (value > INT64_MAX) throw new RulesSyntaxError('Integer literal is out of range.', start);
  return int(value);
}
