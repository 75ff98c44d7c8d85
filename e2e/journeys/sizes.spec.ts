import type { OrderItem } from '@nargisus/domain/orders';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedOrders } from '../fixtures/orders/checkout-steps.ts';

test('a shopper buys shoes in 42, which must be chosen, and a football, which has no sizes', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const shoes = await testData.product({ sizing: 'shoes', sizes: ['40', '41', '42', '43', '44'] });
  const football = await testData.product({ sizing: 'one-size', sizes: ['M'] });

  await shopper.opens(`/products/${shoes.id}`);
  const sizes = page.getByRole('group', { name: 'Size' });
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Please choose a size')).toBeVisible();
  await expect(sizes.getByRole('radio', { name: '40' })).toBeFocused();
  await shopper.addsToCart(shoes.id, { size: '42' });

  await shopper.opens(`/products/${football.id}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(sizes).toHaveCount(0);
  await shopper.addsToCart(football.id, { size: '' });

  await shopper.opensCart();
  const cart = page.getByRole('dialog');
  await expect(cart.getByText(/^Size 42/)).toBeVisible();
  await expect(cart.getByText(/^One size/)).toBeVisible();
  await cart.getByRole('link', { name: 'Checkout' }).click();
  await shopper.fillsAddress();
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
  const [order] = await storedOrders(testData, shopper.account.uid);
  const items = order!.items as OrderItem[];
  expect(items.map(({ size, sizing }) => [size, sizing]).sort()).toEqual([
    ['42', 'shoes'],
    ['M', 'one-size'],
  ]);
});

test('checkout names a size that the shop no longer has, and orders the rest', async ({
  shopper,
  testData,
}) => {
  const { page } = shopper;
  const [shoes, shirt] = [
    await testData.product({ sizing: 'shoes', sizes: ['41', '42'] }),
    await testData.product(),
  ];
  await shopper.addsToCart(shoes.id, { size: '42' });
  await shopper.addsToCart(shirt.id);
  await shopper.opens('/checkout');
  await shopper.fillsAddress();
  await testData.changeProduct(shoes.id, { sizes: ['41'] });
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(
    page.getByText(`${shoes.name} is not available in size 42. Please remove it to go on.`),
  ).toBeVisible();
  await page.getByRole('button', { name: `Remove ${shoes.name}` }).click();
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
});
