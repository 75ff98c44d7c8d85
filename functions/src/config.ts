import { emailSchema, normalEmail } from '@nargisus/domain/accounts';
import { defineInt, defineSecret, defineString, select } from 'firebase-functions/params';
import * as z from 'zod/mini';
import { APP_CHECK_MODES, type AppCheckMode } from './http/app-check.ts';
import type { MetaSettings } from './ads/meta.ts';
import type { GatewaySettings } from './payments/sslcommerz.ts';
import type { SmsSettings } from './sms/sms-net-bd.ts';
import type { SteadfastSettings } from './couriers/steadfast.ts';
import type { MailSettings } from './email/sendgrid.ts';

/*
 * Parameters and secrets. Each has a default, so that a missing one fails only the call that needs it, not a
 * deployment. docs/deploy.md describes where they are set.
 */
const shopOriginParam = defineString('SHOP_ORIGIN', { default: '' });
/** Further origins whose pages may call the API, separated by commas. */
const allowedOriginsParam = defineString('ALLOWED_ORIGINS', { default: '' });
const rateLimitFactorParam = defineInt('RATE_LIMIT_FACTOR', { default: 1 });
/** Whether calls must come from the shop's own app (docs/adr/0013). */
const appCheckParam = defineString('APP_CHECK', {
  default: 'off',
  input: select([...APP_CHECK_MODES]),
});
const gatewayBase = defineString('SSLCOMMERZ_BASE', { default: '' });
const gatewayStoreId = defineString('SSLCOMMERZ_STORE_ID', { default: '' });
export const gatewayStorePassword = defineSecret('SSLCOMMERZ_STORE_PASSWORD');
const steadfastBase = defineString('STEADFAST_BASE', { default: 'https://portal.packzy.com/api/v1' });
export const steadfastApiKey = defineSecret('STEADFAST_API_KEY');
export const steadfastSecretKey = defineSecret('STEADFAST_SECRET_KEY');
export const steadfastWebhookToken = defineSecret('STEADFAST_WEBHOOK_TOKEN');
const sendgridBase = defineString('SENDGRID_BASE', { default: 'https://api.sendgrid.com' });
export const sendgridKey = defineSecret('SENDGRID_API_KEY');
const mailFrom = defineString('MAIL_FROM', { default: '' });
/** E-mail addresses, separated by commas. */
const reportRecipientsParam = defineString('REPORT_RECIPIENTS', { default: '' });
/** 'none' where the shop reports nothing to Meta (docs/adr/0066). */
export const metaAccessToken = defineSecret('META_ACCESS_TOKEN');
const metaBase = defineString('META_BASE', { default: 'https://graph.facebook.com' });
/** 'none' where the shop sends no text messages (docs/adr/0078). */
export const smsApiKey = defineSecret('SMS_API_KEY');
const smsBase = defineString('SMS_BASE', { default: 'https://api.sms.net.bd' });
/** Of the functions that shoppers wait for. A new billing account may have at most 10. */
export const maxInstances = defineInt('MAX_INSTANCES', { default: 10 });
/** Instances of the API that stay warm without traffic. */
export const minInstances = defineInt('MIN_INSTANCES', { default: 0 });

/** https, or http on this machine; nothing after the host. */
const originSchema = z
  .string()
  .check(z.regex(/^(https:\/\/[^/\s]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)$/));
/** An origin with a path, without a slash at its end. */
const baseSchema = z
  .string()
  .check(z.regex(/^(https:\/\/[^/\s]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)(\/[^/\s]+)*$/));
const presentSchema = z.string().check(z.minLength(1));

function setting<T extends string>(schema: z.ZodMiniType<T>, param: { name: string; value(): string }): T {
  const parsed = schema.safeParse(param.value().trim());
  if (!parsed.success) throw new Error(`${param.name} is not set as docs/deploy.md says`);
  return parsed.data;
}

/** Returns the base URL of the shop. */
export function shopOrigin(): string {
  return setting(originSchema, shopOriginParam);
}

/** Returns the shop's own origin and those of ALLOWED_ORIGINS. */
export function allowedOrigins(): string[] {
  const own = shopOriginParam.value().trim();
  const further = allowedOriginsParam.value().split(',');
  return [own, ...further].flatMap((origin) => origin.trim() || []);
}

export function rateLimitFactor(): number {
  return rateLimitFactorParam.value();
}

export function appCheckMode(): AppCheckMode {
  return setting(z.enum(APP_CHECK_MODES), appCheckParam);
}

export function gatewaySettings(): GatewaySettings {
  return {
    base: setting(originSchema, gatewayBase),
    storeId: setting(presentSchema, gatewayStoreId),
    storePassword: setting(presentSchema, gatewayStorePassword),
  };
}

export function steadfastSettings(): SteadfastSettings {
  return {
    base: setting(baseSchema, steadfastBase),
    apiKey: setting(presentSchema, steadfastApiKey),
    secretKey: setting(presentSchema, steadfastSecretKey),
  };
}

/** Returns the secret that the courier's panel holds for its notices. */
export function courierWebhookToken(): string {
  return setting(presentSchema, steadfastWebhookToken);
}

export function mailSettings(): MailSettings {
  return {
    base: setting(originSchema, sendgridBase),
    key: setting(presentSchema, sendgridKey),
    from: setting(emailSchema, mailFrom),
  };
}

export function smsSettings(): SmsSettings {
  return { base: setting(baseSchema, smsBase), key: setting(presentSchema, smsApiKey) };
}

/** Returns how to reach the Conversions API; undefined without an access token. */
export function metaSettings(): MetaSettings | undefined {
  const accessToken = metaAccessToken.value().trim();
  if (accessToken === '' || accessToken === 'none') return undefined;
  return { base: setting(originSchema, metaBase), accessToken };
}

/**
 * Returns who receives the daily report; each address once, because SendGrid rejects a mail with a duplicate
 * recipient.
 */
export function reportRecipients(): string[] {
  const list = setting(presentSchema, reportRecipientsParam);
  return [...new Set(list.split(',').flatMap((address) => normalEmail(address) || []))];
}
