import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { envelopeSchema } from '@nargisus/domain/contract';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '../../http/app.ts';
import { identify, type Caller } from '../../http/authenticate.ts';
import { SteadfastNotices } from '../../couriers/steadfast-notices.ts';
import { Sslcommerz } from '../../payments/sslcommerz.ts';
import { bypassPlatformBodyParser } from '../../http/bypass-platform-body-parser.ts';
import type { Served } from '../../http/request-log.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Repositories } from '../repositories.ts';
import { apiRoutes, documentRoutes } from '../routes.ts';

/*
 * The API without data, behind the body parsers of Cloud Functions (Google's functions-framework) and on a plain server. Of the
 * repositories, only the records of the callers can be read, so a call that reaches others answers 500: a test of a rejection
 * proves that it came first.
 */
process.env.GCLOUD_PROJECT = 'demo-nargisus';

const callers: Record<string, Caller> = {
  shopper: {
    uid: 'shopper',
    email: 'shopper@nargisus.test',
    name: 'Shopper',
    role: 'user',
    signedInAt: new Date(),
  },
  admin: { uid: 'admin', email: 'admin@nargisus.test', name: 'Admin', role: 'admin', signedInAt: new Date() },
};

export const served: Served[] = [];
export const failures: { requestId: string; thrown: unknown }[] = [];

const gateway = new Sslcommerz({
  base: 'http://127.0.0.1:9', // nothing listens there
  storeId: 'nargisus_test',
  storePassword: 'qwerty',
});

/** Has `users` alone: the pipeline reads the rights of callers there. */
const repositories = new Proxy(
  { users: { find: (uid: string) => Promise.resolve({ ...callers[uid], isActive: true }) } },
  {
    get: (present, name) => {
      // Asked by Promise.resolve().
      if (name === 'then') return undefined;
      if (name === 'users') return present.users;
      throw new Error('The repositories were opened: SECRET-INTERNALS');
    },
  },
) as unknown as Repositories;

const dependencies: Dependencies = {
  // Test callers by name; every other token goes through the real verification.
  identify: async (authorization) =>
    callers[authorization?.slice('Bearer '.length) ?? ''] ?? identify(authorization),
  repositories: () => Promise.resolve(repositories),
  now: () => new Date('2026-11-20T10:00:00Z'),
  random: () => 0,
  allowedOrigins: () => ['https://nargisus.example', 'https://partner.example'],
  rateLimitFactor: () => 1,
  appCheck: () => 'off',
  attest: () => Promise.reject(new Error('App Check was called')),
  log: {
    served: (request) => served.push(request),
    failed: (requestId, thrown) => failures.push({ requestId, thrown }),
  },
  gateway: () => gateway,
  courierNotices: () => new SteadfastNotices('courier-token'),
  shopOrigin: () => 'https://nargisus.test',
  orderPayments: () => Promise.reject(new Error('The payments were opened')),
  recipients: () => [],
  send: () => Promise.reject(new Error('A mail was sent')),
};
const app = createApp(dependencies, [...apiRoutes, ...documentRoutes]);

bypassPlatformBodyParser();
http('api', app as unknown as HttpFunction);
const servers: Server[] = [];

async function serve(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export let origin = '';
export let plainOrigin = '';
beforeAll(async () => {
  origin = await serve(getTestServer('api'));
  plainOrigin = await serve(createServer(app));
});
afterAll(() => servers.forEach((server) => server.close()));

export interface Sent {
  as?: string;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  at?: string;
}

/** Calls the API and checks that the answer is an envelope in JSON. */
export async function call(target: string, { as, json, body, headers = {}, at = origin }: Sent = {}) {
  const [method = 'GET', path = '/'] = target.split(' ');
  const sent = json === undefined ? body : JSON.stringify(json);
  const response = await fetch(`${at}${path}`, {
    method,
    body: sent,
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const envelope = envelopeSchema.parse(await response.json());
  expect(envelope.success).toBe(response.ok);
  return { status: response.status, headers: response.headers, ...envelope };
}

export const key = { 'idempotency-key': '3f2b8a52-6b7e-4c9e-9a53-0c3f6f0d8a11' };
export const draft = {
  items: [{ productId: 'shirt', size: 'M', quantity: 1 }],
  deliveryOption: 'standard',
  totalAmount: 510,
  recipientName: 'Rahima',
  recipientPhone: '01712345678',
  region: 'Dhaka',
  city: 'Dhaka',
  district: 'Dhaka',
  address: 'Road 5',
  addressCategory: 'home',
};
