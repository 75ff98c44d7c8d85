import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { serveCalls, type ServedCalls } from '../fixtures/local-stack/serve-calls.ts';

/*
 * The security headers of every kind of response. docs/security.md explains each of them.
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

interface Case {
  readonly status: number;
  readonly method?: string;
  readonly path: () => string;
  /** Whether the request has an admin's token. */
  readonly asStaff?: boolean;
  readonly type: RegExp;
  readonly cache: RegExp;
  /** Whether other sites may embed it, as link previews and mails do. */
  readonly isEmbeddable?: boolean;
}

interface PageCase extends Omit<Case, 'cache'> {
  /** Omitted where Hosting's default applies: a general rule would also apply to functions. */
  readonly cache?: RegExp;
  /** Whether a function answers; the Functions emulator then adds `X-Powered-By`. */
  readonly byFunction?: true;
}

const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=86400',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

async function headersOf(origin: string, { method = 'GET', path, asStaff, status }: Omit<Case, 'cache'>) {
  const response = await fetch(`${origin}${path()}`, {
    method,
    redirect: 'manual',
    headers: asStaff ? { authorization: `Bearer ${token}` } : {},
  });
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  return Object.fromEntries(response.headers);
}

/** Returns the directives of a policy. */
function directives(policy: string | undefined): Map<string, string[]> {
  return new Map(
    (policy ?? '').split(';').map((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return [name!, sources] as const;
    }),
  );
}

const HTML = /^text\/html/;
const REVALIDATE = /^no-cache$/;
const NO_STORE = /^no-store$/;

const pages: [string, PageCase][] = [
  ['a prerendered page', { status: 200, path: () => '/about', type: HTML, cache: REVALIDATE }],
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
    'an unknown product',
    {
      status: 404,
      path: () => '/products/NONE',
      type: HTML,
      cache: /^public, max-age=0, s-maxage=60$/,
      byFunction: true,
    },
  ],
  ['a page of the app', { status: 200, path: () => '/orders/x', type: HTML, cache: REVALIDATE }],
  ['the dashboard', { status: 200, path: () => '/dashboard', type: HTML, cache: REVALIDATE }],
  ['an unknown page', { status: 404, path: () => '/no-such-page', type: HTML }],
  ['the icon', { status: 200, path: () => '/favicon.svg', type: /^image\/svg/ }],
];

/** Files that are parts of pages and never pages themselves. */
const files: typeof pages = [
  ['a script', { status: 200, path: () => asset, type: /javascript/, cache: /immutable/ }],
  [
    'a picture',
    {
      status: 200,
      path: () => '/pictures/category-men-640.webp',
      type: /^image\//,
      cache: /max-age=86400/,
      isEmbeddable: true,
    },
  ],
  [
    'an icon of the installed app',
    { status: 200, path: () => '/icons/apple-touch-icon.png', type: /^image\/png/, cache: /max-age=86400/ },
  ],
];

/** Lets a document that is made of the answer load and run nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

describe.each([...pages, ...files])('%s', (_what, page) => {
  test('has the security headers of a page', async () => {
    const headers = await headersOf(addresses.shop, page);
    expect(headers).toMatchObject({
      ...COMMON_HEADERS,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': page.isEmbeddable ? 'cross-origin' : 'same-origin',
      'content-type': expect.stringMatching(page.type) as string,
    });
    expect(headers['cache-control'] ?? '').toMatch(page.cache ?? /^/);
    expect('x-powered-by' in headers && !page.byFunction).toBe(false);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe.each(files)('%s', (_what, file) => {
  test('allows nothing to a document made of it', async () => {
    expect(await headersOf(addresses.shop, file)).toMatchObject({ 'content-security-policy': NOTHING });
  });
});

describe.each(pages)('%s', (_what, page) => {
  test('allows only the shop’s own scripts', async () => {
    const policy = directives((await headersOf(addresses.shop, page))['content-security-policy']);
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

const answers: [string, Case][] = [
  [
    'the public catalogue',
    { status: 200, path: () => '/api/products?limit=1', type: JSON_TYPE, cache: /^public, max-age=60/ },
  ],
  ['an unknown call', { status: 404, path: () => '/api/none', type: JSON_TYPE, cache: NO_STORE }],
  ['a rejection', { status: 401, path: () => '/api/orders', type: JSON_TYPE, cache: NO_STORE }],
  [
    'the wrong method',
    { status: 405, method: 'DELETE', path: () => '/api/orders', type: JSON_TYPE, cache: NO_STORE },
  ],
  [
    'an invalid query',
    { status: 400, path: () => '/api/products?limit=x', type: JSON_TYPE, cache: NO_STORE },
  ],
  [
    'a user’s record',
    {
      status: 200,
      path: () => `/api/user/${encodeURIComponent(email)}`,
      asStaff: true,
      type: JSON_TYPE,
      cache: NO_STORE,
    },
  ],
  [
    'an account’s export',
    { status: 200, path: () => '/api/account/export', asStaff: true, type: JSON_TYPE, cache: NO_STORE },
  ],
  [
    'a report to download',
    {
      status: 200,
      path: () => '/api/reports/download-csv?date=2026-01-01',
      asStaff: true,
      type: /^text\/csv/,
      cache: NO_STORE,
    },
  ],
  [
    'a return from the gateway',
    { status: 303, method: 'POST', path: () => '/api/payments/fail', type: /^text\/plain/, cache: NO_STORE },
  ],
];

/** Through Hosting, as a browser requests it, and directly from the function: neither relies on the other. */
describe.each(['Hosting', 'the function'])('an answer of %s', (from) => {
  const originOf = (path: string) => (from === 'Hosting' ? addresses.shop : served.originOf(path));

  test.each(answers)('%s', async (_what, answer) => {
    const headers = await headersOf(originOf(answer.path()), answer);
    expect(headers).toMatchObject({
      ...COMMON_HEADERS,
      'content-security-policy': NOTHING,
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': expect.stringMatching(answer.type) as string,
      'cache-control': expect.stringMatching(answer.cache) as string,
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    // Behind Hosting the Functions emulator adds it; Cloud Functions does not.
    expect('x-powered-by' in headers && from === 'the function').toBe(false);
  });
});
