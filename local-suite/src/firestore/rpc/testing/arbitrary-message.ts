/**
 * Generates any message that could arrive: valid protobuf with arbitrary content. For tests that look for
 * unforeseen input.
 */
import fc from 'fast-check';
import type protobuf from 'protobufjs';
import { messageType, type PlainMessage } from '../../wire/messages.ts';
import { DATABASE, name, ROOT } from './in-process.ts';

const MAX_DEPTH = 6;

const DOCUMENTS = [name('orders/a'), name('orders/b'), name('orders/a/items/i')];
/** Likely values of a field, by its name: random ones never pass the first check. */
const LIKELY_VALUES: Record<string, readonly string[]> = {
  database: [DATABASE],
  parent: [ROOT, ROOT, name('orders/a')],
  fieldPath: ['a', 'b', 'a.b', '`odd`', '__name__'],
  fieldPaths: ['a', 'b', 'a.b', '`odd`', '__name__'],
  collectionId: ['orders', 'items'],
  documentId: ['a', ''],
  pageToken: [''],
  orderBy: ['a desc', '__name__'],
  alias: ['n', 'm', ''],
  ...Object.fromEntries(
    ['name', 'document', 'documents', 'delete', 'verify', 'referenceValue'].map((field) => [
      field,
      DOCUMENTS,
    ]),
  ),
};
const ANYTHING = ['', '`', 'a..b', ROOT, DATABASE, 'orders', '__x__'];

/** Generates likely values mostly, arbitrary ones occasionally. */
const mostly = (likely: fc.Arbitrary<unknown>, anything: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 30, arbitrary: likely }, { weight: 1, arbitrary: anything });

function textOf(field: string): fc.Arbitrary<unknown> {
  const likely = LIKELY_VALUES[field];
  const anything = fc.oneof(fc.constantFrom(...ANYTHING), fc.string());
  return likely ? mostly(fc.constantFrom(...likely), anything) : anything;
}

const scalars: Record<string, fc.Arbitrary<unknown>> = {
  bool: fc.boolean(),
  bytes: mostly(
    fc.constant(Buffer.alloc(0)),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
  ),
  double: fc.oneof(fc.integer({ min: -90, max: 90 }), fc.double()),
  float: fc.float(),
  int32: mostly(fc.nat(5), fc.integer()),
  int64: mostly(fc.nat(2000).map(String), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)),
};

export function arbitraryMessage(typeName: string): fc.Arbitrary<PlainMessage> {
  return messageOf(messageType(typeName), 0);
}

function messageOf(type: protobuf.Type, depth: number): fc.Arbitrary<PlainMessage> {
  const inOneof = new Set(type.oneofsArray.flatMap((oneof) => oneof.fieldsArray.map((field) => field.name)));
  const plain = type.fieldsArray.filter((field) => !inOneof.has(field.name));
  const optional = Object.fromEntries(plain.map((field) => [field.name, optionalField(field, depth)]));
  const choices = type.oneofsArray.map((oneof) =>
    mostly(
      fc.oneof(...oneof.fieldsArray.map((field) => fc.record({ [field.name]: fieldOf(field, depth) }))),
      fc.constant({}),
    ),
  );
  return fc
    .tuple(fc.record(optional), ...choices)
    .map((parts) => withoutUndefined(Object.assign({}, ...parts) as Record<string, unknown>));
}

/**
 * Generates a field. Names and operators are present unless the message is broken; any other field may be
 * absent.
 */
function optionalField(field: protobuf.Field, depth: number): fc.Arbitrary<unknown> {
  const needed =
    field.name in LIKELY_VALUES || ['op', 'value', 'from', 'field', 'filters'].includes(field.name);
  return fc.option(fieldOf(field, depth), { nil: undefined, freq: needed ? 30 : 2 });
}

function fieldOf(field: protobuf.Field, depth: number): fc.Arbitrary<unknown> {
  const one = valueOf(field, depth);
  if (field.map) return fc.dictionary(fc.constantFrom('a', 'b', '__x__', '', 'a.b'), one, { maxKeys: 3 });
  if (!field.repeated) return one;
  return mostly(
    fc.array(one, { minLength: 1, maxLength: field.name === 'from' ? 1 : 3 }),
    fc.array(one, { maxLength: 3 }),
  );
}

function valueOf(field: protobuf.Field, depth: number): fc.Arbitrary<unknown> {
  const resolved = field.resolve().resolvedType;
  if (!resolved) return field.type === 'string' ? textOf(field.name) : (scalars[field.type] ?? fc.nat());
  if ('values' in resolved) return fc.constantFrom(...Object.keys(resolved.values));
  return depth >= MAX_DEPTH ? fc.constant({}) : fc.constant(null).chain(() => messageOf(resolved, depth + 1));
}

function withoutUndefined(message: Record<string, unknown>): PlainMessage {
  return Object.fromEntries(Object.entries(message).filter(([, value]) => value !== undefined));
}
