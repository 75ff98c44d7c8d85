import {
  allowedOrigins,
  appCheckMode,
  courierWebhookToken,
  gatewaySettings,
  mailSettings,
  rateLimitFactor,
  reportRecipients,
  shopOrigin,
  smsSettings,
  steadfastSettings,
} from '../config.ts';
import type { WorkerDependencies } from '../couriers/parcel-dependencies.ts';
import { SteadfastNotices } from '../couriers/steadfast-notices.ts';
import { Steadfast } from '../couriers/steadfast.ts';
import type { WebhookDependencies } from '../couriers/webhook-route.ts';
import { sendMail } from '../email/sendgrid.ts';
import { attest } from '../http/attest.ts';
import { identify } from '../http/authenticate.ts';
import { cloudLog } from '../http/request-log.ts';
import type { HttpDependencies } from '../http/route.ts';
import type { MailDependencies } from '../mails/send-shop-mail.ts';
import type { OrderChangeDependencies } from '../orders/order-payments.ts';
import type { PaymentDependencies } from '../payments/payment-dependencies.ts';
import { Sslcommerz } from '../payments/sslcommerz.ts';
import type { ReportDependencies } from '../reports/run-daily-report.ts';
import type { SmsDependencies } from '../sms/send-order-sms.ts';
import { SmsNetBd } from '../sms/sms-net-bd.ts';
import type { Repositories } from './repositories.ts';

/** The dependencies of the functions besides their repositories. */
export type Dependencies = HttpDependencies<Repositories> &
  PaymentDependencies &
  OrderChangeDependencies &
  ReportDependencies &
  WebhookDependencies;

let repositories: Promise<Repositories> | undefined;

/** Opens the repositories with the first call that needs data: loading the Firestore client is most of a cold start. */
export function openRepositories(): Promise<Repositories> {
  repositories ??= import('./repositories.ts').then((module) => module.createRepositories());
  return repositories;
}

let gateway: Sslcommerz | undefined;

/** Opens the gateway with the first payment. @throws Error while its parameters are not set */
export function openGateway(): Sslcommerz {
  gateway ??= new Sslcommerz(gatewaySettings());
  return gateway;
}

let steadfast: Steadfast | undefined;

/** The dependencies of the worker that books parcels. Its functions alone have the courier's keys. */
export const parcelDependencies: WorkerDependencies = {
  now: () => new Date(),
  courier: () => (steadfast ??= new Steadfast(steadfastSettings())),
};

export const dependencies: Dependencies = {
  identify,
  repositories: openRepositories,
  now: () => new Date(),
  random: Math.random,
  log: cloudLog,
  allowedOrigins,
  rateLimitFactor,
  appCheck: appCheckMode,
  attest,
  gateway: openGateway,
  shopOrigin,
  orderPayments: async () => {
    const { createOrderPayments } = await import('../payments/create-order-payments.ts');
    return createOrderPayments(await openRepositories(), dependencies);
  },
  courierNotices: () => new SteadfastNotices(courierWebhookToken()),
  recipients: reportRecipients,
  send: async (mail) => sendMail(mail, mailSettings()),
};

/** Returns the dependencies of mails to customers. */
export function mailDependencies({
  accounts,
  settings,
  stockAlerts,
}: Pick<Repositories, 'accounts' | 'settings' | 'stockAlerts'>): MailDependencies {
  const { now, send } = dependencies;
  return {
    now,
    send,
    shopOrigin,
    recipientOf: (uid) => accounts.findRecipient(uid),
    shop: () => settings.shop(),
    endStockAlert: (mailKey) => stockAlerts.end(mailKey),
  };
}

/** Returns the dependencies of text messages to customers. Their functions alone have the provider's key. */
export function smsDependencies({
  accounts,
  settings,
}: Pick<Repositories, 'accounts' | 'settings'>): SmsDependencies {
  return {
    now: dependencies.now,
    settings,
    provedPhoneOf: async (uid) => (await accounts.find(uid))?.phone ?? '',
    shopOrigin,
    provider: () => new SmsNetBd(smsSettings()),
  };
}
