import type { Locator, Page, Request, Response } from '@playwright/test';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { storeSettings } from '../fixtures/data/store-settings.ts';
import type { TestData } from '../fixtures/data/test-data.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { courier, stopCourier, useCourier } from '../fixtures/orders/courier.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';
import { countSize } from '../fixtures/orders/staff-calls.ts';
import { runScript } from '../soak/run-script.ts';

/*
 * Two members of staff work through the same queues side by side, each in a browser: they call, edit and book at random. What one
 * of them did is refused to the other, and never done twice or lost. TWO_STAFF_MINUTES=10 is the long run.
 */
const MINUTES = Number(process.env.TWO_STAFF_MINUTES ?? 2);
/** Enough to be called, edited and booked until the end. */
const ORDERS = 10 + Math.ceil(MINUTES) * 10;
const ORDER_OF_CALL = /orders\/([^/]+)\/calls$/;
/** How long a page may take to load: the test is about what two people do to each other, not about speed. */
const LOADED = { timeout: 60_000 };
/** Both take from the top of a queue, so that they meet. */
const FROM_TOP = 3;

interface Done {
  /** Calls that were recorded as confirmed, by the id of the order. */
  readonly confirmed: string[];
  /** Pieces that saved edits added, by the id of the order. */
  readonly added: Map<string, number>;
  /** What was refused: evidence that the two met. */
  refused: number;
}

interface Staff {
  readonly page: Page;
  /** Waits until every call of the page is answered. */
  readonly answered: () => Promise<void>;
  readonly done: Done;
}

test.afterEach(async ({ testData: { db } }) => {
  await stopCourier(db);
  await db.doc('settings/calls').delete();
});

test(`two members of staff work side by side for ${MINUTES} minutes`, async ({
  browser,
  baseURL,
  contextOptions,
  testData,
}) => {
  test.setTimeout((MINUTES * 2 + 4) * 60_000);
  const { db } = testData;
  await useCourier(db);
  await storeSettings(db, 'calls', { mode: 'require' });
  const accounts = [await testData.account('admin', 'Parveen'), await testData.account('admin', 'Salma')];
  const product = await testData.product();
  await countSize(await tokenOf(accounts[0]!), product.id, 1_000);
  const buyer = await testData.account();
  const orders: PlacedOrder[] = [];
  for (let at = 0; at < ORDERS; at += 1) {
    const recipientPhone = `019${String(30_000_000 + at)}`;
    orders.push(await placeOrder(buyer, product, { recipientPhone }));
  }

  const until = Date.now() + MINUTES * 60_000;
  const staff = await Promise.all(
    accounts.map(async (account): Promise<Staff> => {
      const page = await (await browser.newContext({ ...contextOptions, baseURL })).newPage();
      await rememberSession(page, account);
      const done: Done = { confirmed: [], added: new Map(), refused: 0 };
      return { page, done, answered: countCalls(page, done) };
    }),
  );
  await Promise.all(
    staff.map(async (it) => {
      while (Date.now() < until) await takeStep(it, orders, product.name);
    }),
  );

  const refused = staff.reduce((sum, { done }) => sum + done.refused, 0);
  const confirmed = staff.flatMap(({ done }) => done.confirmed);
  const added = (order: PlacedOrder) =>
    staff.reduce((sum, { done }) => sum + (done.added.get(order._id) ?? 0), 0);
  const edits = orders.reduce((sum, order) => sum + added(order), 0);
  console.info(`${confirmed.length} calls, ${edits} edits, ${refused} refusals.`);

  // No order was called twice, and no edit was lost.
  expect(new Set(confirmed).size).toBe(confirmed.length);
  for (const order of orders) {
    const [stored, desk] = await db.getAll(db.doc(`orders/${order._id}`), db.doc(`orderDesk/${order._id}`));
    const calls = (desk!.get('calls') as { outcome: string }[]).filter((it) => it.outcome === 'confirmed');
    expect(calls.length, order.orderId).toBe(confirmed.filter((it) => it === order._id).length);
    const [line] = stored!.get('items') as { quantity: number }[];
    expect(line?.quantity, order.orderId).toBe(1 + added(order));
  }
  await expectOneParcelEach(testData, orders);
  for (const script of ['rebuild-counters', 'rebuild-stock'] as const)
    expect(await runScript(script, '--check')).toMatchObject({ ok: true });
});

/** Takes one random step, as a person does: a question that is refused is read and closed. */
async function takeStep(staff: Staff, orders: readonly PlacedOrder[], product: string): Promise<void> {
  const dice = Math.random();
  if (dice < 0.5) await callFromTop(staff);
  else if (dice < 0.8) await addPiece(staff, orders[Math.floor(Math.random() * orders.length)]!, product);
  else await bookFromTop(staff);
}

