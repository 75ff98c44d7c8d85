import { ACCOUNTS } from '../seed/accounts.ts';
import { addresses } from './addresses.ts';
import { DEV_PORT } from './dev-server.ts';
import { HOST } from './ports.ts';
import { workspace } from './workspace-paths.ts';

/** What `npm start` says when the shop is open. */
export function welcome({ dev }: { dev: boolean }): string {
  const shop = dev ? `http://${HOST}:${DEV_PORT}` : addresses.shop;
  return [
    '',
    `  Nargisus is open:   ${shop}`,
    `  Dashboard:          ${shop}/dashboard`,
    `  Admin:              ${ACCOUNTS.admin.email} / ${ACCOUNTS.admin.password}`,
    `  Shopper:            ${ACCOUNTS.shopper.email} / ${ACCOUNTS.shopper.password}`,
    '',
    `  Auth ${addresses.hosts.auth}, Firestore ${addresses.hosts.firestore}, Storage ${addresses.hosts.storage}`,
    `  Log: ${workspace.log}`,
    '  Try: buy something as the shopper with the dashboard open in another window.',
    '  Ctrl-C saves everything and stops.',
    '',
  ].join('\n');
}
