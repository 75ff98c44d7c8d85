import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../contract/field-errors.ts';
import { accountMessages } from './account-messages.ts';
import { googleUser } from './google-user.ts';
import { profileSchema } from './profile.ts';
import { roleOf } from './roles.ts';
import { loginSchema, newPasswordSchema, signUpSchema } from './sign-up.ts';
import { buildUser, newUserSchema } from './user.ts';

const signUp = {
  name: 'Rahima',
  email: 'rahima@example.com',
  phone: '01712345678',
  password: 'secret1',
  confirmPassword: 'secret1',
};
const signUpErrors = (change: object) =>
  fieldErrors(signUpSchema.safeParse({ ...signUp, ...change }).error?.issues ?? []);

describe('the sign-up form', () => {
  test('reports every required field of an empty form at once', () => {
    const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '' };
    expect(signUpErrors(empty)).toEqual({
      name: accountMessages.nameMissingAtSignUp,
      email: accountMessages.emailMissing,
      phone: accountMessages.phoneMissing,
      password: accountMessages.passwordMissing,
      confirmPassword: accountMessages.confirmationMissing,
    });
  });

  test.each([
    [{ email: 'rahima' }, { email: accountMessages.emailInvalid }],
    [{ email: 'a b@c.d' }, { email: accountMessages.emailInvalid }],
    [{ password: '12345', confirmPassword: '12345' }, { password: accountMessages.passwordShort }],
    [{ confirmPassword: 'secret2' }, { confirmPassword: accountMessages.confirmationDiffers }],
    [
      { name: '', confirmPassword: 'secret2' },
      { name: accountMessages.nameMissingAtSignUp, confirmPassword: accountMessages.confirmationDiffers },
    ],
    [{}, {}],
  ])('%j', (change, errors) => {
    expect(signUpErrors(change)).toEqual(errors);
  });
});

test('requires both fields to sign in', () => {
  expect(fieldErrors(loginSchema.safeParse({ email: ' ', password: '' }).error?.issues ?? [])).toEqual({
    email: accountMessages.emailMissing,
    password: accountMessages.passwordMissing,
  });
});

test('applies the sign-up rules to a new password', () => {
  const errorsOf = (form: object) => fieldErrors(newPasswordSchema.safeParse(form).error?.issues ?? []);
  expect(errorsOf({ password: 'secret1', confirmPassword: 'secret1' })).toEqual({});
  expect(errorsOf({ password: '12345', confirmPassword: '54321' })).toEqual({
    password: accountMessages.passwordShort,
    confirmPassword: accountMessages.confirmationDiffers,
  });
});

describe('a user of Google sign-in', () => {
  test.each([
    [{ displayName: ' Rahima ', photoUrl: 'https://x.test/p=s96-c' }, 'Rahima', 'https://x.test/p=s96-c'],
    [{ displayName: null, photoUrl: null }, 'Google User', ''],
    [{ displayName: '  ', photoUrl: 'javascript:alert(1)' }, 'Google User', ''],
    [{ displayName: 'x'.repeat(200), photoUrl: '' }, 'x'.repeat(120), ''],
  ])('%j has a record that the shop accepts', (profile, name, imageUrl) => {
    expect(googleUser(profile)).toEqual({ name, phone: '', imageUrl });
    expect(newUserSchema.safeParse(googleUser(profile)).success).toBe(true);
  });
});

describe('the profile form', () => {
  const profile = { name: 'Rahima', email: 'rahima@example.com' };

  test.each([
    ['+8801712345678', '01712345678'],
    ['8801712345678', '01712345678'],
    ['০১৭১২-৩৪৫৬৭৮', '01712345678'],
    ['+44 20 7946 0000', '+442079460000'],
    ['88 017 1234', '880171234'],
    ['1', '1'],
    ['', ''],
  ])('stores the phone "%s" as "%s"', (phone, kept) => {
    expect(profileSchema.parse({ ...profile, phone }).phone).toBe(kept);
  });

  test.each(['0171234567', '021234567890', '+0171', 'phone', '+', '12345678901234567'])(
    'rejects the phone "%s"',
    (phone) => {
      const errors = fieldErrors(profileSchema.safeParse({ ...profile, phone }).error?.issues ?? []);
      expect(errors).toEqual({ phone: accountMessages.phoneInvalid });
    },
  );
});

describe('roleOf', () => {
  test('reads the claim only', () => {
    expect(roleOf({ role: 'admin' })).toBe('admin');
    for (const claims of [{}, { role: 'Admin' }, { role: true }, { admin: true }]) {
      expect(roleOf(claims)).toBe('user');
    }
  });

  test('ignores a role in the body', () => {
    const body = newUserSchema.parse({ name: 'Rahima', role: 'admin' });
    expect(body).not.toHaveProperty('role');
    const user = buildUser({ uid: 'u', email: 'Rahima@Example.com', role: roleOf({}) }, body, new Date());
    expect(user).toMatchObject({ role: 'user', email: 'rahima@example.com', isActive: true, phone: '' });
  });
});
