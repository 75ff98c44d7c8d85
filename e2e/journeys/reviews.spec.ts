import { APPEARANCES, applyAppearance } from '../fixtures/browser/appearance.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

const BANGLA = APPEARANCES.find(({ language }) => language === 'bn')!;

test('a customer reviews what arrived, staff publish and answer it, and the product page shows it', async ({
  shopper,
  admin,
  guest,
  testData,
}) => {
  test.slow();
  const product = await testData.product();
  const order = await placeOrder(shopper.account, product);
  const stored = testData.db.doc(`orders/${order._id}`);
  const { page } = shopper;
  await shopper.opens(`/orders/${order.orderId}`);
  await expect(page.getByText('We have your order')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Write a review/ })).toBeHidden();

  await stored.update({ orderStatus: 'delivered', deliveryStatus: 'delivered' });
  await page.getByRole('button', { name: `Write a review: ${product.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('Please choose one to five stars')).toBeVisible();
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await dialog.getByLabel(/^Your experience/).fill('নরম কাপড়। <b>Fits well</b>');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Waiting for the shop to check it')).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit your review: ${product.name}` })).toBeVisible();

  const staff = admin.page;
  await admin.opens('/dashboard/reviews');
  const review = staff.getByRole('article', { name: product.name });
  await expect(review).toContainText('নরম কাপড়। <b>Fits well</b>');
  await review.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('The review is published')).toBeVisible();
  await expect(review).toBeHidden();
  await staff.getByText('Published', { exact: true }).click();
  await review.getByRole('button', { name: 'Answer' }).click();
  await staff.getByRole('dialog').getByLabel('Your answer').fill('Thank you, Rahima');
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(review).toContainText('Thank you, Rahima');

  const visitor = guest.page;
  await guest.opens(`/products/${product.id}`);
  await expect(visitor.getByRole('img', { name: '4.0 out of 5 stars, reviews: 1' }).first()).toBeVisible();
  const shown = visitor.getByRole('region', { name: 'Reviews' }).getByRole('article');
  await expect(shown).toContainText('নরম কাপড়। <b>Fits well</b>');
  await expect(shown).toContainText('Thank you, Rahima');
});

test('a customer reviews in Bangla, and a Bangla page shows review and answer', async ({
  shopper,
  guest,
  testData,
}) => {
  test.slow();
  const product = await testData.product({ nameBn: 'লিনেন পাঞ্জাবি' });
  const order = await placeOrder(shopper.account, product);
  await testData.db
    .doc(`orders/${order._id}`)
    .update({ orderStatus: 'delivered', deliveryStatus: 'delivered' });
  const { page } = shopper;
  await shopper.opens(`/orders/${order.orderId}`);
  await applyAppearance(page, BANGLA);
  await page.getByRole('button', { name: /^রিভিউ লিখুন: / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'রিভিউ পাঠান' }).click();
  await expect(dialog.getByText('এক থেকে পাঁচটি তারা দিন')).toBeVisible();
  await dialog.getByRole('radio', { name: '৫টি তারা' }).check({ force: true });
  await dialog.getByLabel(/^আপনার অভিজ্ঞতা/).fill('কাপড় নরম, মাপ ঠিক।');
  await dialog.getByRole('button', { name: 'রিভিউ পাঠান' }).click();
  await expect(page.getByText('দোকান এখনো দেখেনি')).toBeVisible();

  const [review] = (await testData.db.collection('reviews').where('orderId', '==', order._id).get()).docs;
  const token = await tokenOf(await testData.account('admin'));
  const put = (path: string, body: object) =>
    call(`/api/reviews/${review!.id}/${path}`, { method: 'PUT', token, body });
  expect((await put('status', { status: { from: 'pending', to: 'approved' } })).status).toBe(200);
  expect((await put('answer', { answer: { from: '', to: 'ধন্যবাদ' } })).status).toBe(200);

  const visitor = guest.page;
  await guest.opens(`/products/${product.id}`);
  await applyAppearance(visitor, BANGLA);
  const shown = visitor.getByRole('region', { name: 'রিভিউ' }).getByRole('article');
  await expect(shown).toContainText('কাপড় নরম, মাপ ঠিক।');
  await expect(shown).toContainText('দোকানের উত্তর');
  await expect(shown).toContainText('পণ্যটি হাতে পেয়েছেন');
});
