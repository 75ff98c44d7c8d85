import { addresses } from '@nargisus/local-suite/launcher';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';

/*
 * A link that begins with our address and ends somewhere else would carry our good name there. No page takes a destination
 * from its address (web/src/app/guards/only-signed-out.test.tsx); here is what servers send as Location.
 */
const shop = new URL(addresses.shop);

/** As it is written: fetch would tidy the path. */
function locationOf(
  path: string,
  { headers, form }: { headers?: Record<string, string>; form?: string } = {},
) {
  return new Promise<string | undefined>((resolve, reject) => {
    const asked = request(
      { host: shop.hostname, port: shop.port, path, method: form === undefined ? 'GET' : 'POST', headers },
      (response) => {
        response.resume();
        resolve(response.headers.location);
      },
    );
    asked.on('error', reject).end(form);
  });
}

/** Where a browser would be afterwards. */
const ends = (location: string | undefined) => new URL(location ?? '/', shop).origin;

test('Hosting normalizes paths, as the tests below assume', async () => {
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
])('%s leads nowhere else', async (path) => {
  expect(ends(await locationOf(path))).toBe(shop.origin);
});

describe('the way back from the gateway', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each(['success', 'fail', 'cancel'])(
    '%s leads to the shop, whatever is posted and whoever is asked',
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
        expect(ends(location)).toBe(shop.origin);
      }
    },
  );
});
