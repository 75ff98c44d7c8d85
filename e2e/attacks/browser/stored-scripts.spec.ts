import type { Page } from '@playwright/test';
import { calls, type Call } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { call, tokenOf } from '../../fixtures/network/api-client.ts';
import { deliver } from '../../fixtures/orders/deliver.ts';
import { payWithoutOrder, placeOrder, placePaidOrder } from '../../fixtures/orders/place-order.ts';
import { rememberSession } from '../../fixtures/accounts/remember-session.ts';
import { ADDRESS, newIdempotencyKey } from '../../fixtures/orders/drafts.ts';
import { importStatement } from '../../fixtures/orders/statements.ts';
import { expect, test } from '../../fixtures/browser/shop-test.ts';

/*
 * Markup as text in every field that customers or staff can write. If a page interpreted it, the script would set a global, or the
 * Content-Security-Policy would report it on the console, which every test watches.
 */
const HOSTILE = `</script><script>hacked=1</script>"'><img src=x onerror=hacked=1>`;

/**
 * The fields that accept such a text, by call. Each is shown on one of the pages below, except the cart's owner, which is only
 * compared, and the fields that the gateway and the courier post.
 */
const PRODUCT_TEXTS = ['fabric', 'fit', 'care'].flatMap((field) => [field, `${field}Bn`]);
const TAKES_MARKUP: Record<string, string[]> = {
  addToCart: ['userId', 'userEmail'],
  newUser: ['name'],
  updateUser: ['name'],
  updateMe: ['name'],
  addMyAddress: ['recipientName', 'city', 'district', 'address', 'landmark'],
  changeMyAddress: ['recipientName', 'city', 'district', 'address', 'landmark'],
  // Compared with the account's email and not stored.
  changePersonRole: ['email'],
  changePersonRights: ['email'],
  addProduct: ['name', 'nameBn', 'description', 'descriptionBn', ...PRODUCT_TEXTS],
  updateProduct: ['name', 'nameBn', 'description', 'descriptionBn', ...PRODUCT_TEXTS],
  addCollection: ['description', 'descriptionBn'],
  placeOrder: ['recipientName', 'city', 'district', 'address', 'landmark'],
  takeOrder: ['recipientName', 'city', 'district', 'address', 'landmark'],
  startPayment: ['recipientName', 'city', 'district', 'address', 'landmark'],
  assignDelivery: ['deliveryPersonName', 'deliveryNotes'],
  shipOrder: ['trackingInfo'],
  deliverOrder: ['deliveryNotes'],
  deliverInPart: ['reason'],
  setOrderStatus: ['deliveryNotes', 'deliveryAssignedTo', 'trackingInfo', 'note'],
  addStaffNote: ['text'],
  recordCall: ['note'],
  decidePhone: ['reason'],
  addPhoneNote: ['text'],
  withdrawParcel: ['reason'],
  importStatement: ['file'],
  decideSettlementRow: ['note'],
  handInCash: ['note'],
  addVoucher: ['description', 'descriptionBn'],
  refundPayment: ['byHand'],
  refundPart: ['reason'],
  recordPayment: ['note'],
  recordManualRefund: ['note'],
  reversePayment: ['reason'],
  cancelOrder: ['reason'],
  // Only sent to Meta.
  reportConversion: ['userAgent'],
  writeReview: ['text'],
  requestReturn: ['text'],
  decideReturn: ['answer'],
  // In the history of a size, which no page shows.
  countStock: ['reason'],
  stopStock: ['reason'],
};

interface ObjectSchema {
  readonly shape: Record<string, NonNullable<Call['body']>>;
}

