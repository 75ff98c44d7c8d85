import { expect, test } from 'vitest';
import { redactPersonalData } from './redact-personal-data.ts';

test.each([
  [
    'NOT_FOUND: No document to update: projects/p/databases/(default)/documents/carts/guest_1795168800000_0123456789abcdef01234567',
    'NOT_FOUND: No document to update: projects/p/databases/(default)/documents/carts/(guest id)',
  ],
  ['There is no user record for rahima.k+shop@nargisus.test.', 'There is no user record for (e-mail).'],
  ['GET /api/user/rahima%40nargisus.test: timeout', 'GET /api/user/(e-mail): timeout'],
  ['{"to":[{"email":"rahima@nargisus.test"}]}', '{"to":[{"email":"(e-mail)"}]}'],
  ['mailto:a%40b.test?x, রহিমা@nargisus.test!', 'mailto:(e-mail)?x, (e-mail)!'],
  ['no TLD root@localhost, no name @nargisus.test', 'no TLD root@localhost, no name @nargisus.test'],
  ['recipientPhone: "01712345678", +8801712345678', 'recipientPhone: "(phone)", (phone)'],
  ['Decoding eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.abc-_ failed', 'Decoding (token) failed'],
  ['v1.eyJhIjoxfQ.e.f and id-eyJhIjoxfQ. but eyJ', 'v1.(token) and id-(token) but eyJ'],
])('redacts %j to %j', (thrown, redacted) => {
  expect(redactPersonalData(thrown)).toBe(redacted);
});

test('keeps the location of an error unchanged', () => {
  const stack = 'Error: 14 UNAVAILABLE\n    at placeOrder (file:///workspace/orders/place-order.ts:41:9)';
  expect(redactPersonalData(stack)).toBe(stack);
});

// Anyone may send the text of an error to /api/telemetry.
test.each([
  ['at signs', '@'],
  ['addresses without an end', 'a@'],
  ['encoded at signs', '%40'],
  ['labels without letters', 'a@.1'],
  ['domains without an end', '@a.'],
  ['beginnings of tokens', '-eyJ'],
  ['letters', 'a'],
])('redacts %s in linear time', (_what, piece) => {
  const [small, large] = [32_768, 262_144].map((length) => fastest(piece.repeat(length / piece.length)));
  // Eight times the text takes eight times as long, or 64 times where the search is quadratic: then the shorter text
  // takes some hundred milliseconds. Less than one is noise.
  expect(large! / Math.max(small!, 1)).toBeLessThan(32);
});

/** Returns the shortest time of several runs, in milliseconds, which other load on the machine distorts least. */
function fastest(text: string): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const started = performance.now();
      redactPersonalData(text);
      return performance.now() - started;
    }),
  );
}
