import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gatewaySignature, isSignedByGateway } from './gateway-signature.ts';

const PASSWORD = 'qwerty';

function signed(fields: Record<string, string>, names = Object.keys(fields)): Record<string, string> {
  const withKey = { ...fields, verify_key: names.join(',') };
  return { ...withKey, verify_sign: gatewaySignature(withKey, PASSWORD).toString('hex') };
}

const paid = {
  amount: '100.00',
  currency: 'BDT',
  status: 'VALID',
  store_amount: '97.50',
  tran_id: 'T-1',
  val_id: 'V-1',
  value_a: '',
};

describe('the signature', () => {
  test('of a known payment is the known one, in any order of the names', () => {
    const expected = '5a9714565e86790ad0552ffd35cea1c7';
    expect(signed(paid).verify_sign).toBe(expected);
    expect(signed(paid, Object.keys(paid).reverse()).verify_sign).toBe(expected);
    expect(isSignedByGateway({ ...signed(paid), verify_sign: expected.toUpperCase() }, PASSWORD)).toBe(true);
  });

  test('leaves out named fields that were not sent', () => {
    const names = [...Object.keys(paid), 'emi_issuer'];
    expect(signed(paid, names).verify_sign).toBe(signed(paid).verify_sign);
  });

  test('cannot be computed by sending a store password', () => {
    const forged = signed({ ...paid, store_passwd: 'mine' });
    expect(forged.verify_sign).toBe(signed(paid).verify_sign);
  });

  test.each(['tran_id', 'amount', 'status', 'val_id'])('must cover %s', (name) => {
    const names = Object.keys(paid).filter((it) => it !== name);
    expect(isSignedByGateway(signed(paid), PASSWORD)).toBe(true);
    expect(isSignedByGateway(signed(paid, names), PASSWORD)).toBe(false);
  });

  test('covers a val_id only when there is one', () => {
    const { val_id: _, ...failed } = { ...paid, status: 'FAILED' };
    expect(isSignedByGateway(signed(failed), PASSWORD)).toBe(true);
    expect(isSignedByGateway(signed({ ...failed, status: 'VALID' }), PASSWORD)).toBe(false);
  });

  test('changes with any signed value and with the password', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(paid)), fc.string(), (name, value) => {
        const changed = { ...signed(paid), [name]: value };
        expect(isSignedByGateway(changed, PASSWORD)).toBe(value === paid[name as keyof typeof paid]);
      }),
    );
    expect(isSignedByGateway(signed(paid), 'another')).toBe(false);
  });

  test.each(['', '5a97', 'z'.repeat(32), '0'.repeat(32), '5a9714565e86790ad0552ffd35cea1c7'.repeat(2)])(
    'rejects "%s"',
    (verify_sign) => {
      expect(isSignedByGateway({ ...signed(paid), verify_sign }, PASSWORD)).toBe(false);
    },
  );

  test('is missing without a key', () => {
    expect(isSignedByGateway(paid, PASSWORD)).toBe(false);
    expect(isSignedByGateway({}, PASSWORD)).toBe(false);
  });
});
