import type { FieldOperator, UnaryOperator } from './query.ts';

/** How the cloud classes an operator; every rule about which filters go together follows from it. */
interface OperatorTraits {
  /** Part of the implicit order, and limited in fields per query. */
  readonly inequality: boolean;
  /** Matches by leaving values out: at most one such filter per query. */
  readonly exclusion: boolean;
  /** Stands for one filter per listed value, joined by OR. */
  readonly disjunctive: boolean;
  /** Fixes the document name, when applied to it. */
  readonly identity: boolean;
  /** Looks into arrays, so it cannot apply to the document name. */
  readonly membership: boolean;
  /** The most values of an operand that is a list; absent for an operand that is one value. */
  readonly maxValues?: number;
}

const NONE: OperatorTraits = {
  inequality: false,
  exclusion: false,
  disjunctive: false,
  identity: false,
  membership: false,
};
const RANGE: OperatorTraits = { ...NONE, inequality: true };
const MAX_IN_VALUES = 30;
const MAX_NOT_IN_VALUES = 10;

export const FIELD_OPERATOR_TRAITS: Readonly<Record<FieldOperator, OperatorTraits>> = {
  LESS_THAN: RANGE,
  LESS_THAN_OR_EQUAL: RANGE,
  GREATER_THAN: RANGE,
  GREATER_THAN_OR_EQUAL: RANGE,
  EQUAL: { ...NONE, identity: true },
  NOT_EQUAL: { ...NONE, inequality: true, exclusion: true },
  ARRAY_CONTAINS: { ...NONE, membership: true },
  IN: { ...NONE, disjunctive: true, identity: true, maxValues: MAX_IN_VALUES },
  ARRAY_CONTAINS_ANY: { ...NONE, disjunctive: true, membership: true, maxValues: MAX_IN_VALUES },
  NOT_IN: { ...NONE, inequality: true, exclusion: true, maxValues: MAX_NOT_IN_VALUES },
};

export const UNARY_OPERATOR_TRAITS: Readonly<Record<UnaryOperator, OperatorTraits>> = {
  IS_NULL: NONE,
  IS_NAN: NONE,
  IS_NOT_NULL: { ...NONE, inequality: true, exclusion: true },
  IS_NOT_NAN: { ...NONE, inequality: true, exclusion: true },
};
