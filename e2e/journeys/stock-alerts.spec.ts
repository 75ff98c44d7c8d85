import type { Product } from '@nargisus/domain/catalogue';
import { APPEARANCES, applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

async function count(testData: TestData, { id }: Product, onHand: number, was: number | null) {
  const token = await tokenOf(await testData.account('admin'));
  const body = { onHand, was, reason: 'Shelf count' };
  expect((await call(`/api/stock/${id}_M/count`, { method: 'PUT', token, body })).status).toBe(200);
}

const SOLD_OUT: Partial<Product> = { availability: { L: { state: 'out' }, S: { state: 'out' } } };

test('a customer is mailed when a sold-out size is back, and the link opens it with the size chosen', async ({
  shopper,
  testData,
}) => {
  test.slow();
  const { page, account } = shopper;
  const product = await testData.product();
  await count(testData, product, 1, null);
  await placeOrder(await testData.account(), product);
  const availability = async () =>
    (await testData.db.doc(`products/${product.id}`).get()).get('availability.M.state') as string;
  await expect.poll(availability, { timeout: 60_000 }).toBe('out');

  await shopper.opens(`/products/${product.id}`);
  await expect(page.getByRole('radio', { name: 'M (sold out)' })).toBeDisabled();
  await waitForHydration(page);
  // One tap: it is the only size that is sold out.
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tell me when it is back' });
  await expect(sheet.getByText(`Size M: we will write to ${account.email} when it is back.`)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Tell me: Size M' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await mailbox.mailsTo(account.email)).toEqual([]);

  await count(testData, product, 3, 1);
  const mails = () => mailbox.mailsTo(account.email);
  await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1);
  const [mail] = await mails();
  expect(mail?.subject).toContain(product.name);
  const [link] = /\/products\/\S+/.exec(mail!.text!)!;
  await shopper.opens(link);
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeHidden();
  await shopper.opens('/user-profile#stock-alerts');
  await expect(page.getByText('You wait for nothing at the moment.')).toBeInViewport();
});

test('a customer asks in Bangla, and the mail begins in Bangla', async ({ shopper, testData }) => {
  test.slow();
  const { page, account } = shopper;
  const product = await testData.product({ nameBn: 'লিনেন পাঞ্জাবি', availability: { M: { state: 'out' } } });
  await shopper.opens(`/products/${product.id}`);
  await waitForHydration(page);
  await applyAppearance(page, APPEARANCES[1]!);
  await page.getByRole('button', { name: 'আবার এলে জানান' }).click();
  const sheet = page.getByRole('dialog', { name: 'আবার এলে জানান' });
  await expect(sheet.getByText(`সাইজ M: আবার এলে ${account.email} ঠিকানায় লিখব।`)).toBeVisible();

  await testData.db.doc(`products/${product.id}`).update({ availability: { M: { state: 'in' } } });
  await expect.poll(() => mailbox.mailsTo(account.email), { timeout: 60_000 }).toHaveLength(1);
  const [mail] = await mailbox.mailsTo(account.email);
  expect(mail?.subject).toContain(`Nargisus: ${product.nameBn} আবার`);
  await shopper.opens(/\/products\/\S+/.exec(mail!.text!)![0]);
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'কার্টে রাখুন' })).toBeVisible();
});

test('a guest chooses a size, signs in, and is back with the question answered', async ({
  guest,
  testData,
}) => {
  const { page } = guest;
  const product = await testData.product(SOLD_OUT);
  const { email, password } = await testData.account();
  await guest.opens(`/products/${product.id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await page.getByRole('button', { name: 'Tell me: Size L' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`/products/${product.id}?size=L&tell=L`);
  await expect(page.getByText(`Size L: we will write to ${email} when it is back.`)).toBeVisible();
});

test('a customer withdraws in the sheet and in the profile', async ({ shopper, testData }) => {
  const { page } = shopper;
  const product = await testData.product(SOLD_OUT);
  await shopper.opens(`/products/${product.id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  const sheet = page.getByRole('dialog');
  for (const size of ['S', 'L']) await sheet.getByRole('button', { name: `Tell me: Size ${size}` }).click();
  await expect(sheet.getByText(/^Size L: we will write/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Tell me: Size L' }).click();
  await expect(sheet.getByText('Size L: we will not write.')).toBeVisible();

  await shopper.opens('/user-profile#stock-alerts');
  await page.getByRole('button', { name: `Do not tell me: ${product.name}, Size S` }).click();
  await expect(page.getByText('You wait for nothing at the moment.')).toBeVisible();
});

test('an account whose address is not verified is led to its profile', async ({ guest, testData }) => {
  const { page } = guest;
  const product = await testData.product(SOLD_OUT);
  await guest.signsIn(await testData.account('user', 'Karim', { emailVerified: false }));
  await guest.opens(`/products/${product.id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page).toHaveURL('/user-profile');
});

test('staff see how many people wait for each sold-out size', async ({ admin, testData }) => {
  const { page } = admin;
  const product = await testData.product(SOLD_OUT);
  for (const sizes of [['S', 'L'], ['L']]) {
    const token = await tokenOf(await testData.account());
    for (const size of sizes)
      expect(
        (await call(`/api/me/stock-alerts/${product.id}_${size}`, { method: 'PUT', token })).status,
      ).toBe(200);
  }
  await admin.opens(`/dashboard/stock?q=${product.id}`);
  const stock = page.getByRole('region', { name: product.name });
  await expect(stock).toContainText('Waiting for a mail: S: 1 · L: 2');
});
