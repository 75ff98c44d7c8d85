import { relative } from 'node:path';
import { ACCOUNTS } from '../seed/accounts.ts';
import { addresses } from './addresses.ts';
import { workspace } from './workspace-paths.ts';

const { admin, shopper } = ACCOUNTS;

interface Opened {
  /** With hot reload. */
  readonly dev: boolean;
  /** Started with one admin, without products and orders. */
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
    `  Admin:             ${admin.email} / ${admin.password}`,
    ...(empty ? [] : [`  Shopper:           ${shopper.email} / ${shopper.password}`]),
    `  Also here:         Firestore ${firestore}, Auth ${auth}, Storage ${storage}`,
    `                     log ${relative(workspace.root, workspace.log)}`,
    '',
    '  Try this:',
    ...(empty
      ? [
          `  1. The shop is empty. Sign in at ${shop}/login, open Dashboard, Products, and import yours from a table.`,
          '     Then sign up in a private window and buy something; its order appears on the dashboard.',
        ]
      : [
          `  1. As the admin open ${shop}/dashboard; as the shopper, in a private window, buy something.`,
          '     Its order appears on the dashboard without a reload.',
        ]),
    `  2. Buy again and pay online: ${addresses.gateway} simulates the bank and lets you pay, fail or turn back.`,
    `  3. Read what the customer was written: ${addresses.mailbox}`,
    `  4. Under Work book the order with the courier, then deliver it at ${addresses.courier} as the rider.`,
    '',
  ].join('\n');
}
