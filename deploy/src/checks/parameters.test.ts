import { expect, test } from 'vitest';
import { usePreflight, type Defect } from '../testing/use-preflight.ts';

const checkout = usePreflight();

/* The functions' parameters: accounts, instances, origins, gateway and mail. */
const DEFECTS: readonly Defect[] = [
  [
    'a missing parameter file',
    (folder) => folder.remove('functions/.env.nargisus-shop'),
    /\.env\.nargisus-shop is missing/,
  ],
  [
    'a missing parameter',
    (folder) => folder.replace('functions/.env.nargisus-shop', /SENDGRID_BASE=.*\n/, ''),
    /does not name SENDGRID_BASE/,
  ],
  [
    'an unknown parameter',
    (folder) => folder.parameters({ SSLCOMMERZ_URL: 'x' }),
    /contains SSLCOMMERZ_URL, which no function declares/,
  ],
  [
    'a secret among the parameters',
    (folder) => folder.parameters({ SENDGRID_API_KEY: 'SG.x' }),
    /contains SENDGRID_API_KEY, which is a secret/,
  ],
  [
    'functions under the default account',
    (folder) => folder.parameters({ API_SERVICE_ACCOUNT: '' }),
    /API_SERVICE_ACCOUNT .* is "", which is not a service account of nargisus-shop/,
  ],
  [
    'an account of another project',
    (folder) => folder.parameters({ PAGES_SERVICE_ACCOUNT: 'shop-pages@other.iam.gserviceaccount.com' }),
    /PAGES_SERVICE_ACCOUNT .* is not a service account of nargisus-shop/,
  ],
  [
    'one account for two functions',
    (folder) =>
      folder.parameters({ PAGES_SERVICE_ACCOUNT: 'shop-api@nargisus-shop.iam.gserviceaccount.com' }),
    /API_SERVICE_ACCOUNT and PAGES_SERVICE_ACCOUNT .* are the same account/,
  ],
  [
    'zero instances',
    (folder) => folder.parameters({ MAX_INSTANCES: '0' }),
    /MIN_INSTANCES and MAX_INSTANCES .* "0" and "0"/,
  ],
  [
    'a minimum of instances above the maximum',
    (folder) => folder.parameters({ MIN_INSTANCES: '11' }),
    /are "11" and "10"/,
  ],
  [
    'a network without a subnetwork',
    (folder) => folder.parameters({ EGRESS_NETWORK: 'shop' }),
    /names only one of EGRESS_NETWORK and EGRESS_SUBNETWORK/,
  ],
  ['a missing shop origin', (folder) => folder.parameters({ SHOP_ORIGIN: '' }), /SHOP_ORIGIN .* is ""/],
  [
    'a shop origin with a path',
    (folder) => folder.parameters({ SHOP_ORIGIN: 'https://nargisus.com/' }),
    /is not an https origin/,
  ],
  [
    'a local shop origin',
    (folder) => folder.parameters({ SHOP_ORIGIN: 'http://127.0.0.1:5000' }),
    /is not an https origin/,
  ],
  [
    'multiplied rate limits',
    (folder) => folder.parameters({ RATE_LIMIT_FACTOR: '1000' }),
    /RATE_LIMIT_FACTOR .* is 1000, which multiplies the limits/,
  ],
  [
    'the sandbox in production',
    (folder) => folder.parameters({ SSLCOMMERZ_BASE: 'https://sandbox.sslcommerz.com' }),
    /is the sandbox: no payment would move money/,
  ],
  [
    'a missing store ID',
    (folder) => folder.parameters({ SSLCOMMERZ_STORE_ID: '' }),
    /is empty: online payment would fail/,
  ],
  [
    'the public test store',
    (folder) => folder.parameters({ SSLCOMMERZ_STORE_ID: 'testbox' }),
    /is testbox, a test store/,
  ],
  [
    'a sender in a reserved domain',
    (folder) => folder.parameters({ MAIL_FROM: 'shop@nargisus.test' }),
    /MAIL_FROM .* is not a usable email address/,
  ],
  [
    'a report without recipients',
    (folder) => folder.parameters({ REPORT_RECIPIENTS: ' ' }),
    /is empty: the daily report would have no recipient/,
  ],
  [
    'a recipient that is not an email address',
    (folder) => folder.parameters({ REPORT_RECIPIENTS: 'one@nargisus.com,two' }),
    /names "two", which is not a usable email address/,
  ],
  [
    'a mail service other than SendGrid',
    (folder) => folder.parameters({ SENDGRID_BASE: 'http://127.0.0.1:5190' }),
    /is not SendGrid/,
  ],
];

test.each(DEFECTS)('reports %s', async (_name, introduce, message) => {
  introduce(checkout.folder);
  expect(await checkout.findings()).toContainEqual(expect.stringMatching(message));
});

test('accepts the gateway’s sandbox and a test store for a trial shop only', async () => {
  const { folder } = checkout;
  folder.parameters({ SSLCOMMERZ_BASE: 'https://sandbox.sslcommerz.com', SSLCOMMERZ_STORE_ID: 'testbox' });
  expect(await checkout.findings({ sandbox: true })).toEqual([]);
  folder.parameters({});
  expect(await checkout.findings({ sandbox: true })).toHaveLength(1);
});
