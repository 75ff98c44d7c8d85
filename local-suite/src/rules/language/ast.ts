import type { RuleValue } from '../values/rule-value.ts';

/** Every node keeps the offset of its first character, to which issues and evaluation errors point. */
interface Node {
  start: number;
}

export interface RulesFile {
  version: 1 | 2;
  services: Service[];
}

export interface Service extends Node {
  name: string;
  functions: FunctionDeclaration[];
  matches: Match[];
}

export interface Match extends Node {
  path: PatternSegment[];
  functions: FunctionDeclaration[];
  matches: Match[];
  allows: Allow[];
}

/** One segment of a match path: `orders`, `{id}` or `{rest=**}`. */
export type PatternSegment =
  | (Node & { type: 'literal'; text: string })
  | (Node & { type: 'capture'; name: string })
  | (Node & { type: 'glob'; name: string });

export type ConcreteMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow extends Node {
  /** As written; `read` and `write` stand for several. */
  methods: string[];
  /** Absent: allowed without condition. */
  condition: Expression | null;
}

export interface FunctionDeclaration extends Node {
  name: string;
  parameters: Name[];
  lets: Let[];
  result: Expression;
}

export interface Let extends Node {
  name: string;
  value: Expression;
}

export interface Name extends Node {
  name: string;
}

export type BinaryOperator =
  '||' | '&&' | '==' | '!=' | 'in' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

type Literal = Node & { type: 'literal'; value: RuleValue };
export type Identifier = Node & { type: 'identifier'; name: string };
type Member = Node & { type: 'member'; target: Expression; name: string };
type Index = Node & { type: 'index'; target: Expression; index: Expression };
type Slice = Node & { type: 'slice'; target: Expression; from: Expression; to: Expression };
export type Call = Node & { type: 'call'; callee: Identifier | Member; args: Expression[] };
type Unary = Node & { type: 'unary'; operator: '!' | '-'; operand: Expression };
export type Binary = Node & { type: 'binary'; operator: BinaryOperator; left: Expression; right: Expression };
type TypeTest = Node & { type: 'is'; operand: Expression; typeName: string };
type Conditional = Node & { type: 'conditional'; test: Expression; yes: Expression; no: Expression };
type ListLiteral = Node & { type: 'list'; items: Expression[] };
type MapLiteral = Node & { type: 'map'; entries: { key: Expression; value: Expression }[] };
export type PathLiteral = Node & { type: 'path'; segments: (string | Expression)[] };

export type Expression =
  | Literal
  | Identifier
  | Member
  | Index
  | Slice
  | Call
  | Unary
  | Binary
  | TypeTest
  | Conditional
  | ListLiteral
  | MapLiteral
  | PathLiteral;
