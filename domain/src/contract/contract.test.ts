import { describe, expect, test } from 'vitest';
import { addressSchema } from '../checkout/address.ts';
import { withParams } from '../text/message.ts';
import { calls } from './calls.ts';
import { openEnvelope } from './envelope.ts';
import { errorEnvelope } from './error-envelope.ts';
import { fieldErrors } from './field-errors.ts';
import { errorMessages } from './server-messages.ts';
import { ShopError, STATUS_BY_CODE, type ShopErrorCode } from './shop-error.ts';

function thrownBy(work: () => unknown): ShopError {
  try {
    work();
  } catch (error) {
    if (error instanceof ShopError) return error;
  }
  throw new Error('No ShopError was thrown');
}

describe('an error', () => {
  test.each(Object.keys(STATUS_BY_CODE) as ShopErrorCode[])(
    'encodes and decodes an error of kind %s',
    (code) => {
      const original = new ShopError(code, 'Words', { fields: { a: 'b' }, data: { quote: 1 } });
      const { status, body } = errorEnvelope(original);
      expect(body).toEqual({
        success: false,
        message: 'Words',
        errors: { a: 'b' },
        errorCodes: {},
        data: { quote: 1 },
      });
      const opened = thrownBy(() => openEnvelope(status, body));
      expect([opened.code, opened.message, opened.fields, opened.data]).toEqual([
        code,
        'Words',
        { a: 'b' },
        { quote: 1 },
      ]);
    },
  );

  test('carries the code of its message and the values in it', () => {
    const soldOut = withParams(errorMessages.outOfStock, { name: 'Vase' });
    const { status, body } = errorEnvelope(new ShopError('conflict', soldOut));
    expect(body).toEqual({
      success: false,
      message: 'Vase is out of stock',
      code: 'error.outOfStock',
      params: { name: 'Vase' },
    });
    expect(thrownBy(() => openEnvelope(status, body)).coded).toEqual({
      code: 'error.outOfStock',
      params: { name: 'Vase' },
    });
  });

  test('carries the codes of its fields, with the values of a limit', () => {
    const issues = addressSchema.safeParse({ address: 'x'.repeat(201) }).error?.issues ?? [];
    const fields = fieldErrors(issues);
    expect(errorEnvelope(new ShopError('invalid', fields.city!, { fields })).body).toMatchObject({
      message: 'City is required',
      code: 'address.city',
      errorCodes: {
        city: { code: 'address.city' },
        address: { code: 'text.tooLong', params: { count: 200 } },
      },
    });
  });

  test('does not contain its cause', () => {
    const { body } = errorEnvelope(new ShopError('internal', 'Words', { cause: new Error('secret') }));
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

test.each([null, '<html>', { ok: true }, []])('rejects %j as an answer of the shop', (body) => {
  expect(thrownBy(() => openEnvelope(200, body)).code).toBe('unreachable');
});

test('returns a success unchanged', () => {
  expect(openEnvelope(200, { success: true, data: [1], nextCursor: null })).toEqual({
    success: true,
    data: [1],
    nextCursor: null,
  });
});

test('has no two calls with the same method and path', () => {
  const names = Object.values(calls).map((call) => `${call.method} ${call.path}`);
  expect(new Set(names).size).toBe(names.length);
});

test('rejects ids that Firestore reserves, in every call', () => {
  const withIds = Object.values(calls).filter(
    (call) => 'params' in call && /\{(id|tranId)\}/.test(call.path),
  );
  expect(withIds.length).toBeGreaterThan(10);
  const others = { payment: 'a'.repeat(40), row: '0001', file: 'report.pdf' };
  for (const call of withIds) {
    // The id of an invitation is a hash.
    const known = call.path.startsWith('/api/staff/invitations/') ? '0a'.repeat(32) : 'a-1';
    // The id of a cart line contains the cart; the functions decode it.
    if (call.path.startsWith('/api/cart/')) continue;
    const { params } = call as { params: typeof calls.deleteOrder.params };
    expect(params.safeParse({ id: known, tranId: known, ...others }).success, call.path).toBe(true);
    for (const id of ['__proto__', '__id1__', '..', 'a/b', '']) {
      expect(params.safeParse({ id, tranId: id, ...others }).success, `${call.path} ${id}`).toBe(false);
    }
  }
});

test.each([
  [{ limit: '20', featured: 'true' }, true],
  [{ limit: '0' }, false],
  [{ limit: '101' }, false],
  [{ limit: '1e1' }, false],
  [{ limit: ['1', '2'] }, false],
  [{ featured: 'yes' }, false],
  [{ category: 'cars' }, false],
  [{ category: 'home' }, true],
])('validates the query %j of the catalogue: %s', (query, may) => {
  expect(calls.listProducts.query.safeParse(query).success).toBe(may);
});
