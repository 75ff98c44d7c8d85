import { emailSchema } from '@nargisus/domain/accounts';
import { unless, type Finding } from '../finding.ts';

const GATEWAY = 'https://securepay.sslcommerz.com';
const GATEWAY_SANDBOX = 'https://sandbox.sslcommerz.com';
/** The gateway's public test store, and the local stack's. */
const TEST_STORES = ['testbox', 'nargisus_local'];
const MAIL_SERVICES = ['https://api.sendgrid.com', 'https://api.eu.sendgrid.com'];
/** Domains reserved by RFC 2606; the local stack uses `.test`. */
const RESERVED_DOMAIN = /(\.|@)(test|example|invalid|localhost)$|(\.|@)example\.(com|org|net)$/;

const isOrigin = (text: string) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/i.test(text);
const isUsableEmail = (text: string) => emailSchema.safeParse(text).success && !RESERVED_DOMAIN.test(text);

interface Settings {
  /** The values in the parameter file. */
  readonly values: Readonly<Record<string, string>>;
  readonly file: string;
  /** A trial shop, whose payments move no money. */
  readonly sandbox: boolean;
}

/** Checks the shop's origins, the payment gateway and the mail service. */
export function checkExternalServices(settings: Settings): Finding[] {
  return [...checkOrigins(settings), ...checkGateway(settings), ...checkMails(settings)];
}

function checkOrigins({ values, file }: Settings): Finding[] {
  const allowed = list(values['ALLOWED_ORIGINS']);
  return [
    ...unless(
      isOrigin(values['SHOP_ORIGIN'] ?? ''),
      `SHOP_ORIGIN in ${file} is "${values['SHOP_ORIGIN'] ?? ''}", which is not an https origin.`,
      'Write the origin that customers use, without a path, such as https://nargisus.com: payments and mails link to it.',
    ),
    ...allowed.flatMap((origin) =>
      unless(
        isOrigin(origin),
        `ALLOWED_ORIGINS in ${file} names "${origin}", which is not an https origin.`,
        'Correct it, or leave the value empty: the shop itself needs no entry.',
      ),
    ),
    ...unless(
      ['', '1'].includes((values['RATE_LIMIT_FACTOR'] ?? '').trim()),
      `RATE_LIMIT_FACTOR in ${file} is ${values['RATE_LIMIT_FACTOR']}, which multiplies the limits of the API.`,
      'Set it to 1; other values are for load tests.',
    ),
  ];
}

function checkGateway({ values, file, sandbox }: Settings): Finding[] {
  const base = values['SSLCOMMERZ_BASE']?.trim();
  const store = values['SSLCOMMERZ_STORE_ID']?.trim() ?? '';
  const wanted = sandbox ? GATEWAY_SANDBOX : GATEWAY;
  return [
    ...unless(
      base === wanted,
      base === GATEWAY_SANDBOX
        ? `SSLCOMMERZ_BASE in ${file} is the sandbox: no payment would move money.`
        : `SSLCOMMERZ_BASE in ${file} is "${base ?? ''}".`,
      `Set it to ${wanted}${sandbox ? '' : '; for a trial shop, pass --sandbox'}.`,
    ),
    ...unless(
      store !== '' && (sandbox || !TEST_STORES.includes(store)),
      store === ''
        ? `SSLCOMMERZ_STORE_ID in ${file} is empty: online payment would fail.`
        : `SSLCOMMERZ_STORE_ID in ${file} is ${store}, a test store.`,
      'Write the store ID that SSLCommerz sent for the live shop.',
    ),
  ];
}

function checkMails({ values, file }: Settings): Finding[] {
  const recipients = list(values['REPORT_RECIPIENTS']);
  const base = values['SENDGRID_BASE']?.trim() ?? '';
  return [
    ...unless(
      base === '' || MAIL_SERVICES.includes(base),
      `SENDGRID_BASE in ${file} is "${base}", which is not SendGrid.`,
      `Leave it empty, or set ${MAIL_SERVICES.join(' or ')}.`,
    ),
    ...unless(
      isUsableEmail(values['MAIL_FROM'] ?? ''),
      `MAIL_FROM in ${file} is "${values['MAIL_FROM'] ?? ''}", which is not a usable email address.`,
      'Write the sender that you verified at SendGrid.',
    ),
    ...unless(
      recipients.length > 0,
      `REPORT_RECIPIENTS in ${file} is empty: the daily report would have no recipient.`,
      'Write at least one address; separate several by commas.',
    ),
    ...recipients
      .filter((address) => !isUsableEmail(address))
      .flatMap((address) =>
        unless(
          false,
          `REPORT_RECIPIENTS in ${file} names "${address}", which is not a usable email address.`,
          'Correct it.',
        ),
      ),
  ];
}

function list(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((entry) => entry.trim() || []);
}
