import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { serveCalls, type ServedCalls } from '../fixtures/local-stack/serve-calls.ts';

/*
 * What every kind of answer tells the browser. docs/security.md says which of it a strict grader counts; a header that is
 * taken away here has its row there.
 */
const testData = openTestData();
let served: ServedCalls;
let token: string;
let email: string;
let asset: string;

beforeAll(async () => {
  served = await serveCalls();
  const account = await testData.account('admin');
  ({ email } = account);
  token = await tokenOf(account);
  const home = await (await fetch(addresses.shop)).text();
  asset = /\/assets\/[\w-]+\.js/.exec(home)![0];
});
afterAll(async () => {
  await served.stop();
  await testData.close();
});

interface Asked {
  readonly status: number;
  readonly method?: string;
  readonly path: () => string;
  /** With a good token. */
  readonly asStaff?: boolean;
  readonly type: RegExp;
  readonly cache: RegExp;
  /** Shown in other people's posts and mails. */
  readonly forAll?: boolean;
}

interface PageAsked extends Omit<Asked, 'cache'> {
  /** Left to Hosting where it is not said: a rule for all that has no other would speak for functions too. */
  readonly cache?: RegExp;
  /** The emulator's own server says beside it what it is. */
  readonly byFunction?: true;
}

const everywhere = {
  'strict-transport-security': 'max-age=86400',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

async function headersOf(origin: string, { method = 'GET', path, asStaff, status }: Omit<Asked, 'cache'>) {
  const response = await fetch(`${origin}${path()}`, {
    method,
    redirect: 'manual',
    headers: asStaff ? { authorization: `Bearer ${token}` } : {},
  });
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  return Object.fromEntries(response.headers);
}

/** A policy as its directives. */
function directives(policy: string | undefined): Map<string, string[]> {
  return new Map(
    (policy ?? '').split(';').map((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return [name!, sources] as const;
    }),
  );
}

const HTML = /^text\/html/;
const AGAIN = /^no-cache$/;
const NOBODYS = /^no-store$/;

const pages: [string, PageAsked][] = [
  ['a page made ahead', { status: 200, path: () => '/', type: HTML, cache: AGAIN }],
  [
    'a page of the catalogue',
    {
      status: 200,
      path: () => '/products',
      type: HTML,
      cache: /^public, max-age=0, s-maxage=60$/,
      byFunction: true,
    },
  ],
  [
    'a product that is not there',
    {
      status: 404,
      path: () => '/products/NONE',
      type: HTML,
      cache: /^public, max-age=0, s-maxage=60$/,
      byFunction: true,
    },
  ],
  ['a page of the app', { status: 200, path: () => '/orders/x', type: HTML, cache: AGAIN }],
  ['the dashboard', { status: 200, path: () => '/dashboard', type: HTML, cache: AGAIN }],
  ['a page that is not there', { status: 404, path: () => '/no-such-page', type: HTML }],
  ['a file of code', { status: 200, path: () => asset, type: /javascript/, cache: /immutable/ }],
  [
    'a picture',
    {
      status: 200,
      path: () => '/pictures/category-men-640.webp',
      type: /^image\//,
      cache: /max-age=86400/,
      forAll: true,
    },
  ],
  ['the icon', { status: 200, path: () => '/favicon.svg', type: /^image\/svg/ }],
];

describe.each(pages)('%s', (_what, asked) => {
  test('has the security headers of a page', async () => {
    const headers = await headersOf(addresses.shop, asked);
    expect(headers).toMatchObject({
      ...everywhere,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': asked.forAll ? 'cross-origin' : 'same-origin',
      'content-type': expect.stringMatching(asked.type) as string,
      ...(asked.cache && { 'cache-control': expect.stringMatching(asked.cache) as string }),
    });
    if (!asked.byFunction) expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('runs no script but ours', async () => {
    const policy = directives((await headersOf(addresses.shop, asked))['content-security-policy']);
    const scripts = policy.get('script-src')!;
    expect(scripts).toContain("'self'");
    expect(scripts.filter((source) => /unsafe|^\*|^data:|^blob:|^https?:$|^http:/.test(source))).toEqual([]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  });
});

const JSON_TYPE = /^application\/json/;

const answers: [string, Asked][] = [
  [
    'the catalogue, for everybody',
    { status: 200, path: () => '/api/products?limit=1', type: JSON_TYPE, cache: /^public, max-age=60/ },
  ],
  ['a call that is not there', { status: 404, path: () => '/api/none', type: JSON_TYPE, cache: NOBODYS }],
  ['a refusal', { status: 401, path: () => '/api/orders', type: JSON_TYPE, cache: NOBODYS }],
  [
    'the wrong method',
    { status: 405, method: 'DELETE', path: () => '/api/orders', type: JSON_TYPE, cache: NOBODYS },
  ],
  [
    'what is not understood',
    { status: 400, path: () => '/api/products?limit=x', type: JSON_TYPE, cache: NOBODYS },
  ],
  [
    'somebody’s record',
    {
      status: 200,
      path: () => `/api/user/${encodeURIComponent(email)}`,
      asStaff: true,
      type: JSON_TYPE,
      cache: NOBODYS,
    },
  ],
  [
    'everything that is known of somebody',
    { status: 200, path: () => '/api/account/export', asStaff: true, type: JSON_TYPE, cache: NOBODYS },
  ],
  [
    'a report to download',
    {
      status: 200,
      path: () => '/api/reports/download-csv?date=2026-01-01',
      asStaff: true,
      type: /^text\/csv/,
      cache: NOBODYS,
    },
  ],
  [
    'the way back from the gateway',
    { status: 303, method: 'POST', path: () => '/api/payments/fail', type: /^text\/plain/, cache: NOBODYS },
  ],
];

/** Through Hosting as a browser asks, and from the function alone: neither leans on the other. */
describe.each(['Hosting', 'the function'])('an answer of %s', (from) => {
  const originOf = (path: string) => (from === 'Hosting' ? addresses.shop : served.originOf(path));

  test.each(answers)('%s', async (_what, asked) => {
    const headers = await headersOf(originOf(asked.path()), asked);
    expect(headers).toMatchObject({
      ...everywhere,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': expect.stringMatching(asked.type) as string,
      'cache-control': expect.stringMatching(asked.cache) as string,
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    // The Functions emulator says it on the way; Cloud Functions does not.
    if (from === 'the function') expect(headers).not.toHaveProperty('x-powered-by');
  });
});
