import type { FunctionDeclaration } from '../language/ast.ts';

/** Where an expression finds the value of a variable at run time. */
export type Binding =
  | { type: 'request' }
  | { type: 'resource' }
  | { type: 'capture'; slot: number }
  | { type: 'local'; slot: number };

interface Variable {
  binding: Binding;
  uses: number;
}

/**
 * The names visible in a block: its own, then those of enclosing blocks (docs/reference/rules-language.md
 * 9.2).
 */
export class Scope {
  readonly #parent: Scope | null;
  readonly variables = new Map<string, Variable>();
  readonly functions = new Map<string, FunctionDeclaration>();

  constructor(parent: Scope | null) {
    this.#parent = parent;
  }

  /** Returns false when this very scope has the name; names of outer scopes may be shadowed. */
  bind(name: string, binding: Binding): boolean {
    if (this.variables.has(name)) return false;
    this.variables.set(name, { binding, uses: 0 });
    return true;
  }

  declare(declaration: FunctionDeclaration): boolean {
    if (this.functions.has(declaration.name)) return false;
    this.functions.set(declaration.name, declaration);
    return true;
  }

  variable(name: string): Binding | undefined {
    const own = this.variables.get(name);
    if (!own) return this.#parent?.variable(name);
    own.uses += 1;
    return own.binding;
  }

  function(name: string): FunctionDeclaration | undefined {
    return this.functions.get(name) ?? this.#parent?.function(name);
  }
}
