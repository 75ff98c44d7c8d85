import { expect, test } from 'vitest';
import { ACCOUNTS } from '../seed/accounts.ts';
import { addresses } from './addresses.ts';
import { banner } from './banner.ts';

const lines = (value: string) => value.split('\n').filter((line) => line.trim());

test('lists accounts, addresses and first steps in one screenful', () => {
  const text = banner({ dev: false, empty: false });
  for (const { email, password } of Object.values(ACCOUNTS)) expect(text).toContain(`${email} / ${password}`);
  for (const address of [
    addresses.gateway,
    addresses.mailbox,
    addresses.courier,
    ...Object.values(addresses.hosts),
  ]) {
    expect(text).toContain(address);
  }
  expect(text).toContain(`${addresses.shop}/dashboard`);
  expect(lines(text).length).toBeLessThanOrEqual(12);
});

test("shows the dev server's address with hot reload", () => {
  const text = banner({ dev: true, empty: false });
  expect(text).toContain(`Nargisus is open:  ${addresses.devShop}`);
  expect(text).not.toContain(addresses.shop);
});

test('names the admin of an empty shop and its first step', () => {
  const { admin, shopper } = ACCOUNTS;
  const text = banner({ dev: false, empty: true });
  expect(text).toContain(`${admin.email} / ${admin.password}`);
  expect(text).not.toContain(shopper.email);
  expect(text).toContain(`Sign in at ${addresses.shop}/login`);
  expect(lines(text).length).toBeLessThanOrEqual(12);
});
