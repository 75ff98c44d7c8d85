// @vitest-environment jsdom
import { openEnvelope, type ShopError } from '@nargisus/domain/contract';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from './language-store.ts';
import { fieldErrorsOf } from './translatable.ts';
import { translate } from './translate.ts';

afterEach(() => setLanguage('en'));

test('translates the field errors of an answer by their codes, in both languages', async () => {
  const body = {
    success: false,
    message: 'The request is not valid',
    code: 'request.notValid',
    errors: { note: 'At most 321 characters, as a newer server words it', city: 'City is required' },
    errorCodes: { note: { code: 'text.tooLong', params: { count: 321 } }, city: { code: 'address.city' } },
  };
  const written = () => {
    try {
      openEnvelope(400, body);
    } catch (error) {
      return Object.values(fieldErrorsOf(error as ShopError)!).map(translate);
    }
    throw new Error('the answer is a success');
  };
  await setLanguage('bn');
  expect(written()).toEqual(['সর্বোচ্চ ৩২১টি অক্ষর লেখা যাবে', 'শহরের নাম লিখুন']);
  await setLanguage('en');
  expect(written()).toEqual(['At most 321 characters, as a newer server words it', 'City is required']);
});
