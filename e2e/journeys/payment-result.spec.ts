import { expect, test } from '../fixtures/browser/shop-test.ts';

/* The result pages of a payment, which any visitor with the URL can open. */

test('a processed payment shows its ids and links to the next steps', async ({ guest }) => {
  const { page } = guest;
  await guest.opens('/payment/success?tran_id=NG12&order_id=ORD-20261120-ACDEF');
  await expect(page.getByText('Processing your payment')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('ORD-20261120-ACDEF')).toBeVisible();
  await expect(page.getByText('NG12')).toBeVisible();
  const main = page.getByRole('main');
  for (const to of ['/user-profile', '/products', '/'])
    await expect(main.locator(`a[href="${to}"]`)).toBeVisible();
});

for (const [error, text] of [
  ['payment_failed', 'Your payment could not be processed. Please try again.'],
  ['validation_failed', 'Payment validation failed. Please contact support.'],
  ['order_creation_failed', 'Payment successful but order creation failed. Please contact support.'],
  ['payment_data_not_found', 'Payment data not found. Please try again.'],
  ['server_error', 'Server error occurred. Please try again later.'],
  ['<b>anything</b>', 'Payment failed. Please try again.'],
] as const) {
  test(`a failed payment shows its reason: ${error}`, async ({ guest }) => {
    await guest.opens(`/payment/failed?tran_id=NG12&error=${encodeURIComponent(error)}`);
    await expect(guest.page.getByText(text, { exact: true })).toBeVisible();
    const main = guest.page.getByRole('main');
    for (const to of ['/checkout', '/products', '/'])
      await expect(main.locator(`a[href="${to}"]`)).toBeVisible();
  });
}

test('text injected into the URL is not displayed', async ({ guest }) => {
  const { page } = guest;
  const text = 'Call 01700000000 to get your money back';
  for (const path of ['success', 'failed', 'cancelled']) {
    await guest.opens(
      `/payment/${path}?${new URLSearchParams({ tran_id: text, order_id: text, error: text })}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  }
});
