import type { Call, Expression, FunctionDeclaration, Identifier } from '../language/ast.ts';
import { CONVERSIONS, PACKAGES } from '../stdlib/library.ts';
import type { LibraryFunction } from '../stdlib/method-table.ts';
import { issueTexts } from './issue-texts.ts';
import type { Issues } from './issues.ts';
import type { Binding, Scope } from './scope.ts';
import { isTypeName } from './type-names.ts';

export type LookUp = 'get' | 'exists' | 'getAfter' | 'existsAfter';

/** The target of a call; the receiver decides a `method` at run time. */
export type CallTarget =
  | { type: 'user'; declaration: FunctionDeclaration }
  | { type: 'library'; row: LibraryFunction }
  | { type: 'look-up'; name: LookUp }
  | { type: 'debug' }
  | { type: 'method' }
  | { type: 'unknown' };

/** The meaning of each name, by syntax node. */
export interface Resolution {
  variables: Map<Identifier, Binding>;
  calls: Map<Call, CallTarget>;
}

const LOOK_UPS: readonly LookUp[] = ['get', 'exists', 'getAfter', 'existsAfter'];
/** Storage has fewer, and only as members of `firestore`. */
const STORAGE_LOOK_UPS: readonly LookUp[] = ['get', 'exists'];

/**
 * Resolves the names of one expression. Unknown ones are warnings: they compile, and fail when evaluated
 * (9.1).
 */
export class ExpressionResolver {
  readonly #service: string;
  readonly #resolution: Resolution;
  readonly #issues: Issues;
  readonly #onCall: (callee: FunctionDeclaration, call: Call) => void;
  constructor(
    service: string,
    resolution: Resolution,
    issues: Issues,
    onCall: (callee: FunctionDeclaration, call: Call) => void,
  ) {
    this.#service = service;
    this.#resolution = resolution;
    this.#issues = issues;
    this.#onCall = onCall;
  }

  resolve(expression: Expression, scope: Scope): void {
    const each = (...parts: Expression[]) => parts.forEach((part) => this.resolve(part, scope));
    switch (expression.type) {
      case 'literal':
        return;
      case 'identifier':
        return this.#identifier(expression, scope);
      case 'member':
        return each(expression.target);
      case 'index':
        return each(expression.target, expression.index);
      case 'slice':
        return each(expression.target, expression.from, expression.to);
      case 'call':
        each(...expression.args);
        this.#resolution.calls.set(expression, this.#target(expression, scope));
        return;
      case 'unary':
        return each(expression.operand);
      case 'binary':
        return each(expression.left, expression.right);
      case 'is':
        if (!isTypeName(expression.typeName)) {
          this.#issues.warning(expression.start, issueTexts.invalidType(expression.typeName));
        }
        return each(expression.operand);
      case 'conditional':
        return each(expression.test, expression.yes, expression.no);
      case 'list':
        return each(...expression.items);
      case 'map':
        return each(...expression.entries.flatMap(({ key, value }) => [key, value]));
      case 'path':
        return each(...expression.segments.filter((segment) => typeof segment !== 'string'));
    }
  }

  #identifier(identifier: Identifier, scope: Scope): void {
    const binding = scope.variable(identifier.name);
    if (binding) this.#resolution.variables.set(identifier, binding);
    else this.#issues.warning(identifier.start, issueTexts.invalidVariable(identifier.name));
  }

  #target(call: Call, scope: Scope): CallTarget {
    const { callee } = call;
    if (callee.type === 'identifier') {
      const declaration = scope.function(callee.name);
      if (declaration) {
        this.#onCall(declaration, call);
        this.#checkCount(call, callee.name, declaration.parameters.length);
        return { type: 'user', declaration };
      }
      const inStorage = this.#service === 'firebase.storage';
      return this.#builtIn(
        call,
        callee.name,
        inStorage ? undefined : LOOK_UPS.find((each) => each === callee.name),
      );
    }
    const owner = callee.target.type === 'identifier' ? callee.target : null;
    if (!owner || scope.variable(owner.name)) {
      this.resolve(callee.target, scope);
      return { type: 'method' };
    }
    const name = `${owner.name}.${callee.name}`;
    if (owner.name === 'firestore' && this.#service === 'firebase.storage') {
      return this.#builtIn(
        call,
        name,
        STORAGE_LOOK_UPS.find((each) => each === callee.name),
      );
    }
    const rows = PACKAGES.get(owner.name);
    if (!rows) {
      this.resolve(callee.target, scope);
      return { type: 'method' };
    }
    const row = rows.get(callee.name);
    if (!row) return this.#unknownFunction(call, name);
    this.#checkCount(call, name, row.args.length);
    return { type: 'library', row };
  }

  /** Resolves a global function: this look-up, a conversion, or `debug`. */
  #builtIn(call: Call, name: string, lookUp: LookUp | undefined): CallTarget {
    const row = CONVERSIONS.get(name);
    if (!lookUp && !row && name !== 'debug') return this.#unknownFunction(call, name);
    this.#checkCount(call, name, row ? row.args.length : 1);
    if (lookUp) return { type: 'look-up', name: lookUp };
    return row ? { type: 'library', row } : { type: 'debug' };
  }

  #unknownFunction(call: Call, name: string): CallTarget {
    this.#issues.warning(call.start, issueTexts.invalidFunction(name));
    return { type: 'unknown' };
  }

  #checkCount(call: Call, name: string, expected: number): void {
    if (call.args.length !== expected) this.#issues.warning(call.start, issueTexts.wrongArguments(name));
  }
}
