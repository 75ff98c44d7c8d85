import { emailSchema } from '@nargisus/domain/accounts';
import { unless, type Finding } from '../finding.ts';

const GATEWAY = 'https://securepay.sslcommerz.com';
const GATEWAY_SANDBOX = 'https://sandbox.sslcommerz.com';
/** The gateway's public test shop, and the local suite's. */
const TRIAL_STORES = ['testbox', 'nargisus_local'];
const MAIL_SERVICES = ['https://api.sendgrid.com', 'https://api.eu.sendgrid.com'];
/** Reserved by RFC 2606, and the local suite's own. */
const NOBODYS = /(\.|@)(test|example|invalid|localhost)$|(\.|@)example\.(com|org|net)$/;

const isOrigin = (text: string) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/i.test(text);
const isMailbox = (text: string) => emailSchema.safeParse(text).success && !NOBODYS.test(text);

interface Settings {
  /** Of the parameters' file. */
  readonly values: Readonly<Record<string, string>>;
  readonly file: string;
  /** A trial shop, whose payments move no money. */
  readonly sandbox: boolean;
}

/** Where the shop stands, who pays it, and who writes its mails. */
export function checkExternalServices(settings: Settings): Finding[] {
  return [...checkAddresses(settings), ...checkGateway(settings), ...checkMails(settings)];
}

function checkAddresses({ values, file }: Settings): Finding[] {
  const further = list(values['ALLOWED_ORIGINS']);
  return [
    ...unless(
      isOrigin(values['SHOP_ORIGIN'] ?? ''),
      `SHOP_ORIGIN in ${file} is "${values['SHOP_ORIGIN'] ?? ''}", which is no https address without a path.`,
      'Write the address that customers use, such as https://nargisus.com: payments and mails lead back to it.',
    ),
    ...further.flatMap((origin) =>
      unless(
        isOrigin(origin),
        `ALLOWED_ORIGINS in ${file} names "${origin}", which is no https address without a path.`,
        'Correct it, or leave the value empty: the shop itself needs no entry.',
      ),
    ),
    ...unless(
      ['', '1'].includes((values['RATE_LIMIT_FACTOR'] ?? '').trim()),
      `RATE_LIMIT_FACTOR in ${file} is ${values['RATE_LIMIT_FACTOR']}: so many times the limits of the API.`,
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
        ? `SSLCOMMERZ_BASE in ${file} is the sandbox: every payment would be play money.`
        : `SSLCOMMERZ_BASE in ${file} is "${base ?? ''}".`,
      `Set it to ${wanted}${sandbox ? '' : '; for a trial shop give --sandbox'}.`,
    ),
    ...unless(
      store !== '' && (sandbox || !TRIAL_STORES.includes(store)),
      store === ''
        ? `SSLCOMMERZ_STORE_ID in ${file} is empty: nobody could pay online.`
        : `SSLCOMMERZ_STORE_ID in ${file} is ${store}, a shop for trials.`,
      'Write the store id that SSLCommerz sent for the live shop.',
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
      isMailbox(values['MAIL_FROM'] ?? ''),
      `MAIL_FROM in ${file} is "${values['MAIL_FROM'] ?? ''}", which is no mailbox of yours.`,
      'Write the sender that you verified at SendGrid.',
    ),
    ...unless(
      recipients.length > 0,
      `REPORT_RECIPIENTS in ${file} is empty: nobody would get the daily report.`,
      'Write at least one address, with commas between several.',
    ),
    ...recipients
      .filter((address) => !isMailbox(address))
      .flatMap((address) =>
        unless(false, `REPORT_RECIPIENTS in ${file} names "${address}", which is no mailbox.`, 'Correct it.'),
      ),
  ];
}

function list(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((entry) => entry.trim() || []);
}
