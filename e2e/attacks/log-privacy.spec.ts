import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, type Call } from '@nargisus/domain/contract';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { newGuestId } from '../fixtures/accounts/callers.ts';
import { orderDraft } from '../fixtures/orders/drafts.ts';
import { serveCalls, type ServedCalls } from '../fixtures/local-stack/serve-calls.ts';
import { tokenOf } from '../fixtures/network/api-client.ts';

/*
 * The logs, which every developer and log tool can read, contain the calls and their outcomes but no personal data. Each call of the
 * contract is made with names, phone numbers, emails and keys in every place that takes text, valid there or not; then the log of
 * that instance is searched for them.
 */
const testData = openTestData();
const UNREACHABLE = 'http://127.0.0.1:9';
let shop: ServedCalls;
let shopper: Account;
let admin: Account;
/** The values that the log must not contain, by name. */
let secrets: Record<string, string>;

beforeAll(async () => {
  shop = await serveCalls({ SSLCOMMERZ_BASE: UNREACHABLE, SENDGRID_BASE: UNREACHABLE });
  shopper = await testData.account('user', 'Mehrunnisa Chowdhury');
  admin = await testData.account('admin');
  secrets = {
    name: shopper.name,
    email: shopper.email,
    phone: '01798765432',
    address: 'House 77 Karwan Bazar',
    landmark: 'behind the blue mosque',
    guest: newGuestId(),
    requestKey: crypto.randomUUID(),
    token: await tokenOf(shopper),
    staffToken: await tokenOf(admin),
    gatewaySignature: 'd41d8cd98f00b204e9800998ecf8427e',
    card: '4111111111111111',
  };
});
afterAll(async () => {
  await shop.stop();
  await testData.close();
});

/** The texts for paths and queries: a valid email, and one that contains other secrets. */
const places = () => [secrets.email!, `${secrets.phone} ${secrets.guest} ${secrets.name}`];

/** Makes a call with the same text in every part of its path and query. */
async function send({ method, path, form }: Call, text: string, token: string | undefined, body: object) {
  const encoded = encodeURIComponent(text);
  const query = `userEmail=${encoded}&userId=${encoded}&cursor=${encoded}&date=${encoded}&limit=${encoded}&search=${encoded}`;
  const response = await fetch(`${shop.originOf(path)}${path.replaceAll(/\{\w+\}/g, encoded)}?${query}`, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      'Idempotency-Key': secrets.requestKey!,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body:
      method === 'GET' ? undefined : form ? String(new URLSearchParams(formFields())) : JSON.stringify(body),
  });
  await response.arrayBuffer();
}

const formFields = () => ({ ...secrets, verify_sign: secrets.gatewaySignature!, tran_id: secrets.email! });

/** Calls that would delete the accounts that the other calls need. */
const ENDS_ACCOUNTS = ['/api/account', '/api/user/{email}'];

test('the log of every call contains no personal data and no secret', async () => {
  const product = await testData.product();
  const order = orderDraft(product, {
    recipientName: secrets.name,
    recipientPhone: secrets.phone,
    address: secrets.address,
    landmark: secrets.landmark,
  });
  const profile = { name: secrets.name, phone: secrets.phone, imageUrl: '', email: secrets.email };
  const cart = { productId: product._id, size: 'M', quantity: 1, userId: secrets.guest };
  const written = { ...profile, ...cart, ...order, ...formFields(), can: ['orders'] };
  await send(calls.placeOrder, '', secrets.token, order);
  for (const it of (Object.values(calls) as Call[]).filter(({ path }) => !ENDS_ACCOUNTS.includes(path))) {
    const token = it.access === 'admin' || it.access === 'staff' ? secrets.staffToken : secrets.token;
    await Promise.all([
      ...places().map((text) => send(it, text, token, written)),
      send(it, secrets.token!, 'not-a-token', {}),
    ]);
  }
  const log = shop.log();

  expect(log).toContain('POST /api/orders 201');
  expect(log).toContain('POST /api/payments/ipn');
  // The mail service and the gateway are unreachable, so that server errors are logged too.
  expect(log).toContain('A request failed on our side');
  const isLogged = ([, secret]: [string, string]) =>
    log.includes(secret) || log.includes(encodeURIComponent(secret));
  expect(
    Object.entries(secrets)
      .filter(isLogged)
      .map(([what]) => what),
  ).toEqual([]);
  expect(log).not.toContain(secrets.token!.split('.')[1]!);
});
