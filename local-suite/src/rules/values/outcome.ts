import type { RuleValue } from './rule-value.ts';

/**
 * The result of an expression: a value, an error, or unknown. An error is a value and not an exception
 * because rules treat it as a third truth value that a later true or false absorbs (9.3).
 */
export type Outcome = RuleValue | Failure | Unknown;

export interface Failure {
  readonly kind: 'error';
  readonly message: string;
  /** The denial quotes the message itself; for other errors only the place (7.5). */
  readonly quoted: boolean;
  /** Offset of the failing expression in the source; -1 until the calling expression sets it. */
  readonly start: number;
}

/** A list rule is proven from the query alone: what the query does not fix is unknown (9.5). */
export interface Unknown {
  readonly kind: 'unknown';
  /** The part of the document it represents, while it is still a single one. */
  readonly symbol?: UnknownSymbol;
  /** The first unproven field behind it, for the denial. */
  readonly about?: string;
}

type UnknownSymbol =
  | { readonly type: 'resource' }
  | { readonly type: 'data' }
  | { readonly type: 'field'; readonly path: readonly string[] }
  | { readonly type: 'key' };

export const UNKNOWN: Unknown = { kind: 'unknown' };

export const failure = (message: string, start = -1): Failure => ({
  kind: 'error',
  message,
  quoted: false,
  start,
});

/** Creates a failure whose message the denial quotes. */
export const quotedFailure = (message: string, start = -1): Failure => ({
  kind: 'error',
  message,
  quoted: true,
  start,
});

export const nullValue = (start = -1): Failure => quotedFailure('Null value error.', start);
export const undefinedProperty = (name: string, start = -1): Failure =>
  quotedFailure(`Property ${name} is undefined on object.`, start);
export const typeError = (start = -1): Failure => failure('Type error.', start);

/** Sets the place of an error of the library, which does not know its call site. */
export function located(outcome: Outcome, start: number): Outcome {
  return outcome.kind === 'error' && outcome.start === -1 ? { ...outcome, start } : outcome;
}

/** Returns an unknown computed from another: no longer the field itself, but still unproven because of it. */
export function withoutSymbol(unknown: Unknown): Unknown {
  return unknown.symbol ? { kind: 'unknown', about: unknown.about } : unknown;
}
