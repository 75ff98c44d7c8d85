import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { startGateway, type RunningGateway } from './gateway.ts';

/**
 * The page as a buyer sees it: a real browser, the shop by IP address and the gateway by name, so two sites.
 */
const STORE = { id: 'nargisus_local', password: 'nargisus_local@ssl', name: 'Nargisus' };

let gateway: RunningGateway;
let base: string;
let shop: Server;
let shopUrl: string;
let posts: {
  path: string;
  cookie: string | undefined;
  origin: string | undefined;
  fields: Record<string, string>;
}[] = [];
let browser: Browser;

beforeAll(async () => {
  gateway = await startGateway({ port: 0, host: '127.0.0.1', stores: [STORE] });
  base = `http://localhost:${gateway.port}`;
  shop = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
});
beforeEach(() => void (posts = []));
afterAll(async () => {
  await browser.close();
  await gateway.close();
  shop.close();
});

/** Returns the deployed site's policy, through which the way to the gateway and back must lead. */
function deployedPolicy(): string {
  const { hosting } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../firebase.json'), 'utf8'),
  );
  const all = (hosting.headers as { headers: { key: string; value: string }[] }[]).flatMap(
    ({ headers }) => headers,
  );
  return all.find(({ key }) => key === 'Content-Security-Policy')!.value;
}

/** Answers as a shop whose pages set a cookie, and whose callbacks redirect with 303. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': deployedPolicy(),
      'set-cookie': 'session=buyer; SameSite=Lax; Path=/',
    };
    response.writeHead(200, headers).end(`<title>shop ${request.url}</title>`);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { cookie, origin } = request.headers;
  const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
  posts.push({ path: request.url!, cookie, origin, fields });
  response.writeHead(303, { location: `/after${request.url}` }).end();
}

let attempts = 0;

/** Opens the shop, then the gateway's page. */
async function openPaymentPage(faults: object = {}): Promise<{ page: Page; tranId: string }> {
  const tranId = `P-${(attempts += 1)}`;
  const request = {
    ...{ store_id: STORE.id, store_passwd: STORE.password, total_amount: '125000.50', currency: 'BDT' },
    ...{ tran_id: tranId, success_url: `${shopUrl}/success`, fail_url: `${shopUrl}/fail` },
    ...{ cancel_url: `${shopUrl}/cancel`, product_name: 'জামদানি পাঞ্জাবি', product_category: 'fashion' },
    ...{ product_profile: 'physical-goods', cus_name: 'রফিকুল ইসলাম', cus_email: 'rafiq@example.test' },
    ...{ cus_add1: 'House 1', cus_city: 'Dhaka', cus_postcode: '1205', cus_country: 'Bangladesh' },
    ...{ ship_name: 'Rafiq', ship_add1: 'House 1', ship_city: 'Dhaka', ship_postcode: '1205' },
    ...{
      ship_country: 'Bangladesh',
      cus_phone: '01711111111',
      shipping_method: 'Courier',
      num_of_item: '1',
      value_a: '"quoted" & <b>',
    },
  };
  await fetch(`${base}/simulator/faults/${tranId}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(faults),
  });
  const session = await fetch(`${base}/gwprocess/v4/api.php`, {
    method: 'POST',
    body: new URLSearchParams(request),
  });
  const { GatewayPageURL } = (await session.json()) as { GatewayPageURL: string };
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${shopUrl}/checkout`);
  await page.evaluate(`location.assign(${JSON.stringify(GatewayPageURL)})`);
  await page.waitForURL(GatewayPageURL);
  return { page, tranId };
}

describe('each button and its destination', () => {
  test.each([
    ['Pay ৳1,25,000.50 by card', 'success', 'VALID'],
    ['Pay by bKash', 'success', 'VALID'],
    ['Pay but risky', 'success', 'VALID'],
    ['Fail (bad expiry)', 'fail', 'FAILED'],
    ['Cancel', 'cancel', 'CANCELLED'],
  ])('%s: returns to the shop by a cross-site POST without cookies', async (button, path, status) => {
    const { page, tranId } = await openPaymentPage();
    expect(await page.context().cookies(shopUrl)).toMatchObject([{ name: 'session' }]);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.waitForURL(`${shopUrl}/after/${path}`);
    expect(posts).toMatchObject([
      { path: `/${path}`, origin: base, fields: { status, tran_id: tranId, value_a: '"quoted" & <b>' } },
    ]);
    expect(posts[0]!.cookie).toBeUndefined();
    await page.close();
  });

  test('Close without choosing: does not leave the page', async () => {
    const { page } = await openPaymentPage();
    await page.getByRole('button', { name: 'Close without choosing' }).click();
    await page.getByText('UNATTEMPTED').waitFor();
    expect(posts).toEqual([]);
    await page.close();
  });

  test('both-twice: posts the same form twice', async () => {
    const { page } = await openPaymentPage({ delivery: 'both-twice' });
    await page.getByRole('button', { name: 'Pay by bKash' }).click();
    await page.waitForURL(`${shopUrl}/after/success`);
    expect(posts).toHaveLength(2);
    expect(posts[0]!.fields).toEqual(posts[1]!.fields);
    await page.close();
  });

  test('ipn-only: pays and stays on the page', async () => {
    const { page } = await openPaymentPage({ delivery: 'ipn-only' });
    await page.getByRole('button', { name: 'Pay by bKash' }).click();
    await page.getByText('This payment has been made').waitFor();
    expect(posts).toEqual([]);
    await page.close();
  });
});

test('explains a rejected card at its field and focuses it', async () => {
  const { page } = await openPaymentPage();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.getByRole('button', { name: /by card/ }).click();
  const field = page.getByLabel('Card number');
  await page.getByText('The sandbox takes only the test card').waitFor();
  expect(await field.getAttribute('aria-describedby')).toBe('number-wrong');
  expect(await page.locator(':focus').getAttribute('name')).toBe('number');
  expect(posts).toEqual([]);
  await page.close();
});

test.each([360, 768, 1280])(
  'fits %i px without overflow, with every control large enough for a finger',
  async (width) => {
    const { page } = await openPaymentPage();
    await page.setViewportSize({ width, height: 800 });
    const measured = await page.evaluate<{ sticksOut: boolean; lowest: number }>(`({
      sticksOut: document.documentElement.scrollWidth > innerWidth,
      lowest: Math.min(...[...document.querySelectorAll('button, input')].map((it) => it.getBoundingClientRect().height)),
    })`);
    expect(measured.sticksOut).toBe(false);
    expect(measured.lowest).toBeGreaterThanOrEqual(44);
    await page.close();
  },
);
