import { FirestoreError } from '../engine/firestore-error.ts';

const INT32_MAX = 2n ** 31n - 1n;
const INT64_MAX = 2n ** 63n - 1n;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

export function invalidJson(detail: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Invalid JSON payload received. ${detail}`);
}

export function jsonKind(json: unknown): string {
  if (json === null) return 'null';
  return Array.isArray(json) ? 'array' : typeof json;
}

/** One scalar of a proto type (`int64`, `bytes`, ...) out of its JSON form; int64 stays a decimal string. */
export function scalarFromJson(type: string, json: unknown, place: string): unknown {
  const bad = () =>
    invalidJson(`Invalid value at '${place}' (TYPE_${type.toUpperCase()}), ${JSON.stringify(json)}`);
  switch (type) {
    case 'string':
      if (typeof json !== 'string') throw bad();
      return json;
    case 'bool':
      if (typeof json !== 'boolean') throw bad();
      return json;
    case 'bytes':
      if (typeof json !== 'string' || !BASE64.test(json)) throw bad();
      return Buffer.from(json, 'base64'); // Node reads the URL alphabet too
    case 'double':
    case 'float':
      return doubleFromJson(json, bad);
    default:
      return integerFromJson(type, json, bad);
  }
}

function doubleFromJson(json: unknown, bad: () => Error): number {
  if (typeof json === 'number') return json;
  if (json === 'NaN') return NaN;
  if (json === 'Infinity') return Infinity;
  if (json === '-Infinity') return -Infinity;
  if (typeof json === 'string' && NUMBER.test(json)) return Number(json); // '-0' is how the JS SDK writes it
  throw bad();
}

function integerFromJson(type: string, json: unknown, bad: () => Error): number | string {
  let integer: bigint;
  if (typeof json === 'number' && Number.isInteger(json)) integer = BigInt(json);
  else if (typeof json === 'string' && /^-?\d{1,20}$/.test(json)) integer = BigInt(json);
  else throw bad();
  const wide = type.endsWith('64');
  const max = wide ? INT64_MAX : INT32_MAX;
  if (integer > max || integer < -max - 1n || (type.startsWith('u') && integer < 0n)) throw bad();
  return wide ? integer.toString() : Number(integer);
}

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
