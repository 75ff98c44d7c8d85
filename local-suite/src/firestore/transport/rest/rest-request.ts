import type { Field, Type } from 'protobufjs/light.js';
import { invalidJson } from '../../wire/proto-json-scalars.ts';
import { messageFromJson } from '../../wire/proto-json.ts';
import type { PlainMessage } from '../../wire/messages.ts';
import { decodeJsonText } from '../decode-json-text.ts';
import type { RestCall } from './rest-bindings.ts';

type JsonObject = Record<string, unknown>;

/** Google's standard query parameters; they concern the response, not the message. */
const STANDARD = new Set(
  'access_token alt callback fields key oauth_token prettyPrint quotaUser upload_protocol uploadType'.split(
    ' ',
  ),
);

/** Combines path, query parameters and body into one request message. @throws INVALID_ARGUMENT */
export function restRequest(call: RestCall, query: URLSearchParams, body: string): PlainMessage {
  const type = call.method.request;
  const payload = parseBody(call, body);
  const json: JsonObject = call.body === 'document' ? { document: payload } : payload;
  for (const [name, value] of query) {
    if (STANDARD.has(name) || name.startsWith('$')) continue;
    setParameter(type, json, name.split('.'), value);
  }
  for (const [name, value] of Object.entries(call.bound)) setBound(json, name.split('.'), value);
  return messageFromJson(type, json);
}

function parseBody(call: RestCall, body: string): JsonObject {
  if (call.body === undefined || body.trim() === '') return {};
  const json = decodeJsonText(body);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalidJson('Unknown name "": Root element must be a message.');
  }
  return json as JsonObject;
}

/**
 * Sets a query parameter, as in `mask.fieldPaths=a&mask.fieldPaths=b`: dotted names address nested messages,
 * repeated ones make a list.
 */
function setParameter(type: Type, json: JsonObject, path: string[], value: string): void {
  const [name = '', ...rest] = path;
  const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const field: Field | undefined = type.fields[camel];
  if (!field) throw invalidJson(`Unknown name "${path.join('.')}": Cannot bind query parameter.`);
  const resolved = field.resolvedType;
  if (rest.length > 0) {
    if (!resolved || !('fieldsArray' in resolved)) {
      throw invalidJson(`Unknown name "${path.join('.')}": Cannot bind query parameter.`);
    }
    const inner = json[camel];
    const next: JsonObject = typeof inner === 'object' && inner !== null ? (inner as JsonObject) : {};
    json[camel] = next;
    setParameter(resolved, next, rest, value);
  } else if (field.repeated) {
    json[camel] = [...((json[camel] as unknown[] | undefined) ?? []), value];
  } else {
    json[camel] = field.type === 'bool' ? asBoolean(name, value) : value;
  }
}

function asBoolean(name: string, value: string): boolean {
  if (value === 'true' || value === '') return true;
  if (value === 'false') return false;
  throw invalidJson(`Invalid value at '${name}' (TYPE_BOOL), "${value}"`);
}

/** Sets a field that the URL binds; it overrides the body. */
function setBound(json: JsonObject, path: string[], value: string): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    json[name] = value;
    return;
  }
  const inner = json[name];
  const next: JsonObject = typeof inner === 'object' && inner !== null ? (inner as JsonObject) : {};
  json[name] = next;
  setBound(next, rest, value);
}
