import { invalidArgument, type FirestoreError } from '../engine/firestore-error.ts';
import { MAX_INT64 } from '../engine/values/int64.ts';

const MAX_INT32 = 2n ** 31n - 1n;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Returns INVALID_ARGUMENT in Google's words for JSON. */
export function invalidJson(detail: string): FirestoreError {
  return invalidArgument(`Invalid JSON payload received. ${detail}`);
}

export function jsonKind(json: unknown): string {
  if (json === null) return 'null';
  return Array.isArray(json) ? 'array' : typeof json;
}

/** Decodes one scalar of a proto type (`int64`, `bytes`, ...) from JSON; int64 stays a decimal string. */
export function scalarFromJson(type: string, json: unknown, place: string): unknown {
  const read = readScalar(type, json);
  if (read !== undefined) return read;
  throw invalidJson(`Invalid value at '${place}' (TYPE_${type.toUpperCase()}), ${JSON.stringify(json)}`);
}

/** Returns undefined for JSON of another kind, or out of range. */
function readScalar(type: string, json: unknown): unknown {
  switch (type) {
    case 'string':
      return typeof json === 'string' ? json : undefined;
    case 'bool':
      return typeof json === 'boolean' ? json : undefined;
    case 'bytes':
      // Node also decodes the URL-safe alphabet.
      return typeof json === 'string' && BASE64.test(json) ? Buffer.from(json, 'base64') : undefined;
    case 'double':
    case 'float':
      return doubleFromJson(json);
    default:
      return integerFromJson(type, json);
  }
}

function doubleFromJson(json: unknown): number | undefined {
  if (typeof json === 'number') return json;
  if (json === 'NaN') return NaN;
  if (json === 'Infinity') return Infinity;
  if (json === '-Infinity') return -Infinity;
  // The JS SDK writes '-0'.
  return typeof json === 'string' && NUMBER.test(json) ? Number(json) : undefined;
}

function integerFromJson(type: string, json: unknown): number | string | undefined {
  let integer: bigint;
  if (typeof json === 'number' && Number.isInteger(json)) integer = BigInt(json);
  else if (typeof json === 'string' && /^-?\d{1,20}$/.test(json)) integer = BigInt(json);
  else return undefined;
  const wide = type.endsWith('64');
  const max = wide ? MAX_INT64 : MAX_INT32;
  if (integer > max || integer < -max - 1n || (type.startsWith('u') && integer < 0n)) return undefined;
  return wide ? integer.toString() : Number(integer);
}

/** Encodes a scalar as JSON: int64 as text, bytes as base64, numbers that JSON lacks by name. */
export function scalarToJson(type: string, value: unknown): unknown {
  switch (type) {
    case 'bytes':
      return Buffer.from(value as Uint8Array).toString('base64');
    case 'double':
    case 'float': {
      const number = Number(value);
      if (!Number.isFinite(number)) return String(number);
      return Object.is(number, -0) ? '-0' : number;
    }
    case 'string':
    case 'bool':
      return value;
    default:
      return type.endsWith('64') ? String(value) : Number(value);
  }
}
