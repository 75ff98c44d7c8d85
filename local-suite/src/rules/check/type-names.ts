import type { RuleKind } from '../values/rule-value.ts';

const KINDS_BY_TYPE: ReadonlyMap<string, readonly RuleKind[]> = new Map<string, readonly RuleKind[]>([
  ['bool', ['bool']],
  ['bytes', ['bytes']],
  ['duration', ['duration']],
  ['float', ['float']],
  ['int', ['int']],
  ['latlng', ['latlng']],
  ['list', ['list']],
  ['map', ['map']],
  ['number', ['int', 'float']],
  ['path', ['path']],
  ['string', ['string']],
  ['timestamp', ['timestamp']],
  ['set', ['set']],
  ['map_diff', ['map_diff']],
  ['null', ['null']],
]);

export function isTypeName(name: string): boolean {
  return KINDS_BY_TYPE.has(name);
}

/** Returns the kinds that `x is name` accepts; undefined for an unknown type name. */
export function kindsOfType(name: string): readonly RuleKind[] | undefined {
  return KINDS_BY_TYPE.get(name);
}
