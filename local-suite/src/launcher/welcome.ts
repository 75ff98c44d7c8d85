import { ACCOUNTS } from '../seed/accounts.ts';
import { addresses } from './addresses.ts';
import { workspace } from './workspace-paths.ts';

/** What `npm start` says when the shop is open. */
export function welcome({ dev }: { dev: boolean }): string {
  const shop = dev ? addresses.devShop : addresses.shop;
  return [
    '',
    `  Nargisus is open:   ${shop}`,
    `  Dashboard:          ${shop}/dashboard`,
    `  Admin:              ${ACCOUNTS.admin.email} / ${ACCOUNTS.admin.password}`,
    `  Shopper:            ${ACCOUNTS.shopper.email} / ${ACCOUNTS.shopper.password}`,
    '',
    `  Payment gateway:    ${addresses.gateway}`,
    `  Mailbox:            ${addresses.mailbox}`,
    '',
    `  Auth ${addresses.hosts.auth}, Firestore ${addresses.hosts.firestore}, Storage ${addresses.hosts.storage}`,
    `  Log: ${workspace.log}`,
    '  Try: buy something as the shopper with the dashboard open in another window.',
    '  Ctrl-C saves everything and stops.',
    '',
  ].join('\n');
}
