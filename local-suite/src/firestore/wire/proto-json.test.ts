import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FirestoreError } from '../engine/firestore-error.ts';
import { decodeMessage, encodeMessage, messageType } from './messages.ts';
import { messageFromJson, messageToJson } from './proto-json.ts';

const value = messageType('Value');
const commit = messageType('CommitRequest');

describe('values from JSON', () => {
  test.each([
    ['null', { nullValue: null }, { nullValue: 'NULL_VALUE' }],
    ['null as the JS SDK sends it', { nullValue: 'NULL_VALUE' }, { nullValue: 'NULL_VALUE' }],
    ['a whole int64', { integerValue: '9007199254740993' }, { integerValue: '9007199254740993' }],
    ['an int64 as a number', { integerValue: 5 }, { integerValue: '5' }],
    ['NaN', { doubleValue: 'NaN' }, { doubleValue: NaN }],
    ['infinity', { doubleValue: '-Infinity' }, { doubleValue: -Infinity }],
    ['minus zero as the JS SDK sends it', { doubleValue: '-0' }, { doubleValue: -0 }],
    ['base64', { bytesValue: '+/8=' }, { bytesValue: Buffer.from([0xfb, 0xff]) }],
    ['base64url without padding', { bytesValue: '-_8' }, { bytesValue: Buffer.from([0xfb, 0xff]) }],
    ['snake_case', { string_value: 'x' }, { stringValue: 'x' }],
    ['an empty map', { mapValue: {} }, { mapValue: {} }],
    [
      'a geopoint',
      { geoPointValue: { latitude: 1, longitude: '2.5' } },
      { geoPointValue: { latitude: 1, longitude: 2.5 } },
    ],
    [
      'a zoned time',
      { timestampValue: '2024-01-01T06:00:00+06:00' },
      { timestampValue: { seconds: '1704067200', nanos: 0 } },
    ],
    [
      'a time with nanoseconds',
      { timestampValue: '0001-01-01T00:00:00.123456789Z' },
      { timestampValue: { seconds: '-62135596800', nanos: 123456789 } },
    ],
  ])('%s', (_, json, message) => expect(messageFromJson(value, json)).toEqual(message));

  test.each([
    ['an unknown name', { colour: 1 }, /Unknown name "colour"/],
    [
      'two values at once',
      { stringValue: 'a', booleanValue: true },
      /oneof field 'valueType' is already set/,
    ],
    ['a number for a string', { stringValue: 1 }, /TYPE_STRING/],
    ['a string for a boolean', { booleanValue: 'true' }, /TYPE_BOOL/],
    ['a fraction for an integer', { integerValue: 1.5 }, /TYPE_INT64/],
    ['an integer of 65 bits', { integerValue: '9223372036854775808' }, /TYPE_INT64/],
    ['broken base64', { bytesValue: '*' }, /TYPE_BYTES/],
    ['February 30', { timestampValue: '2024-02-30T00:00:00Z' }, /timestamp/i],
    ['a thirteenth month', { timestampValue: '2024-13-01T00:00:00Z' }, /timestamp/i],
    ['a month before January', { timestampValue: '2024-00-10T00:00:00Z' }, /timestamp/i],
    ['a zone offset above a day', { timestampValue: '2024-01-01T00:00:00+24:00' }, /timestamp/i],
    ['a list for a message', [], /expected an object but found array/],
    ['a list for a map', { mapValue: { fields: [] } }, /Map/],
    ['an object for a list', { arrayValue: { values: {} } }, /expected a list/],
  ])('rejects %s with INVALID_ARGUMENT', (_, json, message) => {
    expect(() => messageFromJson(value, json)).toThrow(message);
    expect(() => messageFromJson(value, json)).toThrow(FirestoreError);
  });

  test('names the place inside the payload in an error', () => {
    const json = {
      writes: [{ update: { name: 'n', fields: { a: { mapValue: { fields: { b: { x: 1 } } } } } } }],
    };
    expect(() => messageFromJson(commit, json)).toThrow("at 'writes[0].update.fields[a].mapValue.fields[b]'");
  });

  test('rejects excessive nesting without exhausting the stack', () => {
    let json: object = { stringValue: 'deep' };
    for (let level = 0; level < 5_000; level++) json = { mapValue: { fields: { a: json } } };
    expect(() => messageFromJson(value, json)).toThrow('Message too deep');
  });

  test('treats a field called __proto__ as a field', () => {
    const json = JSON.parse('{"mapValue":{"fields":{"__proto__":{"stringValue":"x"}}}}') as object;
    const message = messageFromJson(value, json);
    expect(JSON.stringify(messageToJson(value, message))).toBe(JSON.stringify(json));
  });
});

