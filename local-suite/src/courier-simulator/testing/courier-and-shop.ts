import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startCourier, type RunningCourier } from '../courier.ts';

export const KEYS = { apiKey: 'key', secretKey: 'secret', webhookToken: 'token' };

let courier: RunningCourier;
let shop: Server;
let base: string;
/** The webhooks that the shop received, in order of arrival. */
export let received: { headers: IncomingMessage['headers']; body: string }[] = [];
/** The status that the shop answers with. */
let answer = 200;

export function answerWith(status: number): void {
  answer = status;
}

/** Runs the simulator, and a shop that records its webhooks, for the tests of the calling file. */
export function useCourierAndShop(): void {
  beforeAll(async () => {
    shop = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`;
    courier = await startCourier({ port: 0, host: '127.0.0.1', keys: KEYS, webhookUrl });
    base = `http://127.0.0.1:${courier.port}`;
  });
  afterEach(async () => {
    await control('DELETE', 'settings');
    await control('DELETE', 'consignments');
    await control('PUT', 'clock', { speed: 1 });
    received = [];
    answer = 200;
  });
  afterAll(async () => {
    await courier.close();
    shop.close();
  });
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
  response.writeHead(answer).end();
}

export interface Answered {
  readonly status: number;
  // The shape differs by call; assertions name what they expect.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** Makes a call of the merchant API with the right keys. */
export async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const sent = await fetch(`${base}/api/v1/${path}`, {
    method,
    headers: {
      'Api-Key': KEYS.apiKey,
      'Secret-Key': KEYS.secretKey,
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(1_000),
  });
  const text = await sent.text();
  return { status: sent.status, body: text.startsWith('<') ? text : JSON.parse(text || 'null') };
}

/** Makes a call of the control API. */
export async function control(method: string, path: string, body?: unknown): Promise<Answered> {
  const sent = await fetch(`${base}/simulator/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: sent.status, body: JSON.parse((await sent.text()) || 'null') };
}

/** Returns a page of the simulator. */
export async function page(path: string, form?: Record<string, string>): Promise<string> {
  const options = form && { method: 'POST', body: new URLSearchParams(form) };
  return (await fetch(`${base}${path}`, options)).text();
}

/** Builds a valid booking. */
export function booking(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    invoice: 'ORD-1-1',
    recipient_name: 'রফিকুল ইসলাম',
    recipient_phone: '01711000001',
    recipient_address: 'House 4, Road 7, Dhanmondi, Dhaka',
    cod_amount: 1250,
    ...changes,
  };
}