test('the list of fields that take markup is complete', { tag: '@desktop' }, () => {
  const found = Object.entries<Call>(calls).flatMap(([name, { body, form, signed }]) => {
    if (!body || form || signed) return [];
    // An optional body holds its object in `def.innerType`.
    const { def, shape: own } = body as unknown as { def: { innerType?: ObjectSchema } } & ObjectSchema;
    const shape = def.innerType?.shape ?? own;
    const fields = Object.keys(shape).filter((field) => shape[field]!.safeParse(HOSTILE).success);
    return fields.length > 0 ? [[name, fields.toSorted()] as const] : [];
  });
  const listed = Object.entries(TAKES_MARKUP).map(([name, fields]) => [name, fields.toSorted()] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

async function expectPlainText(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      // On a laptop the order's page hides the button that calls the recipient.
      await expect(page.getByText(HOSTILE).filter({ visible: true }).first()).toBeVisible();
      await expectNothingRan(page);
    });
  }
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
}

test(
  'user input is rendered as text on every page, for customers and for staff',
  { tag: '@desktop' },
  async ({ guest: shopper, admin, testData }) => {
    test.slow(); // two browsers, a dozen pages
    const token = await tokenOf(admin.account);
    const staff = async (method: string, path: string, body: object) => {
      expect((await call(path, { method, token, body })).body.success, path).toBe(true);
    };
    const facts = Object.fromEntries(PRODUCT_TEXTS.map((field) => [field, HOSTILE]));
    const texts = { description: HOSTILE, nameBn: HOSTILE, descriptionBn: HOSTILE, ...facts };
    const product = await testData.product({ name: `${HOSTILE} tea`, ...texts, price: taka(99) });
    const author = await testData.account('user', HOSTILE);
    await rememberSession(shopper.page, author);
    const address = {
      recipientName: HOSTILE,
      address: HOSTILE,
      city: HOSTILE,
      district: HOSTILE,
      landmark: HOSTILE,
    };
    const { _id, orderId } = await placeOrder(author, product, address);
    await placeOrder(author, product, address); // stays pending, while the first is shipped
    await staff('POST', `/api/orders/${_id}/calls`, { outcome: 'confirmed', note: HOSTILE, lastSeen: null });
    await staff('PUT', `/api/delivery/assign/${_id}`, {
      deliveryPersonName: HOSTILE,
      deliveryNotes: HOSTILE,
    });
    await staff('PUT', `/api/delivery/ship/${_id}`, { trackingInfo: HOSTILE });
    await staff('PUT', `/api/delivery/status/${_id}`, { note: HOSTILE, trackingInfo: HOSTILE });
    await staff('POST', `/api/orders/${_id}/notes`, { text: HOSTILE });
    const unfulfilled = await payWithoutOrder(author, testData);
    await staff('POST', `/api/payments/${unfulfilled}/refund`, { byHand: HOSTILE });
    const paid = await placePaidOrder(author, product, testData);
    const refund = await call(`/api/orders/${paid._id}/refunds`, {
      method: 'POST',
      token,
      headers: newIdempotencyKey(),
      body: { amount: 10, reason: HOSTILE },
    });
    expect(refund.body.success).toBe(true);
    const byHand = await placeOrder(author, product, address);
    const manual = await call(`/api/orders/${byHand._id}/payments`, {
      method: 'POST',
      token,
      headers: newIdempotencyKey(),
      body: { method: 'bank', amount: 10, reference: `FT ${byHand.orderId}`, note: HOSTILE },
    });
    expect(manual.body.success).toBe(true);
    const kept = await placePaidOrder(author, product, testData);
    await staff('POST', `/api/orders/${kept._id}/cancel`, { payment: 'keep', reason: HOSTILE });
    const received = await placeOrder(author, product, address);
    await deliver(received, token);
    const review = await call('/api/reviews', {
      method: 'POST',
      token: await tokenOf(author),
      body: { orderId: received._id, productId: product.id, size: 'M', stars: 5, text: HOSTILE },
    });
    expect(review.status).toBe(201);
    const asked = await call('/api/returns', {
      method: 'POST',
      token: await tokenOf(author),
      body: {
        orderId: received._id,
        lines: [{ productId: product.id, size: 'M', quantity: 1 }],
        reason: 'other',
        text: HOSTILE,
      },
    });
    expect(asked.status).toBe(201);
    const { _id: returnId } = asked.body.data as unknown as { _id: string };
    await staff('PUT', `/api/returns/${returnId}/status`, {
      status: { from: 'open', to: 'declined' },
      answer: HOSTILE,
    });
    const saved = await call('/api/me/addresses', {
      method: 'POST',
      token: await tokenOf(author),
      body: { ...ADDRESS, ...address },
    });
    expect(saved.status).toBe(201);
    const quoted = `"${HOSTILE.replaceAll('"', '""')}"`;
    const statement = await importStatement(testData.db, token, `${quoted},10,0,`);
    await staff('POST', `/api/settlements/${statement}/rows/0001`, { choice: 'dispute', note: HOSTILE });
    const encoded = encodeURIComponent(HOSTILE);

    await expectPlainText(shopper.page, [
      `/products/${product.id}`,
      '/user-profile',
      '/orders',
      `/orders/${_id}`,
      `/orders/${received._id}`,
    ]);
    const collection = `hostile-${author.uid.slice(0, 8).toLowerCase()}`;
    await staff('POST', '/api/staff-collections', {
      ...{ id: collection, name: 'Tea', nameBn: 'চা', description: HOSTILE, descriptionBn: HOSTILE },
      ...{ image: '/pictures/category-men-640.webp', isVisible: true },
      membership: { by: 'hand', products: [product.id] },
    });
    await expectPlainText(shopper.page, [`/category/${collection}`]);
    // Right away, so that other tests do not meet it.
    expect((await call(`/api/staff-collections/${collection}`, { method: 'DELETE', token })).status).toBe(
      200,
    );
    await shopper.opens(`/products?q=${encoded}`);
    await expect(shopper.page.getByRole('combobox', { name: 'Search products' })).toHaveValue(HOSTILE);
    await expectNothingRan(shopper.page);
    await shopper.opens(`/payment/failed?tran_id=${encoded}&error=${encoded}`);
    await expect(shopper.page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
    await expectNothingRan(shopper.page);
    await shopper.addsToCart(product.id);
    await shopper.opensCart();
    await expect(shopper.page.getByRole('dialog').getByText(HOSTILE)).toBeVisible();
    await expectPlainText(shopper.page, ['/checkout']);
    const code = `HOSTILE-${author.uid.slice(0, 8).toUpperCase()}`;
    await staff('POST', '/api/vouchers', {
      ...{ code, name: '', nameBn: '', description: HOSTILE, descriptionBn: HOSTILE, isActive: true },
      ...{ benefit: { kind: 'amount', amount: 10 }, minimum: 0, startsOn: null, endsOn: null },
      ...{ limitInAll: null, limitPerPerson: null, firstOrderOnly: false, categories: [], collections: [] },
    });
    const voucher = shopper.page.getByRole('region', { name: 'Voucher' });
    await voucher.getByRole('textbox').fill(code);
    await voucher.getByRole('button', { name: 'Apply' }).click();
    await expect(voucher.getByText(HOSTILE)).toBeVisible();
    await expectNothingRan(shopper.page);
    await admin.opens('/dashboard/reviews');
    await expect(admin.page.getByText(HOSTILE).first()).toBeVisible();
    const { _id: reviewId } = review.body.data as unknown as { _id: string };
    await staff('PUT', `/api/reviews/${reviewId}/status`, { status: { from: 'pending', to: 'approved' } });
    await expectPlainText(shopper.page, [`/products/${product.id}`]);
    await expectPlainText(admin.page, [
      `/dashboard/settlements/${statement}`,
      `/dashboard/orders?q=${orderId}`,
      `/dashboard/orders/${_id}`,
      `/dashboard/orders/${paid._id}`,
      `/dashboard/orders/${kept._id}`,
      `/dashboard/orders/${byHand._id}`,
      '/dashboard/reviews?status=approved',
      '/dashboard/returns?status=declined',
      '/dashboard/delivery',
      '/dashboard/products',
      '/dashboard/customers',
      '/dashboard/reports',
      `/update-products/${product.id}`,
    ]);
  },
);
