import { DEFAULT_DELIVERY } from '@nargisus/domain/delivery';
import { addressSchema, quoteOrder } from '@nargisus/domain/checkout';
import { taka } from '@nargisus/domain/money';
import { openAttempt } from '@nargisus/domain/payments';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Sslcommerz } from '../sslcommerz.ts';

export const PASSWORD = 'secret&word';

interface Request {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly fields: Record<string, string>;
}

/** An object is sent as JSON, a text as it is, a location as a redirect. */
type Answer = object | string | { status: number; location: string };

/** Starts a server that gives the listed answers, and creates a client of it; both lists are empty in each test. */
export function createGatewayServer() {
  const fixture = {
    base: '',
    gateway: undefined as unknown as Sslcommerz,
    /** Requests that the server received. */
    requests: [] as Request[],
    /** Answers to the next requests; an empty body after the last one. */
    answers: [] as Answer[],
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const sent = request.method === 'GET' ? query : Buffer.concat(chunks).toString();
      const fields = Object.fromEntries(new URLSearchParams(sent));
      fixture.requests.push({
        method: request.method ?? '',
        path,
        type: request.headers['content-type'] ?? '',
        fields,
      });
      const answer = fixture.answers.shift() ?? '';
      if (typeof answer === 'object' && 'location' in answer) {
        response.writeHead(302, { location: String(answer.location) }).end();
      } else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });

  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    fixture.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    fixture.gateway = new Sslcommerz({
      base: fixture.base,
      storeId: 'nargisus',
      storePassword: PASSWORD,
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    fixture.requests = [];
    fixture.answers = [];
  });
  return fixture;
}

/** Returns an attempt to pay for two of one product. */
export const attempt = (email = 'rahima@example.com', price = 450.5) =>
  openAttempt({
    tranId: `NG${'a'.repeat(28)}`,
    requestKey: 'key',
    buyer: { uid: 'u1', name: 'Rahima', email },
    quote: quoteOrder({
      delivery: DEFAULT_DELIVERY,
      products: [
        { id: 's', name: 'জামদানি শাড়ি'.repeat(40), price: taka(price), image: '/s', inStock: true },
      ],
      lines: [{ productId: 's', size: 'M', quantity: 2 }],
      deliveryOption: 'standard',
    }),
    address: addressSchema.parse({
      recipientName: `${'ক'.repeat(60)}`,
      recipientPhone: '01712345678',
      region: 'Sylhet',
      city: 'Sylhet',
      district: 'Sylhet',
      address: 'Zindabazar 4',
      addressCategory: 'office',
    }),
    now: new Date(),
  });
