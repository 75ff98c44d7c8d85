import { expect, test } from 'vitest';
import { withoutPeople } from './without-people.ts';

test.each([
  [
    'NOT_FOUND: No document to update: projects/p/databases/(default)/documents/carts/guest_1795168800000_0123456789abcdef01234567',
    'NOT_FOUND: No document to update: projects/p/databases/(default)/documents/carts/(guest id)',
  ],
  ['There is no user record for rahima.k+shop@nargisus.test.', 'There is no user record for (e-mail).'],
  ['GET /api/user/rahima%40nargisus.test: timeout', 'GET /api/user/(e-mail): timeout'],
  ['{"to":[{"email":"rahima@nargisus.test"}]}', '{"to":[{"email":"(e-mail)"}]}'],
  ['recipientPhone: "01712345678", +8801712345678', 'recipientPhone: "(phone)", (phone)'],
  ['Decoding eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.abc-_ failed', 'Decoding (token) failed'],
])('of %j the log says %j', (thrown, said) => {
  expect(withoutPeople(thrown)).toBe(said);
});

test('where it broke is said to the letter', () => {
  const stack = 'Error: 14 UNAVAILABLE\n    at placeOrder (file:///workspace/orders/place-order.ts:41:9)';
  expect(withoutPeople(stack)).toBe(stack);
});