/** Records a call of one of the first orders in the queue as confirmed. */
async function callFromTop({ page, answered }: Staff): Promise<void> {
  await page.goto('/dashboard/work?queue=to-call');
  const open = page.getByRole('button', { name: /^Open ORD-.* beside the list$/ });
  await expect(open.first().or(page.getByText('Nothing waits here.'))).toBeVisible(LOADED);
  const waiting = Math.min(await open.count(), FROM_TOP);
  if (waiting === 0) return;
  const row = open.nth(Math.floor(Math.random() * waiting));
  // A colleague may have taken the row away.
  if (!(await pressed(row))) return;
  const panel = page.locator('section[aria-label="Order"]');
  const asked = page.waitForRequest(ORDER_OF_CALL, { timeout: 5_000 }).catch(() => undefined);
  await pressed(panel.getByRole('button', { name: 'Confirmed' }).first());
  await asked;
  await answered();
}

/** Adds a piece to an order, unless it can no longer be edited. */
async function addPiece({ page, done }: Staff, order: PlacedOrder, product: string): Promise<void> {
  await page.goto(`/dashboard/orders/${order._id}`);
  await expect(page.getByRole('heading', { name: order.orderId })).toBeVisible(LOADED);
  const edit = page.getByRole('button', { name: 'Edit order' });
  if (!(await edit.isVisible())) return;
  await edit.click();
  const dialog = page.getByRole('dialog', { name: `Edit ${order.orderId}` });
  await dialog.getByRole('button', { name: `Increase quantity of ${product}` }).click();
  await dialog.getByRole('button', { name: 'Show the new total' }).click();
  const save = dialog.getByRole('button', { name: /^Save for ৳/ });
  const message = page.getByRole('alertdialog');
  await expect(save.or(message)).toBeVisible(LOADED);
  if (await save.isVisible()) {
    await save.click();
    await expect(message).toBeVisible(LOADED);
  }
  const isSaved = await page.getByRole('alertdialog', { name: 'Success!' }).isVisible();
  if (isSaved) done.added.set(order._id, (done.added.get(order._id) ?? 0) + 1);
  else done.refused += 1;
}

/** Books the first orders that wait to be packed. */
async function bookFromTop({ page, done }: Staff): Promise<void> {
  await page.goto('/dashboard/work?queue=to-pack');
  const open = page.getByRole('button', { name: /^Open ORD-.* beside the list$/ });
  await expect(open.first().or(page.getByText('Nothing waits here.'))).toBeVisible(LOADED);
  // The first checkbox is that of all rows.
  if (!(await pressed(page.getByRole('checkbox').nth(1)))) return;
  const isBooking = (it: Response) => it.request().method() === 'POST' && it.url().includes('/parcels');
  const answer = page.waitForResponse(isBooking, { timeout: 15_000 }).catch(() => undefined);
  const button = page.getByRole('button', { name: 'Book with Steadfast' });
  const [response] = await Promise.all([answer, pressed(button)]);
  const { data = [] } = ((await response?.json()) ?? {}) as { data?: { error: object | null }[] };
  done.refused += data.filter(({ error }) => error !== null).length;
}

/**
 * Counts what the calls of a page are answered, however long that takes: also one that is repeated, and that of a click which Playwright
 * gave up on after it was made. Returns a function that waits until none is open.
 */
function countCalls(page: Page, done: Done): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (it) => it.method() === 'POST' && ORDER_OF_CALL.test(it.url()) && open.add(it));
  page.on('requestfinished', async (it) => {
    if (!open.has(it)) return;
    const status = (await it.response())?.status();
    if (status === 201) done.confirmed.push(ORDER_OF_CALL.exec(it.url())![1]!);
    if (status === 409) done.refused += 1;
    open.delete(it);
  });
  page.on('requestfailed', (it) => open.delete(it));
  return () => expect.poll(() => open.size, LOADED).toBe(0);
}

/** Presses a button that may disappear at any moment; returns whether it was there. */
async function pressed(button: Locator): Promise<boolean> {
  return button.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

async function expectOneParcelEach({ db }: TestData, orders: readonly PlacedOrder[]): Promise<void> {
  const { docs } = await db.collection('parcels').get();
  const numbers = new Set(orders.map(({ _id }) => _id));
  const parcels = docs.filter((it) => numbers.has(it.get('order') as string));
  expect(new Set(parcels.map((it) => it.get('order') as string)).size).toBe(parcels.length);
  const waiting = async () => {
    const states = await Promise.all(
      parcels.map(async ({ ref }) => (await ref.get()).get('state') as string),
    );
    return states.filter((it) => it !== 'booked').length;
  };
  await expect.poll(waiting, { timeout: 90_000 }).toBe(0);
  const invoices = (await courier.parcels()).map(({ invoice }) => invoice);
  expect(new Set(invoices).size).toBe(invoices.length);
  console.info(`${parcels.length} parcels.`);
}
