/**
 * Converts ProtoJSON (docs/reference/firestore-protocol.md 4.3) to and from plain messages. Hand-written,
 * because proto3-json-serializer silently drops unknown names, knows no snake_case, throws plain errors
 * without a place, and would need a detour over protobufjs instances; Firestore's JSON clients need each of
 * these.
 */
import type { Enum, Field, Type } from 'protobufjs/light.js';
import type { PlainMessage } from './messages.ts';
import { durationFromJson, durationToJson, timestampFromJson, timestampToJson } from './proto-json-time.ts';
import { structToJson } from './struct-to-wire.ts';
import { invalidJson, jsonKind, scalarFromJson, scalarToJson } from './proto-json-scalars.ts';

type Json = unknown;
type JsonObject = Record<string, Json>;

/** Google's own limit: deeper documents are rejected anyway, and recursion must not exhaust the stack. */
const MAX_DEPTH = 100;

const fieldsByName = new WeakMap<Type, Map<string, Field>>();

/** Finds a field by its name in lowerCamelCase or as in the .proto file. */
function fieldOf(type: Type, name: string): Field | undefined {
  let fields = fieldsByName.get(type);
  if (!fields) {
    fields = new Map();
    for (const field of type.fieldsArray) {
      fields.set(field.name, field);
      fields.set(
        field.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        field,
      );
    }
    fieldsByName.set(type, fields);
  }
  return fields.get(name);
}

/**
 * Returns whether the type is Google's of this name. Compares the bare name first: protobufjs computes a full name
 * at every access, which is most of the work of a large import.
 */
function isGoogles(type: Type | Enum, name: string): boolean {
  return type.name === name && type.fullName === `.google.protobuf.${name}`;
}

const wrappedFields = new WeakMap<Type, Field | null>();

function wrappedField(type: Type): Field | null {
  let field = wrappedFields.get(type);
  if (field === undefined) {
    const isWrapper = /^\.google\.protobuf\.\w+Value$/.test(type.fullName) && type.fieldsArray.length === 1;
    field = (isWrapper && type.fields['value']) || null;
    wrappedFields.set(type, field);
  }
  return field;
}

/** @throws INVALID_ARGUMENT in Google's words, with the place inside the payload */
export function messageFromJson(type: Type, json: Json): PlainMessage {
  return readMessage(type, json, '', 0) as PlainMessage;
}

function readMessage(type: Type, json: Json, place: string, depth: number): unknown {
  if (depth > MAX_DEPTH)
    throw invalidJson(`Message too deep. Max recursion depth reached for key '${place}'`);
  if (isGoogles(type, 'Timestamp')) return timestampFromJson(json, place);
  if (isGoogles(type, 'Duration')) return durationFromJson(json, place);
  const wrapped = wrappedField(type);
  if (wrapped) return { value: scalarFromJson(wrapped.type, json, place) };
  if (jsonKind(json) !== 'object') {
    throw invalidJson(
      `Invalid value${at(place)} (${type.name}), expected an object but found ${jsonKind(json)}.`,
    );
  }
  const message: JsonObject = {};
  const oneofs = new Set<unknown>();
  for (const [name, value] of Object.entries(json as JsonObject)) {
    const field = fieldOf(type, name);
    if (!field) throw invalidJson(`Unknown name "${name}"${at(place)}: Cannot find field.`);
    if (value === null && !isNullValue(field)) continue;
    if (field.partOf) {
      if (oneofs.has(field.partOf)) {
        throw invalidJson(
          `Invalid value${at(place)} (oneof), oneof field '${field.partOf.name}' is already set.`,
        );
      }
      oneofs.add(field.partOf);
    }
    message[field.name] = readField(field, value, place ? `${place}.${name}` : name, depth);
  }
  return message;
}

