import { expect, test } from 'vitest';
import type { WireFieldTransform, WireWrite } from './wire-messages.ts';
import { writeFromWire } from './write-from-wire.ts';

const database = { project: 'p', id: '(default)' };
const name = 'projects/p/databases/(default)/documents/orders/o1';

test('distinguishes an empty mask from no mask', () => {
  const whole = writeFromWire(database, { update: { name } });
  const nothing = writeFromWire(database, { update: { name }, updateMask: {} });
  expect(whole).toMatchObject({ kind: 'set', key: 'orders/o1', mask: undefined });
  expect(nothing).toMatchObject({ kind: 'set', key: 'orders/o1', mask: [] });
});

test('decodes fields, mask, transforms and precondition of an update', () => {
  const wire: WireWrite = {
    update: { name, fields: { total: { integerValue: '5' } } },
    updateMask: { fieldPaths: ['total', 'address.city'] },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  expect(writeFromWire(database, wire)).toEqual({
    kind: 'set',
    key: 'orders/o1',
    fields: new Map([['total', { kind: 'integer', value: 5n }]]),
    mask: [['total'], ['address', 'city']],
    transforms: [{ path: ['at'], kind: 'server-time' }],
    precondition: { exists: false },
  });
});

test.each<[string, WireWrite, object]>([
  ['delete', { delete: name }, { kind: 'delete' }],
  [
    'verify',
    { verify: name, currentDocument: { updateTime: { seconds: '7', nanos: 1000 } } },
    { kind: 'verify', precondition: { updateTime: 7_000_001 } },
  ],
  [
    'transform',
    { transform: { document: name, fieldTransforms: [] } },
    { kind: 'transform', transforms: [] },
  ],
])('decodes a %s', (_kind, wire, expected) => {
  expect(writeFromWire(database, wire)).toMatchObject({ key: 'orders/o1', ...expected });
});

test.each<[WireFieldTransform, object]>([
  [{ increment: { integerValue: '2' } }, { kind: 'increment', operand: { kind: 'integer', value: 2n } }],
  [{ maximum: { doubleValue: 2 } }, { kind: 'maximum', operand: { kind: 'double', value: 2 } }],
  [{ minimum: { doubleValue: 2 } }, { kind: 'minimum', operand: { kind: 'double', value: 2 } }],
  [{ appendMissingElements: {} }, { kind: 'array-union', values: [] }],
  [
    { removeAllFromArray: { values: [{ stringValue: 'a' }] } },
    { kind: 'array-remove', values: [{ kind: 'string', value: 'a' }] },
  ],
])('decodes the transform %j', (transform, expected) => {
  const write = writeFromWire(database, {
    transform: { document: name, fieldTransforms: [{ fieldPath: 'f', ...transform }] },
  });
  expect(write).toMatchObject({ transforms: [{ path: ['f'], ...expected }] });
});

test.each<[string, WireWrite, string]>([
  ['no operation', {}, 'Unsupported write type'],
  ['a document without name', { update: {} }, 'lacks "projects"'],
  ['a document of another project', { delete: name.replace('/p/', '/q/') }, 'is in database "projects/q'],
  [
    'a mask with a malformed path',
    { update: { name }, updateMask: { fieldPaths: ['a..b'] } },
    'Invalid property path',
  ],
  [
    'a transform without type',
    { transform: { document: name, fieldTransforms: [{ fieldPath: 'f' }] } },
    'has no type',
  ],
])('rejects %s', (_what, wire, message) => {
  expect(() => writeFromWire(database, wire)).toThrowError(
    expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(message) }),
  );
});
