import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startGateway, type RunningGateway } from '../gateway.ts';
import { verifySign } from '../signature.ts';

export const STORE = { id: 'nargisus_local', password: 'nargisus_local@ssl', name: 'Nargisus' };
export const OTHER_STORE = { id: 'other_shop', password: 'other_shop@ssl', name: 'Other' };
export const CREDENTIALS = { store_id: STORE.id, store_passwd: STORE.password };

export type Fields = Record<string, string>;
/** A payment as `/simulator` returns it. */
interface PaymentReport {
  sessionkey: string;
  status: string;
  val_id: string;
  bank_tran_id: string;
  ipn: { status: string; answer?: number | string }[];
  browser: { url: string; fields: Fields; times: number; afterMs: number } | null;
}

let gateway: RunningGateway;
/** The simulator's origin. */
export let base: string;
let shop: Server;
/** The shop's origin. */
export let shopUrl: string;
/** The shop's received posts, in order of arrival. */
export let received: { path: string; fields: Fields }[] = [];

/** Runs the simulator with two stores, and a shop that records its posts, for the tests of the calling file. */
export function useGatewayAndShop(): void {
  beforeAll(async () => {
    gateway = await startGateway({ port: 0, host: '127.0.0.1', stores: [STORE, OTHER_STORE] });
    base = `http://127.0.0.1:${gateway.port}`;
    shop = createServer((request, response) => void receivePost(request, response)).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await fetch(`${base}/simulator/faults`, { method: 'DELETE' });
    received = [];
  });
  afterAll(async () => {
    await gateway.close();
    shop.close();
  });
}

async function receivePost(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
  received.push({ path: request.url!, fields });
  response.writeHead(request.url === '/ipn' ? 200 : 303, { location: '/payment/success' }).end();
}

let attempts = 0;

/** Builds a valid request for a session. */
export function sessionRequest(changes: Fields = {}): Fields {
  return {
    ...CREDENTIALS,
    total_amount: '1250.50',
    currency: 'BDT',
    tran_id: `T-${(attempts += 1)}`,
    success_url: `${shopUrl}/success`,
    fail_url: `${shopUrl}/fail`,
    cancel_url: `${shopUrl}/cancel`,
    ipn_url: `${shopUrl}/ipn`,
    product_name: 'Panjabi',
    product_category: 'fashion',
    product_profile: 'physical-goods',
    cus_name: 'রফিকুল ইসলাম',
    cus_email: 'rafiq@example.test',
    cus_add1: 'House 1, Road 2',
    cus_city: 'Dhaka',
    cus_postcode: '1205',
    cus_country: 'Bangladesh',
    cus_phone: '01711111111',
    shipping_method: 'Courier',
    ...{ ship_name: 'Rafiq', ship_add1: 'House 1, Road 2', ship_city: 'Dhaka' },
    ...{ ship_postcode: '1205', ship_country: 'Bangladesh' },
    num_of_item: '1',
    value_a: 'ref=1&x',
    ...changes,
  };
}

export async function requestSession(fields: Fields | string | FormData): Promise<Fields> {
  const body =
    typeof fields === 'string' || fields instanceof FormData ? fields : new URLSearchParams(fields);
  const headers =
    typeof fields === 'string' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : undefined;
  const answer = await fetch(`${base}/gwprocess/v4/api.php`, { method: 'POST', body, headers });
  return (await answer.json()) as Fields;
}

export async function open(
  changes: Fields = {},
): Promise<{ tranId: string; sessionkey: string; page: string }> {
  const request = sessionRequest(changes);
  const { sessionkey, GatewayPageURL } = await requestSession(request);
  return { tranId: request['tran_id']!, sessionkey: sessionkey!, page: GatewayPageURL! };
}

export async function control<T = PaymentReport>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${base}/simulator/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as T;
}

export const pay = (sessionkey: string, choice: string) => control('POST', `pay/${sessionkey}`, { choice });

export async function paid(changes: Fields = {}): Promise<PaymentReport & { tranId: string }> {
  const { sessionkey, tranId } = await open(changes);
  return { ...(await pay(sessionkey, 'card')), tranId };
}

async function ask(path: string, fields: Fields): Promise<Record<string, unknown>> {
  const answer = await fetch(`${base}/validator/api/${path}.php?${new URLSearchParams(fields)}`);
  return (await answer.json()) as Record<string, unknown>;
}

export const validate = (valId: string, changes: Fields = {}) =>
  ask('validationserverAPI', { ...CREDENTIALS, val_id: valId, v: '1', format: 'json', ...changes });
export const transaction = (fields: Fields) =>
  ask('merchantTransIDvalidationAPI', { ...CREDENTIALS, v: '1', format: 'json', ...fields });

export const isSigned = (fields: Fields) =>
  fields['verify_sign'] === verifySign(fields, fields['verify_key']!.split(','), STORE.password);

/** Returns the self-posting form of a page. */
export function formOn(page: string): { action: string; fields: Fields } {
  const entities: Fields = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const text = (escaped: string) => escaped.replace(/&(\w+|#39);/g, (_, name: string) => entities[name]!);
  const action = /<form id="return"[^>]* action="([^"]*)"/.exec(page)![1]!;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return {
    action: text(action),
    fields: Object.fromEntries([...inputs].map(([, name, value]) => [text(name!), text(value!)])),
  };
}
