import { APP_CHECK_HEADER } from '@nargisus/domain/contract';
import { addresses } from '@nargisus/local-suite/launcher';
import { expect, test } from '../fixtures/shop-test.ts';

/* What the SDK and the API's calls send says that it is our app that asks; docs/adr/0013 says who looks at it. */
test('everything that is asked of data, accounts and the API carries the app’s token', async ({
  shopper,
  backstage,
}) => {
  const product = await backstage.product();
  const without: string[] = [];
  const asked = { firestore: 0, auth: 0, api: 0 };
  shopper.page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    const service =
      host === addresses.hosts.firestore
        ? 'firestore'
        : host === addresses.hosts.auth
          ? 'auth'
          : pathname.startsWith('/api/') && request.headers()['authorization'] !== undefined
            ? 'api'
            : undefined;
    if (!service || request.method() === 'OPTIONS' || pathname.includes('google.firestore.v1.Firestore'))
      return;
    asked[service] += 1;
    if (!request.headers()[APP_CHECK_HEADER.toLowerCase()]) without.push(`${request.method()} ${pathname}`);
  });

  await shopper.addsToCart(product._id);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
  await shopper.page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(shopper.page).toHaveURL(/payment\/success/);

  expect(without).toEqual([]);
  expect(
    Object.values(asked).every((times) => times > 0),
    JSON.stringify(asked),
  ).toBe(true);
});
