import type { RuleResource } from '../rules/ruleset.ts';
import {
  bool,
  bytes,
  float,
  int,
  latLng,
  list,
  map,
  NULL,
  path,
  string,
  type RuleMap,
  type RuleValue,
} from '../rules/values/rule-value.ts';
import { isObject } from './line-protocol.ts';
import { ProtocolError } from './protocol-error.ts';
import { timestampFromText } from './timestamp-text.ts';

/**
 * Decodes the CLI's response to a look-up: a document in Firestore's ProtoJSON, or null when there is none
 * (10.5).
 */
export function documentFromAnswer(
  answer: Record<string, unknown>,
  documentPath: readonly string[],
): RuleResource | null {
  if (answer.status !== 'ok' || !isObject(answer.result)) return null;
  return { path: [...documentPath], id: documentPath.at(-1) ?? '', data: fieldsOf(answer.result) };
}

function fieldsOf(holder: unknown): RuleMap {
  const fields = isObject(holder) && isObject(holder.fields) ? holder.fields : {};
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromFirestoreJson(value)]));
}

function fromFirestoreJson(sent: unknown): RuleValue {
  const [kind, content] = isObject(sent) ? (Object.entries(sent)[0] ?? []) : [];
  switch (kind) {
    case 'nullValue':
      return NULL;
    case 'booleanValue':
      return bool(content === true);
    case 'integerValue':
      return int(BigInt(String(content)));
    case 'doubleValue':
      return float(Number(content));
    case 'stringValue':
      return string(String(content));
    case 'bytesValue':
      return bytes(Buffer.from(String(content), 'base64'));
    case 'timestampValue':
      return timestampFromText(String(content));
    case 'referenceValue':
      return path(String(content).split('/').slice(2)); // Without projects/{project}, as in resource.__name__.
    case 'geoPointValue':
      return geoPoint(content);
    case 'arrayValue':
      return list(
        isObject(content) && Array.isArray(content.values) ? content.values.map(fromFirestoreJson) : [],
      );
    case 'mapValue':
      return map(fieldsOf(content));
    default:
      throw new ProtocolError(`Not a Firestore value: ${JSON.stringify(sent)}`);
  }
}

/** Decodes a geopoint, whose zeros ProtoJSON omits. */
function geoPoint(content: unknown): RuleValue {
  const { latitude = 0, longitude = 0 } = isObject(content) ? content : {};
  return latLng(Number(latitude), Number(longitude));
}
