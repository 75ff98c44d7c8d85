import type { Call, FunctionDeclaration } from '../language/ast.ts';

/** Records which function calls which; a caller of null is an allow condition. */
export class CallGraph {
  readonly #callsOf = new Map<FunctionDeclaration, { callee: FunctionDeclaration; call: Call }[]>();
  readonly #called = new Set<FunctionDeclaration>();

  declare(declaration: FunctionDeclaration): void {
    this.#callsOf.set(declaration, []);
  }

  add(caller: FunctionDeclaration | null, callee: FunctionDeclaration, call: Call): void {
    this.#called.add(callee);
    if (caller) this.#callsOf.get(caller)?.push({ callee, call });
  }

  neverCalled(): FunctionDeclaration[] {
    return [...this.#callsOf.keys()].filter((declaration) => !this.#called.has(declaration));
  }

  /**
   * Returns the calls that close a cycle, each once. Iterative: a chain of functions may be as long as the
   * file.
   */
  recursive(): Call[] {
    const closing: Call[] = [];
    const state = new Map<FunctionDeclaration, 'open' | 'done'>();
    for (const root of this.#callsOf.keys()) {
      if (state.has(root)) continue;
      const stack = [this.#visit(root, state)];
      while (stack.length > 0) {
        const top = stack.at(-1);
        const next = top?.rest.shift();
        if (!top || !next) {
          if (top) state.set(top.declaration, 'done');
          stack.pop();
        } else if (state.get(next.callee) === 'open') {
          closing.push(next.call);
        } else if (!state.has(next.callee)) {
          stack.push(this.#visit(next.callee, state));
        }
      }
    }
    return closing;
  }

  #visit(declaration: FunctionDeclaration, state: Map<FunctionDeclaration, 'open' | 'done'>) {
    state.set(declaration, 'open');
    return { declaration, rest: [...(this.#callsOf.get(declaration) ?? [])] };
  }
}
