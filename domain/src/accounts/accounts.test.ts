import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../contract/field-errors.ts';
import { profileSchema } from './profile.ts';
import { roleOf } from './roles.ts';
import { loginSchema, signUpSchema } from './sign-up.ts';
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

describe('signing up', () => {
  test('an empty form says what is required, all at once', () => {
    const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '' };
    expect(signUpErrors(empty)).toEqual({
      name: 'Name is required.',
      email: 'Email is required',
      phone: 'Phone number is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
    });
  });

  test.each([
    [{ email: 'rahima' }, { email: 'Email is invalid' }],
    [{ email: 'a b@c.d' }, { email: 'Email is invalid' }],
    [{ password: '12345', confirmPassword: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ confirmPassword: 'secret2' }, { confirmPassword: 'Passwords do not match' }],
    [
      { name: '', confirmPassword: 'secret2' },
      { name: 'Name is required.', confirmPassword: 'Passwords do not match' },
    ],
    [{}, {}],
  ])('%j', (change, errors) => {
    expect(signUpErrors(change)).toEqual(errors);
  });
});

test('signing in needs both fields', () => {
  expect(fieldErrors(loginSchema.safeParse({ email: ' ', password: '' }).error?.issues ?? [])).toEqual({
    email: 'Email is required',
    password: 'Password is required',
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
  ])('takes the phone "%s" as "%s"', (phone, kept) => {
    expect(profileSchema.parse({ ...profile, phone }).phone).toBe(kept);
  });

  test.each(['0171234567', '021234567890', '+0171', 'phone', '+', '12345678901234567'])(
    'refuses the phone "%s"',
    (phone) => {
      const errors = fieldErrors(profileSchema.safeParse({ ...profile, phone }).error?.issues ?? []);
      expect(errors).toEqual({ phone: 'Please enter a valid phone number' });
    },
  );
});

describe('who is an admin', () => {
  test('only the claim says', () => {
    expect(roleOf({ role: 'admin' })).toBe('admin');
    for (const claims of [{}, { role: 'Admin' }, { role: true }, { admin: true }]) {
      expect(roleOf(claims)).toBe('user');
    }
  });

  test('a body that asks for the role is not heard', () => {
    const body = newUserSchema.parse({ name: 'Rahima', role: 'admin' });
    expect(body).not.toHaveProperty('role');
    const user = buildUser({ uid: 'u', email: 'Rahima@Example.com', role: roleOf({}) }, body, new Date());
    expect(user).toMatchObject({ role: 'user', email: 'rahima@example.com', isActive: true, phone: '' });
  });
});