function readField(field: Field, json: Json, place: string, depth: number): unknown {
  if (field.map) {
    if (jsonKind(json) !== 'object')
      throw invalidJson(`Invalid value${at(place)} (Map), expected an object.`);
    // No prototype: a document may have a field called `__proto__`.
    const map = Object.create(null) as JsonObject;
    for (const [key, value] of Object.entries(json as JsonObject)) {
      map[key] = readSingle(field, value, `${place}[${key}]`, depth);
    }
    return map;
  }
  if (field.repeated) {
    if (!Array.isArray(json)) throw invalidJson(`Invalid value${at(place)}, expected a list.`);
    return json.map((value, index) => readSingle(field, value, `${place}[${index}]`, depth));
  }
  return readSingle(field, json, place, depth);
}

function readSingle(field: Field, json: Json, place: string, depth: number): unknown {
  const resolved = field.resolvedType;
  if (!resolved) return scalarFromJson(field.type, json, place);
  if ('fieldsArray' in resolved) return readMessage(resolved, json, place, depth + 1);
  if (isNullValue(field)) {
    if (json === null || json === 'NULL_VALUE' || json === 0) return 'NULL_VALUE';
    throw invalidJson(`Invalid value${at(place)} (NullValue), ${JSON.stringify(json)}`);
  }
  const name = typeof json === 'number' ? resolved.valuesById[json] : json;
  if (typeof name !== 'string' || !Object.hasOwn(resolved.values, name)) {
    throw invalidJson(`Invalid value${at(place)} (${resolved.name}), ${JSON.stringify(json)}`);
  }
  return name;
}

function isNullValue(field: Field): boolean {
  return field.resolvedType !== null && isGoogles(field.resolvedType, 'NullValue');
}

function at(place: string): string {
  return place ? ` at '${place}'` : '';
}

/**
 * Converts a message to JSON and omits what proto3 omits: unset fields, empty lists and maps, default scalars
 * outside a oneof.
 */
export function messageToJson(type: Type, message: PlainMessage): Json {
  if (isGoogles(type, 'Timestamp')) return timestampToJson(message);
  if (isGoogles(type, 'Duration')) return durationToJson(message);
  if (isGoogles(type, 'Struct')) return structToJson(message);
  const wrapped = wrappedField(type);
  if (wrapped) return scalarToJson(wrapped.type, (message as JsonObject)['value']);
  const json: JsonObject = {};
  for (const field of type.fieldsArray) {
    const value = (message as JsonObject)[field.name];
    if (value === undefined || (value === null && !isNullValue(field))) continue;
    if (field.partOf && !Object.hasOwn(message, field.name)) continue;
    const written = writeField(field, value);
    if (written !== undefined) json[field.name] = written;
  }
  return json;
}

function writeField(field: Field, value: unknown): Json | undefined {
  if (field.map) {
    const entries = Object.entries(value as JsonObject);
    if (entries.length === 0) return undefined;
    const map = Object.create(null) as JsonObject;
    for (const [key, entry] of entries) map[key] = writeSingle(field, entry);
    return map;
  }
  if (field.repeated) {
    const list = value as unknown[];
    return list.length === 0 ? undefined : list.map((entry) => writeSingle(field, entry));
  }
  if (!field.partOf && isDefault(field, value)) return undefined;
  return writeSingle(field, value);
}

function writeSingle(field: Field, value: unknown): Json {
  const resolved = field.resolvedType;
  if (!resolved) return scalarToJson(field.type, value);
  if ('fieldsArray' in resolved) return messageToJson(resolved, value as PlainMessage);
  if (isNullValue(field)) return null;
  return typeof value === 'number' ? (resolved.valuesById[value] ?? value) : value;
}

function isDefault(field: Field, value: unknown): boolean {
  if (field.resolvedType) {
    return 'values' in field.resolvedType && (value === 0 || field.resolvedType.values[String(value)] === 0);
  }
  if (field.type === 'bytes') return (value as Uint8Array).length === 0;
  return value === false || value === '' || (field.type !== 'string' && Number(value) === 0);
}
