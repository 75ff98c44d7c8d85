import { APP_CHECK_HEADER } from '@nargisus/domain/contract';
import { addresses } from '@nargisus/local-suite/launcher';
import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures/browser/shop-test.ts';

type Service = 'firestore' | 'auth' | 'api';

/** Returns the protected service of a request; undefined also for Firestore's channels, which carry headers in their body. */
function serviceOf(request: Request): Service | undefined {
  const { host, pathname } = new URL(request.url());
  if (host === addresses.hosts.auth) return 'auth';
  if (host === addresses.hosts.firestore) return pathname.includes('v1.Firestore') ? undefined : 'firestore';
  return pathname.startsWith('/api/') && request.headers()['authorization'] ? 'api' : undefined;
}

/* docs/adr/0013 says which services verify the token. */
test('every request to Firestore, Auth and the API carries the App Check token', async ({
  shopper,
  testData,
}) => {
  const product = await testData.product();
  const without: string[] = [];
  const requests: Record<Service, number> = { firestore: 0, auth: 0, api: 0 };
  shopper.page.on('request', (request) => {
    const service = serviceOf(request);
    if (!service || request.method() === 'OPTIONS') return;
    requests[service] += 1;
    if (!request.headers()[APP_CHECK_HEADER.toLowerCase()])
      without.push(`${request.method()} ${request.url()}`);
  });

  await shopper.addsToCart(product._id);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
  await shopper.page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(shopper.page).toHaveURL(/payment\/success/);

  expect(without).toEqual([]);
  expect(
    Object.values(requests).every((count) => count > 0),
    JSON.stringify(requests),
  ).toBe(true);
});
