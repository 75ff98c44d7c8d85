import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { banglaDigits } from '../text/bangla-digits.ts';
import { accountPhone, normalPhone, PHONE_PATTERN } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['01712345678', '01712345678'],
    ['8801712345678', '01712345678'],
    ['+8801712345678', '01712345678'],
    ['+88 01712-345678', '01712345678'],
    ['০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['+৮৮০ ১৭১২-৩৪৫৬৭৮', '01712345678'],
    [' 0171 234 5678 ', '01712345678'],
    ['\u200e01712\u2011345678', '01712345678'],
    ['+44 20 7946 0000', '+442079460000'],
    ['0171234567', '0171234567'],
    ['880171234567', '880171234567'],
    ['+01712345678', '+01712345678'],
    ['call me', 'callme'],
    ['', ''],
  ])('"%s" becomes "%s"', (typed, normal) => {
    expect(normalPhone(typed)).toBe(normal);
  });

  const local = fc.stringMatching(/^01[0-9]{9}$/);
  const blanks = fc.constantFrom('', ' ', '-', '\u00a0', ' - ', '\u2013');

  test('of Bangladesh has one normal form in every spelling', () => {
    const written = fc
      .tuple(local, fc.constantFrom('', '88', '+88'), fc.array(blanks, { minLength: 15, maxLength: 15 }))
      .map(([number, country, gaps]) => ({
        number,
        typed: [...`${country}${number}`].map((sign, place) => sign + gaps[place % gaps.length]).join(''),
      }));
    fc.assert(
      fc.property(written, fc.boolean(), ({ number, typed }, inBangla) => {
        expect(normalPhone(inBangla ? banglaDigits(typed) : typed)).toBe(number);
        expect(number).toMatch(PHONE_PATTERN);
      }),
    );
  });

  test('is unchanged in its normal form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), local, fc.stringMatching(PHONE_PATTERN)), (text) => {
        expect(normalPhone(normalPhone(text))).toBe(normalPhone(text));
      }),
    );
  });

  test('keeps every digit except the country code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+]?[0-9]{1,20}$/), (typed) => {
        expect([typed, typed.replace(/^\+?88/, '')]).toContain(normalPhone(typed));
      }),
    );
  });
});

test.each([
  ['+8801712345678', '01712345678'],
  ['+14155550123', '+14155550123'],
  // Seventeen digits: no record can hold it.
  ['+12345678901234567', ''],
  [undefined, ''],
])('the number %s of a sign-in account is stored as "%s"', (phoneNumber, stored) => {
  expect(accountPhone(phoneNumber)).toBe(stored);
});
