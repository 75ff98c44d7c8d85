import type { Page } from '@playwright/test';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { applyAppearance, untranslatedTexts } from '../fixtures/browser/appearance.ts';
import { expectPageQuality } from '../fixtures/assert/expect-page-quality.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storedTexts } from '../fixtures/data/stored-texts.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/* The shop has one rule for calls, which every new order follows: here no other test runs. */

test.beforeEach(({ testData }) => testData.db.doc('settings/calls').delete());
test.afterEach(({ testData }) => testData.db.doc('settings/calls').delete());

const BANGLA = { language: 'bn', scheme: 'dark' } as const;
/** The names of keys, in any language. */
const KEYS = ['(K)', '(J)', '(Esc)'];
const panel = (page: Page) => page.locator('[data-order-panel], section[aria-label="Order"]').first();
const row = (page: Page, { orderId }: PlacedOrder) =>
  page.getByRole('button', { name: `Open ${orderId} beside the list` });

/** Makes the rule that every cash order is called, on the screen. */
async function requiresCalls(page: Page): Promise<void> {
  await page.getByLabel('Calls before packing').selectOption('Always');
  await page.getByLabel('Calls without an answer').fill('২');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Nothing has been changed.')).toBeVisible();
}

async function ordersOf(testData: TestData, count: number): Promise<PlacedOrder[]> {
  const [buyer, product] = [await testData.account(), await testData.product()];
  const placed: PlacedOrder[] = [];
  for (let at = 0; at < count; at += 1) placed.push(await placeOrder(buyer, product));
  return placed;
}

test('staff require calls, and work through the queue with one press per order', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  await admin.opens('/dashboard/settings?section=calls');
  await page.getByLabel('Minutes until the next call').fill('2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Minutes until the next call: a whole number from 5 to 1440')).toBeVisible();
  await page.getByLabel('Minutes until the next call').fill('60');
  await requiresCalls(page);

  const [first, second, third] = (await ordersOf(testData, 3)) as [PlacedOrder, PlacedOrder, PlacedOrder];
  await page.goto('/dashboard/work?queue=to-call');
  await row(page, first).click();
  await expect(panel(page).getByText('To be called before packing')).toBeVisible();
  // The phone number of the three is one customer's, who may have ordered twice.
  const number = panel(page).getByRole('region', { name: 'This phone number' });
  await expect(number).toContainText('At least the third order on this number on that day.');
  await expect(number.getByRole('link', { name: /^Order of/ }).first()).toBeVisible();
  await expectPageQuality(page, async () => [...(await storedTexts(testData)), ...KEYS]);
  await panel(page).getByRole('button', { name: 'Confirmed' }).first().click();
  await expect(page.getByText('Waits to be packed')).toBeVisible();

  // The next order opens by itself.
  await expect(panel(page).getByRole('heading', { name: second.orderId })).toBeVisible();
  await panel(page).getByRole('button', { name: 'No answer' }).first().click();
  await expect(page.getByText(/^To be called again at \d\d:\d\d$/)).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: third.orderId })).toBeVisible();

  await panel(page).getByRole('button', { name: 'Another outcome' }).click();
  const dialog = page.getByRole('dialog', { name: third.orderId });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose the day of delivery')).toBeVisible();
  const day = addDays(dhakaDay(new Date()), 3);
  await dialog.getByLabel('Day of delivery').fill(day);
  await dialog.getByLabel('Note').fill('After the evening prayer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const stageOf = async ({ _id }: PlacedOrder) => {
    const desk = await testData.db.doc(`orderDesk/${_id}`).get();
    return [desk.get('stage'), desk.get('call'), desk.get('deliverOn')] as unknown[];
  };
  expect(await Promise.all([first, second, third].map(stageOf))).toEqual([
    ['to-pack', 'confirmed', null],
    ['to-call', 'required', null],
    ['to-pack', 'confirmed', day],
  ]);

  // The second call without an answer is the last one.
  await page.goto(`/dashboard/work?queue=to-call`);
  await row(page, second).click();
  await expect(panel(page).getByText('No answer', { exact: true }).last()).toBeVisible();
  await panel(page).getByRole('button', { name: 'No answer' }).first().click();
  await expect(page.getByText('Is in Problems now: nobody answered')).toBeVisible();
  expect(await stageOf(second)).toEqual(['problems', 'unreachable', null]);
});

test('a colleague who calls is named, and a call that they recorded is not overwritten', async ({
  admin,
  testData,
}) => {
  const { page } = admin;
  await testData.db
    .doc('settings/calls')
    .set({ version: 1, updatedAt: new Date(), updatedBy: 'a', values: { mode: 'require' } });
  const [order] = (await ordersOf(testData, 1)) as [PlacedOrder];
  const colleague = await testData.account('admin', 'Salma');
  const token = await tokenOf(colleague);
  await admin.opens(`/dashboard/orders/${order._id}`);
  const section = page.getByRole('region', { name: 'Calls' });
  await expect(section.getByRole('link', { name: /^Call 01/ })).toHaveAttribute('href', /^tel:01/);

  await call(`/api/orders/${order._id}/calling`, { method: 'PUT', token, body: {} });
  await expect(section.getByText(/is calling this customer/)).toBeVisible();
  await expect(section.getByRole('link', { name: 'Call all the same' })).toBeVisible();
  await applyAppearance(page, BANGLA);
  await expect(page.getByText(/এই ক্রেতাকে ফোন করছেন/)).toBeVisible();
  expect(await untranslatedTexts(page, () => storedTexts(testData))).toEqual([]);
  await applyAppearance(page, { language: 'en', scheme: 'light' });

  // A colleague is faster: their call is recorded while this one is on its way.
  const calls = `/api/orders/${order._id}/calls`;
  await page.route(`**${calls}`, async (route) => {
    const body = { outcome: 'no-answer', lastSeen: null };
    expect((await call(calls, { method: 'POST', token, body })).status).toBe(201);
    await route.continue();
  });
  await section.getByRole('button', { name: 'Confirmed' }).click();
  const error = page.getByRole('alertdialog', { name: 'Error!' });
  await expect(error).toContainText('A colleague has recorded a call in the meantime. Nothing was saved.');
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(section.getByText('No answer', { exact: true }).last()).toBeVisible();
});