describe('requests', () => {
  test('accepts verify in a write, which the public proto lacks', () => {
    const json = {
      writes: [{ verify: 'n', currentDocument: { updateTime: '2024-01-01T00:00:00.000001Z' } }],
    };
    const message = messageFromJson(commit, json);
    expect(decodeMessage(commit, encodeMessage(commit, message))).toEqual({
      writes: [{ verify: 'n', currentDocument: { updateTime: { seconds: '1704067200', nanos: 1000 } } }],
    });
  });

  test('reads enums by name or number, and wrappers as their bare value', () => {
    const query = messageType('StructuredQuery');
    expect(
      messageFromJson(query, { limit: 5, orderBy: [{ direction: 2 }, { direction: 'ASCENDING' }] }),
    ).toEqual({ limit: { value: 5 }, orderBy: [{ direction: 'DESCENDING' }, { direction: 'ASCENDING' }] });
    for (const direction of ['UP', '2', 'toString', 7]) {
      expect(() => messageFromJson(query, { orderBy: [{ direction }] })).toThrow('orderBy[0].direction');
    }
  });
});

describe('responses to JSON', () => {
  test('omits defaults and empty lists, but not members of a oneof', () => {
    const listen = messageType('ListenResponse');
    expect(
      messageToJson(listen, {
        targetChange: {
          targetChangeType: 'NO_CHANGE',
          targetIds: [],
          readTime: { seconds: '1', nanos: 5_000 },
        },
      }),
    ).toEqual({ targetChange: { readTime: '1970-01-01T00:00:01.000005Z' } });
    expect(messageToJson(value, { booleanValue: false })).toEqual({ booleanValue: false });
    expect(messageToJson(value, { nullValue: 'NULL_VALUE' })).toEqual({ nullValue: null });
    expect(messageToJson(value, { doubleValue: -0 })).toEqual({ doubleValue: '-0' });
  });
});

test('preserves every value through JSON and protobuf', () => {
  const { tree } = fc.letrec<{ tree: object }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.string().map((text) => ({ stringValue: text })),
      fc.double().map((number) => ({ doubleValue: number })),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => ({ integerValue: String(n) })),
      fc.boolean().map((flag) => ({ booleanValue: flag })),
      fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes) })),
      fc.constant({ nullValue: 'NULL_VALUE' }),
      fc
        .tuple(fc.integer({ min: -62135596800, max: 253402300799 }), fc.integer({ min: 0, max: 999_999_999 }))
        .map(([seconds, nanos]) => ({ timestampValue: { seconds: String(seconds), nanos } })),
      fc.array(tie('tree'), { minLength: 1 }).map((values) => ({ arrayValue: { values } })),
      fc
        .dictionary(fc.string(), tie('tree'), { minKeys: 1, noNullPrototype: true })
        .map((fields) => ({ mapValue: { fields } })),
    ),
  }));
  fc.assert(
    fc.property(tree, (message) => {
      const json = JSON.parse(JSON.stringify(messageToJson(value, message))) as object;
      expect(JSON.stringify(messageFromJson(value, json))).toBe(JSON.stringify(message));
      expect(messageFromJson(value, json)).toEqual(message);
      expect(decodeMessage(value, encodeMessage(value, message))).toEqual(message);
    }),
  );
});
