/**
 * The values of the rules language (docs/reference/rules-language.md 9.3). A closed, tagged union: rules
 * never convert between kinds implicitly, except int and float in arithmetic and comparison, so the tag
 * decides everything.
 */

/** Fields in insertion order. Never mutate a map that has been passed to the evaluator. */
export type RuleMap = Map<string, RuleValue>;

export interface RuleNull {
  readonly kind: 'null';
}
export interface RuleBool {
  readonly kind: 'bool';
  readonly value: boolean;
}
/** int64. */
export interface RuleInt {
  readonly kind: 'int';
  readonly value: bigint;
}
export interface RuleFloat {
  readonly kind: 'float';
  readonly value: number;
}
export interface RuleString {
  readonly kind: 'string';
  readonly value: string;
}
export interface RuleBytes {
  readonly kind: 'bytes';
  readonly value: Uint8Array;
}
/** Nanoseconds since the epoch; a bigint because year 9999 in nanoseconds does not fit a double. */
export interface RuleTimestamp {
  readonly kind: 'timestamp';
  readonly nanos: bigint;
}
/** Signed length in nanoseconds. */
export interface RuleDuration {
  readonly kind: 'duration';
  readonly nanos: bigint;
}
/** Degrees. */
export interface RuleLatLng {
  readonly kind: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}
/** `captures` are the names that a path was bound with (`p['name']`); equality compares the segments only. */
export interface RulePath {
  readonly kind: 'path';
  readonly segments: readonly string[];
  readonly captures?: ReadonlyMap<string, RuleValue>;
}
export interface RuleList {
  readonly kind: 'list';
  readonly values: readonly RuleValue[];
  /** Constants of the rules, such as the fields of hasOnly(), carry the set that they are used as. */
  readonly asSet?: RuleSet;
}
export interface RuleMapValue {
  readonly kind: 'map';
  readonly fields: RuleMap;
}
/** Members by their identity (see `identityOf`), so that membership is one look-up. */
export interface RuleSet {
  readonly kind: 'set';
  readonly members: ReadonlyMap<string, RuleValue>;
}
/** `after.diff(before)`: the receiver is `after`. */
interface RuleMapDiff {
  readonly kind: 'map_diff';
  readonly after: RuleMap;
  readonly before: RuleMap;
}

export type RuleValue =
  | RuleNull
  | RuleBool
  | RuleInt
  | RuleFloat
  | RuleString
  | RuleBytes
  | RuleTimestamp
  | RuleDuration
  | RuleLatLng
  | RulePath
  | RuleList
  | RuleMapValue
  | RuleSet
  | RuleMapDiff;

export type RuleKind = RuleValue['kind'];

export const NULL: RuleNull = { kind: 'null' };
export const TRUE: RuleBool = { kind: 'bool', value: true };
export const FALSE: RuleBool = { kind: 'bool', value: false };

export const bool = (value: boolean): RuleBool => (value ? TRUE : FALSE);
export const int = (value: bigint | number): RuleInt => ({ kind: 'int', value: BigInt(value) });
export const float = (value: number): RuleFloat => ({ kind: 'float', value });
export const string = (value: string): RuleString => ({ kind: 'string', value });
export const bytes = (value: Uint8Array): RuleBytes => ({ kind: 'bytes', value });
export const timestampFromNanos = (nanos: bigint): RuleTimestamp => ({ kind: 'timestamp', nanos });
/** Creates a timestamp from integer microseconds since the epoch, Firestore's precision. */
export const timestampFromMicros = (micros: bigint | number): RuleTimestamp =>
  timestampFromNanos(BigInt(micros) * 1000n);
export const durationFromNanos = (nanos: bigint): RuleDuration => ({ kind: 'duration', nanos });
export const latLng = (latitude: number, longitude: number): RuleLatLng => ({
  kind: 'latlng',
  latitude,
  longitude,
});
export const path = (segments: readonly string[]): RulePath => ({ kind: 'path', segments });
export const list = (values: readonly RuleValue[]): RuleList => ({ kind: 'list', values });
export const map = (fields: RuleMap): RuleMapValue => ({ kind: 'map', fields });
/** Builds a map from plain properties: `mapOf({ a: int(1) })`. */
export const mapOf = (fields: Record<string, RuleValue>): RuleMapValue =>
  map(new Map(Object.entries(fields)));
