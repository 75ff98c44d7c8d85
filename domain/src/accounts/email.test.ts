import { expect, test } from 'vitest';
import { accountEmail, emailSchema } from './email.ts';
import { normalEmail } from './normal-email.ts';

test.each([
  ['Manager@Nargisus.TEST', 'manager@nargisus.test'],
  ['RA\u212aIB@nargisus.test', 'ra\u212aib@nargisus.test'],
  [' manager@nargisus.test', ''],
  ['manager@nargisus.test\u00a0', ''],
  ['manager', ''],
  ['', ''],
  [undefined, ''],
])('reads the address %j of an account as %j', (email, address) => {
  expect(accountEmail(email)).toBe(address);
});

test('does not lowercase the Kelvin sign to a k, which would merge two addresses', () => {
  expect(normalEmail(' RA\u212aIB@Nargisus.test ')).toBe('ra\u212aib@nargisus.test');
});

test.each(['.', 'a.', 'a@'])('rejects 60 KB of %j as an address within a second', (piece) => {
  const text = `a@${piece.repeat(60_000 / piece.length)} @`;
  const started = Date.now();
  expect([emailSchema.safeParse(text).success, accountEmail(text)]).toEqual([false, '']);
  expect(Date.now() - started).toBeLessThan(1000);
});
