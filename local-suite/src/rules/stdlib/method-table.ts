import { failure, type Outcome } from '../values/outcome.ts';
import type { RuleKind, RuleValue } from '../values/rule-value.ts';

/** `number` is int or float, `collection` list or set. */
export type ArgumentKind = RuleKind | 'number' | 'collection' | 'any';

type ValueOf<K> = K extends 'any'
  ? RuleValue
  : K extends 'number'
    ? Extract<RuleValue, { kind: 'int' | 'float' }>
    : K extends 'collection'
      ? Extract<RuleValue, { kind: 'list' | 'set' }>
      : Extract<RuleValue, { kind: K }>;
type ValuesOf<A extends readonly ArgumentKind[]> = { [I in keyof A]: ValueOf<A[I]> };

/**
 * One row of the standard library: a method of a receiver, or a function of a package (its receiver is
 * null).
 */
export interface LibraryFunction {
  name: string;
  args: readonly ArgumentKind[];
  call(receiver: RuleValue, args: readonly RuleValue[]): Outcome;
}

const WRONG_ARGUMENTS = failure('Wrong number or type of arguments.');

/** Builds rows for one kind of receiver: `method('size', [], (self) => …)`. */
export function methodsOf<R extends RuleKind>() {
  return <const A extends readonly ArgumentKind[]>(
    name: string,
    args: A,
    run: (self: ValueOf<R>, ...args: ValuesOf<A>) => Outcome,
  ): LibraryFunction => ({
    name,
    args,
    call: (receiver, given) =>
      accepts(args, given) ? run(receiver as ValueOf<R>, ...(given as ValuesOf<A>)) : WRONG_ARGUMENTS,
  });
}

/** Builds rows of a package or of the global functions. */
export function libraryFunction<const A extends readonly ArgumentKind[]>(
  name: string,
  args: A,
  run: (...args: ValuesOf<A>) => Outcome,
): LibraryFunction {
  return {
    name,
    args,
    call: (_receiver, given) => (accepts(args, given) ? run(...(given as ValuesOf<A>)) : WRONG_ARGUMENTS),
  };
}

export function byName(rows: readonly LibraryFunction[]): ReadonlyMap<string, LibraryFunction> {
  return new Map(rows.map((row) => [row.name, row]));
}

function accepts(expected: readonly ArgumentKind[], given: readonly RuleValue[]): boolean {
  return (
    expected.length === given.length &&
    given.every(({ kind }, index) => {
      const wanted = expected[index];
      if (wanted === kind || wanted === 'any') return true;
      if (wanted === 'number') return kind === 'int' || kind === 'float';
      return wanted === 'collection' && (kind === 'list' || kind === 'set');
    })
  );
}
