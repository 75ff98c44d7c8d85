import { relative } from 'node:path';
import { ACCOUNTS } from '../seed/accounts.ts';
import { addresses } from './addresses.ts';
import { workspace } from './workspace-paths.ts';

interface Opened {
  /** With hot reload. */
  readonly dev: boolean;
  /** Started without people, products and orders. */
  readonly empty: boolean;
}

/** Returns what `npm start` prints when the shop is open: accounts, addresses, and what to try first. */
export function banner({ dev, empty }: Opened): string {
  const shop = dev ? addresses.devShop : addresses.shop;
  const { auth, firestore, storage } = addresses.hosts;
  return [
    '',
    `  Nargisus is open:  ${shop}   (Ctrl-C saves everything and stops)`,
    '',
    ...(empty ? NO_ACCOUNTS : SEEDED),
    `  Also here:         Firestore ${firestore}, Auth ${auth}, Storage ${storage}`,
    `                     log ${relative(workspace.root, workspace.log)}`,
    '',
    '  Try this:',
    `  1. As the admin open ${shop}/dashboard; as the shopper, in a private window, buy something.`,
    '     Its order appears on the dashboard without a reload.',
    `  2. Buy again and pay online: ${addresses.gateway} simulates the bank and lets you pay, fail or turn back.`,
    `  3. Read what the customer was written: ${addresses.mailbox}`,
    '  4. Under Delivery assign the order, ship it, deliver it, and watch the shopper’s order page follow.',
    '',
  ].join('\n');
}

const { admin, shopper } = ACCOUNTS;
const SEEDED = [
  `  Admin:             ${admin.email} / ${admin.password}`,
  `  Shopper:           ${shopper.email} / ${shopper.password}`,
];
const NO_ACCOUNTS = [
  '  There are no accounts yet: sign up in the shop, then npm run grant-admin -- E-MAIL --local, and sign in again.',
];
