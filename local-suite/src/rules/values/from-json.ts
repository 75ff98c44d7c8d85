import {
  bool,
  float,
  int,
  list,
  map,
  NULL,
  string,
  type RuleMapValue,
  type RuleValue,
} from './rule-value.ts';

/**
 * Converts a decoded JWT claim: integers to int, fractions to float, objects to maps
 * (docs/reference/firestore-protocol.md 6.2, docs/reference/rules-language.md 9.7 row 42).
 */
function fromJson(json: unknown): RuleValue {
  if (typeof json === 'string') return string(json);
  if (typeof json === 'boolean') return bool(json);
  if (typeof json === 'number') return Number.isSafeInteger(json) ? int(json) : float(json);
  if (typeof json === 'bigint') return int(json);
  if (Array.isArray(json)) return list(json.map(fromJson));
  if (typeof json === 'object' && json !== null) return mapFromJson(json);
  return NULL;
}

export function mapFromJson(json: object): RuleMapValue {
  const fields = new Map<string, RuleValue>();
  for (const [key, value] of Object.entries(json)) fields.set(key, fromJson(value));
  return map(fields);
}
