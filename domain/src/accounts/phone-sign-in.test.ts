import { expect, test } from 'vitest';
import { internationalPhone, phoneSignInSchema, phoneSignUpSchema, typedCode } from './phone-sign-in.ts';

test.each(['01712345678', '+880 1712-345678', '8801712345678', '০১৭১২৩৪৫৬৭৮'])(
  'a code is sent to %s as +8801712345678',
  (typed) => {
    expect(internationalPhone(phoneSignInSchema.parse({ phone: typed }).phone)).toBe('+8801712345678');
  },
);

test.each([
  ['', 'Phone number is required'],
  ['0171234567', 'Please enter a valid 11-digit phone number'],
  ['01212345678', 'Please enter a valid 11-digit phone number'],
  ['+14155550123', 'Please enter a valid 11-digit phone number'],
])('no code is sent to "%s"', (phone, message) => {
  const parsed = phoneSignInSchema.safeParse({ phone });
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a newcomer needs a name', () => {
  const parsed = phoneSignUpSchema.safeParse({ name: ' ', phone: '01712345678' });
  expect(parsed.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['name'], 'Name is required.'],
  ]);
});

test.each([
  ['123456', '123456'],
  [' 123-456 ', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['G-123456 is your code', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('the typed code "%s" is %s', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
