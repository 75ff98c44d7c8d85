/** Converts stored values to the rules language (docs/reference/rules-language.md 9.3). */
import * as rule from '../../rules/values/rule-value.ts';
import type { RuleMap, RuleValue } from '../../rules/values/rule-value.ts';
import type { Document } from '../engine/documents/document.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { MapValue, Value } from '../engine/values/value.ts';
import type { RuleResource } from '../../rules/ruleset.ts';

export function ruleValueOf(value: Value): RuleValue {
  switch (value.kind) {
    case 'null':
      return rule.NULL;
    case 'boolean':
      return rule.bool(value.value);
    case 'integer':
      return rule.int(value.value);
    case 'double':
      return rule.float(value.value);
    case 'timestamp':
      return rule.timestampFromMicros(value.micros);
    case 'string':
      return rule.string(value.value);
    case 'bytes':
      return rule.bytes(value.value);
    case 'reference':
      return rule.path(value.name.split('/').slice(2));
    case 'geopoint':
      return rule.latLng(value.latitude, value.longitude);
    case 'array':
      return rule.list(value.values.map(ruleValueOf));
    case 'vector':
      return rule.mapOf({
        __type__: rule.string('__vector__'),
        value: rule.list(value.values.map((element) => rule.float(element))),
      });
    case 'map':
      return rule.map(ruleMapOf(value.fields));
  }
}

function ruleMapOf(fields: MapValue): RuleMap {
  const map: RuleMap = new Map();
  for (const [name, value] of fields) map.set(name, ruleValueOf(value));
  return map;
}

/** Returns the absolute path of the rules: `/databases/(default)/documents/orders/o1`. */
export function rulePathOf(databaseId: string, path: string): string[] {
  return ['databases', databaseId, 'documents', ...(path === '' ? [] : path.split('/'))];
}

/** Returns the document that such a path names, if it is one of this database. */
export function documentKeyOf(databaseId: string, path: readonly string[]): DocumentKey | undefined {
  const [databases, database, documents, ...key] = path;
  if (databases !== 'databases' || database !== databaseId || documents !== 'documents') return undefined;
  return key.length > 0 && key.length % 2 === 0 ? (key.join('/') as DocumentKey) : undefined;
}

/** Returns `resource`, or `request.resource`, of a document; null without one. */
export function ruleResourceOf(databaseId: string, document: Document): RuleResource;
export function ruleResourceOf(databaseId: string, document: Document | undefined): RuleResource | null;
export function ruleResourceOf(databaseId: string, document: Document | undefined): RuleResource | null {
  if (!document) return null;
  const path = rulePathOf(databaseId, document.key);
  return { path, id: path.at(-1)!, data: ruleMapOf(document.fields) };
}
