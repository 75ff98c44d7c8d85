import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addresses } from './addresses.ts';
import { MAIL_KEY, MAIL_SENDER, REPORT_READER, STORE } from './external-accounts.ts';
import { PROJECT_ID } from './project.ts';
import { workspace } from './workspace-paths.ts';

/**
 * The values of every parameter of the functions (functions/src/config.ts). A parameter without a value here, even
 * one with a default, makes firebase-tools ask a question that nobody hears.
 */
export function parameters(shop: string): Record<string, string> {
  return {
    SHOP_ORIGIN: shop,
    ALLOWED_ORIGINS: '',
    // Tests and measurements order more in a minute than anybody would.
    RATE_LIMIT_FACTOR: '1000',
    // The browser's tokens are looked at; commands and curl have none, and may call all the same.
    APP_CHECK: 'monitor',
    SSLCOMMERZ_BASE: addresses.gateway,
    SSLCOMMERZ_STORE_ID: STORE.id,
    SENDGRID_BASE: addresses.mailbox,
    MAIL_FROM: MAIL_SENDER,
    REPORT_RECIPIENTS: REPORT_READER,
    MAX_INSTANCES: '10',
    MIN_INSTANCES: '0',
    // No network of its own, and accounts that no emulator asks for.
    EGRESS_NETWORK: '',
    EGRESS_SUBNETWORK: '',
    ...Object.fromEntries(
      ['API', 'DOCUMENTS', 'PAGES', 'RENDITIONS', 'PICTURES', 'MAILS', 'JOBS'].map((duty) => [
        `${duty}_SERVICE_ACCOUNT`,
        `shop-${duty.toLowerCase()}@${PROJECT_ID}.iam.gserviceaccount.com`,
      ]),
    ),
  };
}

export const SECRETS = { SSLCOMMERZ_STORE_PASSWORD: STORE.password, SENDGRID_API_KEY: MAIL_KEY };

/**
 * Writes them where firebase-tools looks: parameters in the folder that firebase.local.json names, secrets only ever
 * beside the code, where functions/build.ts leaves files with a dot alone.
 *
 * @param shop - where the buyer has the shop open, so that the gateway sends him back there
 */
export function writeFunctionsSettings({ shop }: { shop: string }): void {
  mkdirSync(workspace.functionsSettings, { recursive: true });
  mkdirSync(workspace.functionsCode, { recursive: true });
  // Where firebase-tools writes the default of a parameter that a rebuild brought into a running suite: it would win
  // over ours from then on.
  rmSync(resolve(workspace.functionsSettings, '.env.local'), { force: true });
  writeFileSync(resolve(workspace.functionsSettings, `.env.${PROJECT_ID}`), dotenv(parameters(shop)));
  writeFileSync(resolve(workspace.functionsCode, '.secret.local'), dotenv(SECRETS));
}

/**
 * The same for a process that runs the functions without firebase-tools.
 *
 * @param secrets - the names of those that it is given; all by default
 */
export function functionsEnvironment(
  secrets: readonly string[] = Object.keys(SECRETS),
): Record<string, string> {
  const given = Object.entries(SECRETS).filter(([name]) => secrets.includes(name));
  return { ...parameters(addresses.shop), ...Object.fromEntries(given) };
}

function dotenv(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
}
