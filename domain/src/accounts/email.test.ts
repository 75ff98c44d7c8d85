import { expect, test } from 'vitest';
import { addressOfAccount } from './email.ts';

test.each([
  ['Manager@Nargisus.TEST', 'manager@nargisus.test'],
  [' manager@nargisus.test', ''],
  ['manager@nargisus.test\u00a0', ''],
  ['manager', ''],
  ['', ''],
  [undefined, ''],
])('reads the address of an account that says %j as %j', (email, address) => {
  expect(addressOfAccount(email)).toBe(address);
});
