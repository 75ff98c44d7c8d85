import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addresses } from './addresses.ts';
import {
  COURIER,
  MAIL_KEY,
  MAIL_SENDER,
  META_TOKEN,
  REPORT_READER,
  SMS_KEY,
  STORE,
} from './external-accounts.ts';
import { PROJECT_ID } from './project.ts';
import { workspace } from './workspace-paths.ts';

/**
 * Returns the values of every parameter of the functions (functions/src/config.ts). For a parameter without a value
 * here, even one with a default, firebase-tools waits at a prompt that no terminal shows.
 */
export function parameters(shop: string): Record<string, string> {
  return {
    SHOP_ORIGIN: shop,
    ALLOWED_ORIGINS: '',
    // Tests and measurements order more per minute than any user.
    RATE_LIMIT_FACTOR: '1000',
    // Browser tokens are checked; commands and curl have none, and may call all the same.
    APP_CHECK: 'monitor',
    SSLCOMMERZ_BASE: addresses.gateway,
    SSLCOMMERZ_STORE_ID: STORE.id,
    SENDGRID_BASE: addresses.mailbox,
    STEADFAST_BASE: `${addresses.courier}/api/v1`,
    MAIL_FROM: MAIL_SENDER,
    META_BASE: addresses.meta,
    SMS_BASE: `${addresses.mailbox}/sms`,
    REPORT_RECIPIENTS: REPORT_READER,
    MAX_INSTANCES: '10',
    MIN_INSTANCES: '0',
    // No network of its own, and service accounts that no emulator checks.
    EGRESS_NETWORK: '',
    EGRESS_SUBNETWORK: '',
    ...Object.fromEntries(
      ['API', 'DOCUMENTS', 'PAGES', 'RENDITIONS', 'PICTURES', 'MAILS', 'COURIERS', 'JOBS'].map((duty) => [
        `${duty}_SERVICE_ACCOUNT`,
        `shop-${duty.toLowerCase()}@${PROJECT_ID}.iam.gserviceaccount.com`,
      ]),
    ),
  };
}

export const SECRETS = {
  SSLCOMMERZ_STORE_PASSWORD: STORE.password,
  SENDGRID_API_KEY: MAIL_KEY,
  META_ACCESS_TOKEN: META_TOKEN,
  SMS_API_KEY: SMS_KEY,
  STEADFAST_API_KEY: COURIER.apiKey,
  STEADFAST_SECRET_KEY: COURIER.secretKey,
  STEADFAST_WEBHOOK_TOKEN: COURIER.webhookToken,
};

/**
 * Writes parameters and secrets where firebase-tools looks: parameters in the folder that
 * firebase.local.json names, secrets beside the code, where functions/build.ts keeps dotfiles.
 * @param shop - the URL at which the buyer has the shop open, to which the gateway returns the buyer
 */
export function writeFunctionsSettings({ shop }: { shop: string }): void {
  mkdirSync(workspace.functionsSettings, { recursive: true });
  mkdirSync(workspace.functionsCode, { recursive: true });
  // firebase-tools writes the default of a parameter that a rebuild added to a running stack here; it would
  // override ours from then on.
  rmSync(resolve(workspace.functionsSettings, '.env.local'), { force: true });
  writeFileSync(resolve(workspace.functionsSettings, `.env.${PROJECT_ID}`), dotenv(parameters(shop)));
  writeFileSync(resolve(workspace.functionsCode, '.secret.local'), dotenv(SECRETS));
}

/**
 * Returns the same for a process that runs the functions without firebase-tools.
 * @param secrets - the names of those to include; all by default
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
