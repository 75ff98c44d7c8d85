import { expect, test } from 'vitest';
import { ACCOUNTS } from '../seed/accounts.ts';
import { addresses } from './addresses.ts';
import { banner } from './banner.ts';

const lines = (text: string) => text.split('\n').filter((line) => line.trim());

test('lists accounts, addresses and first steps in one screenful', () => {
  const said = banner({ dev: false, empty: false });
  for (const { email, password } of Object.values(ACCOUNTS)) expect(said).toContain(`${email} / ${password}`);
  for (const address of [addresses.gateway, addresses.mailbox, ...Object.values(addresses.hosts)]) {
    expect(said).toContain(address);
  }
  expect(said).toContain(`${addresses.shop}/dashboard`);
  expect(lines(said).length).toBeLessThanOrEqual(12);
});

test("shows the dev server's address with hot reload", () => {
  const said = banner({ dev: true, empty: false });
  expect(said).toContain(`Nargisus is open:  ${addresses.devShop}`);
  expect(said).not.toContain(addresses.shop);
});

test('names no account in an empty shop', () => {
  const said = banner({ dev: false, empty: true });
  expect(said).not.toContain(ACCOUNTS.admin.email);
  expect(said).toContain('npm run grant-admin -- E-MAIL --local');
});
