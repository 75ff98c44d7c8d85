import { describe, expect, test } from 'vitest';
import { sign, verifySign, type Fields } from './signature.ts';

const ALL_KEYS =
  'amount,bank_tran_id,base_fair,card_brand,card_issuer,card_issuer_country,card_issuer_country_code,card_no,card_type,currency,currency_amount,currency_rate,currency_type,risk_level,risk_title,status,store_amount,store_id,tran_date,tran_id,val_id,value_a,value_b,value_c,value_d';

const bangladesh: Fields = {
  base_fair: '0.00',
  card_brand: 'VISA',
  card_issuer_country: 'Bangladesh',
  card_issuer_country_code: 'BD',
  card_type: 'VISA-Dutch Bangla',
  currency: 'BDT',
  currency_rate: '1.0000',
  currency_type: 'BDT',
  risk_level: '0',
  risk_title: 'Safe',
  status: 'VALID',
};

describe('the signature of section 4', () => {
  test('vector A: includes an empty value', () => {
    const fields = {
      amount: '100.00',
      currency: 'BDT',
      status: 'VALID',
      store_amount: '97.50',
      tran_id: 'T-1',
      val_id: 'V-1',
      value_a: '',
    };
    expect(verifySign(fields, Object.keys(fields), 'qwerty')).toBe('5a9714565e86790ad0552ffd35cea1c7');
  });

  test("vector B: matches the gateway's help page", () => {
    const fields = {
      ...bangladesh,
      amount: '100',
      bank_tran_id: '1805131320550oksE6CAEWWlpTd',
      card_issuer: 'STANDARD CHARTERED BANK',
      card_no: '455445XXXXXX4326',
      currency_amount: '100.00',
      store_amount: '97',
      store_id: 'testbox',
      tran_date: '2018-05-13 13:20:47',
      tran_id: '5af7e7a5aa2a8',
      val_id: '1805131320551DK3gXH3uHP3WiX',
      value_a: 'ref001',
      value_b: 'ref002',
      value_c: 'ref003',
      value_d: 'ref004',
    };
    expect(verifySign(fields, ALL_KEYS.split(','), 'qwerty')).toBe('9f79ec1270f13a86e13d422b92b27222');
  });

  test('vector C: matches a notice of the real sandbox of January 2020', () => {
    const fields = {
      ...bangladesh,
      tran_id: '5E121A0D01F92',
      val_id: '200105225826116qFnATY9sHIwo',
      amount: '10.00',
      store_amount: '9.75',
      card_no: '418117XXXXXX6675',
      bank_tran_id: '200105225825DBgSoRGLvczhFjj',
      tran_date: '2020-01-05 22:58:21',
      card_issuer: 'TRUST BANK, LTD.',
      store_id: 'test_testemi',
      currency_amount: '10.00',
      value_a: '',
      value_b: '',
      value_c: '',
      value_d: '',
    };
    expect(verifySign(fields, ALL_KEYS.split(','), 'test_testemi@ssl')).toBe(
      'd42fab70ae0bcbda5280e7baffef60b0',
    );
  });

  test('covers every given field and lists them', () => {
    const { verify_key, verify_sign, ...fields } = sign({ tran_id: 'T-1', amount: '10.00' }, 'secret');
    expect(verify_key).toBe('amount,tran_id');
    expect(verify_sign).toBe(verifySign(fields, ['tran_id', 'amount'], 'secret'));
    expect(sign({ tran_id: 'T-1', amount: '10.01' }, 'secret').verify_sign).not.toBe(verify_sign);
  });

  test('ignores a name in verify_key that was not posted', () => {
    expect(verifySign({ a: '1' }, ['a', 'ghost'], 'x')).toBe(verifySign({ a: '1' }, ['a'], 'x'));
  });
});
