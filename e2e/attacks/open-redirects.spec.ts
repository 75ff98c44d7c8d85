import { addresses } from '@nargisus/local-suite/launcher';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';

/*
 * A link to the shop that redirects to another site would lend it the shop's reputation. No page takes a destination from its URL
 * (web/src/app/guards/only-signed-out.test.tsx); these tests check the servers' Location headers.
 */
const shop = new URL(addresses.shop);

/** Returns the Location of a path that is sent unchanged, which fetch would normalise. */
function locationOf(
  path: string,
  { headers, form }: { headers?: Record<string, string>; form?: string } = {},
) {
  return new Promise<string | undefined>((resolve, reject) => {
    const outgoing = request(
      { host: shop.hostname, port: shop.port, path, method: form === undefined ? 'GET' : 'POST', headers },
      (response) => {
        response.resume();
        resolve(response.headers.location);
      },
    );
    outgoing.on('error', reject).end(form);
  });
}

/** Returns the origin that a browser would end at. */
const finalOrigin = (location: string | undefined) => new URL(location ?? '/', shop).origin;

test('Hosting redirects to normalised paths, as the tests below assume', async () => {
  expect(await locationOf('/about/')).toBe('/about');
});

test.each([
  '//evil.example/',
  '///evil.example/',
  '//evil.example/index.html',
  '//evil.example/products/',
  '//evil.example/about/',
  '/\\evil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '/https://evil.example/',
  '/.//evil.example/',
  '/products//evil.example/',
])('%s stays at the shop', async (path) => {
  expect(finalOrigin(await locationOf(path))).toBe(shop.origin);
});

describe('the return from the gateway', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each(['success', 'fail', 'cancel'])(
    'to %s redirects to the shop for any form and headers',
    async (outcome) => {
      const fields = {
        tran_id: '//evil.example',
        value_a: 'https://evil.example',
        redirect: 'https://evil.example',
      };
      for (const headers of [
        FORM,
        { ...FORM, 'x-forwarded-host': 'evil.example' },
        { ...FORM, 'x-forwarded-proto': 'javascript', origin: 'https://evil.example' },
      ]) {
        const form = String(new URLSearchParams({ ...fields, error: 'https://evil.example' }));
        const location = await locationOf(`/api/payments/${outcome}?next=https://evil.example`, {
          headers,
          form,
        });
        expect(location).toMatch(new RegExp(`^${shop.origin}/payment/(failed|cancelled)`));
        expect(finalOrigin(location)).toBe(shop.origin);
      }
    },
  );
});
