import type { RuleValue } from './rule-value.ts';

/**
 * What evaluating an expression yields: a value, an error, or nothing known. An error is a value and not an
 * exception because rules have it as a third truth value that a later true or false absorbs (9.3).
 */
export type Outcome = RuleValue | Failure | Unknown;

export interface Failure {
  readonly kind: 'error';
  readonly message: string;
  /** The denial quotes the message itself; other errors are only located (7.5). */
  readonly quoted: boolean;
  /** Offset of the failing expression in the source; -1 until the expression that called it sets it. */
  readonly start: number;
}

/** A list rule is proven from the query alone: what the query does not pin down is unknown (9.5). */
export interface Unknown {
  readonly kind: 'unknown';
  /** What it stands for, if it still stands for one thing of the document. */
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

/** A failure whose sentence the denial shows as it is. */
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

/** The library does not know where it was called: the call says so. */
export function located(outcome: Outcome, start: number): Outcome {
  return outcome.kind === 'error' && outcome.start === -1 ? { ...outcome, start } : outcome;
}

/** Something computed from an unknown: no longer the field itself, but still unproven because of it. */
export function withoutSymbol(unknown: Unknown): Unknown {
  return unknown.symbol ? { kind: 'unknown', about: unknown.about } : unknown;
}
