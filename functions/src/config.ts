import type { HttpsOptions } from 'firebase-functions/https';
import { defineSecret, defineString } from 'firebase-functions/params';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import * as z from 'zod/mini';
import type { Shop } from './data/shop.ts';
import { Sslcommerz } from './payments/sslcommerz.ts';

/*
 * Each has a default, so that a missing one stops neither a deployment nor the suite, only the call that needs it.
 * docs/runbook.md says where they are set.
 */
const shopOriginParam = defineString('SHOP_ORIGIN', { default: '' });
const gatewayBase = defineString('SSLCOMMERZ_BASE', { default: '' });
const gatewayStoreId = defineString('SSLCOMMERZ_STORE_ID', { default: '' });
const gatewayStorePassword = defineSecret('SSLCOMMERZ_STORE_PASSWORD');

/** Beside the shoppers: firebase.json sends /api/** to the same region. */
const REGION = 'asia-south1';

export const apiOptions: HttpsOptions = {
  region: REGION,
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 20,
  timeoutSeconds: 60, // Hosting waits no longer
  // Who may do what is decided per call, by the token.
  invoker: 'public',
  secrets: [gatewayStorePassword],
};

/** One at a time; the next is due when a run with a gateway that hardly answers has ended. */
export const paymentSweepOptions: ScheduleOptions = {
  schedule: 'every 15 minutes',
  region: REGION,
  timeZone: 'Asia/Dhaka',
  memory: '512MiB',
  timeoutSeconds: 840,
  maxInstances: 1,
  secrets: [gatewayStorePassword],
};

let shop: Promise<Shop> | undefined;

/** Opened with the first call that needs data: loading the Firestore client is most of a cold start. */
export function openShop(): Promise<Shop> {
  shop ??= import('./data/shop.ts').then((module) => module.openShop());
  return shop;
}

/** https, or http on this machine; nothing after the host. */
const originSchema = z
  .string()
  .check(z.regex(/^(https:\/\/[^/\s]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)$/));
const presentSchema = z.string().check(z.minLength(1));

function setting(schema: z.ZodMiniType<string>, { name, value }: { name: string; value(): string }): string {
  const parsed = schema.safeParse(value().trim());
  if (!parsed.success) throw new Error(`${name} is not set as docs/runbook.md says`);
  return parsed.data;
}

/** Base address of the shop. */
export function shopOrigin(): string {
  return setting(originSchema, shopOriginParam);
}

let gateway: Sslcommerz | undefined;

export function openGateway(): Sslcommerz {
  gateway ??= new Sslcommerz({
    base: setting(originSchema, gatewayBase),
    storeId: setting(presentSchema, gatewayStoreId),
    storePassword: setting(presentSchema, gatewayStorePassword),
  });
  return gateway;
}
