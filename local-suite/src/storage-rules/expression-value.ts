import {
  bool,
  float,
  int,
  list,
  map,
  NULL,
  path,
  string,
  type RuleMap,
  type RuleValue,
} from '../rules/values/rule-value.ts';
import { setOf } from '../rules/values/set.ts';
import { isObject } from './line-protocol.ts';
import { ProtocolError } from './protocol-error.ts';
import { timestampFromText } from './timestamp-text.ts';

/** Decodes a value of the variables that the CLI sends (docs/reference/storage-rules-runtime.md 10.3). */
export function fromExpressionValue(sent: unknown): RuleValue {
  const [kind, content] = isObject(sent) ? (Object.entries(sent)[0] ?? []) : [];
  switch (kind) {
    case 'null_value':
      return NULL;
    case 'bool_value':
      return bool(content === true);
    case 'string_value':
      return string(String(content));
    case 'int_value':
      return int(wholeNumber(content));
    case 'float_value':
      return float(Number(content));
    case 'timestamp_value':
      return timestampFromText(String(content));
    case 'list_value':
      return list(partsOf(content, 'values').map(fromExpressionValue));
    case 'set_value':
      return setOf(partsOf(content, 'values').map(fromExpressionValue));
    case 'path_value':
      return path(
        partsOf(content, 'segments')
          .map(pathSegment)
          .filter((segment) => segment !== ''),
      );
    case 'map_value':
      return map(fieldsOf(content));
    default:
      throw new ProtocolError(`Not an expression value: ${JSON.stringify(sent)}`);
  }
}

/** Returns the fields of a map value; empty when absent. */
function fieldsOf(content: unknown): RuleMap {
  const fields = isObject(content) && isObject(content.fields) ? content.fields : {};
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromExpressionValue(value)]));
}

function partsOf(content: unknown, name: string): unknown[] {
  const parts = isObject(content) ? content[name] : undefined;
  return Array.isArray(parts) ? parts : [];
}

function pathSegment(segment: unknown): string {
  return isObject(segment) && typeof segment.simple === 'string' ? segment.simple : '';
}

/** Decodes an int. The CLI sends every number without a fraction as one, 1e300 included. */
function wholeNumber(content: unknown): bigint {
  if (typeof content === 'number' && Number.isInteger(content)) return BigInt(content);
  if (typeof content === 'string' && /^-?\d+$/.test(content)) return BigInt(content);
  throw new ProtocolError(`Not an integer: ${JSON.stringify(content)}`);
}
