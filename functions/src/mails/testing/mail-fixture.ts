import { toDocument } from '@nargisus/domain/contract';
import { mailId } from '@nargisus/domain/mails';
import { taka } from '@nargisus/domain/money';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import { shopSection, valuesOf } from '@nargisus/domain/settings';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { Mail } from '../../email/sendgrid.ts';
import { openIsolatedProject } from '../../testing/isolated-project.ts';
import { orderOf } from '../../testing/sample-orders.ts';
import { StockAlertsRepository } from '../../stock/stock-alerts.repository.ts';
import { MailsRepository } from '../mails.repository.ts';
import { sendShopMail, type MailOutcome, type MailDependencies } from '../send-shop-mail.ts';

export const kind = 'order-confirmation';

/** Returns an order of one shirt at a moment, not stored. */
export const orderAt = (at: Date, uid?: string): Order => {
  const shirt = { id: 'shirt', name: 'Shirt <b>', price: taka(450.5), image: '/s.webp', inStock: true };
  return orderOf({ at, key: randomUUID(), products: [shirt], ...(uid && { uid }) });
};

/** What the tests of mails share; `clock`, `accounts`, `sent` and `order` are new for each test. */
export interface MailFixture {
  readonly db: Firestore;
  readonly mails: MailsRepository;
  readonly dependencies: MailDependencies;
  clock: Date;
  /** Accounts by uid, as Firebase Auth would answer; contract/mails asks the emulator. */
  accounts: Record<string, { email: string; isVerified: boolean }>;
  /** Mails that were sent. */
  sent: Mail[];
  /** A stored order of the account `buyer`. */
  order: Order;
  /** Returns dependencies with which sending fails with that error. */
  readonly failing: (error: Error) => MailDependencies;
  /** Sends the confirmation of `order`. */
  readonly send: (by?: MailDependencies) => Promise<MailOutcome>;
  /** Reads the record of that confirmation. */
  readonly recorded: () => Promise<DocumentData | undefined>;
  readonly store: (order: Order) => Promise<unknown>;
}

/**
 * Creates mails to customers on the Firestore emulator, in an isolated project. Sending appends to a list, so that
 * it can fail at any moment; e2e/contract/mails.spec.ts reads real mails from the mailbox.
 */
export function createMailFixture(name: string): MailFixture {
  const { db } = openIsolatedProject(name);
  const mails = new MailsRepository(db);
  const dependencies: MailDependencies = {
    now: () => fixture.clock,
    shopOrigin: () => 'https://nargisus.example',
    shop: () => Promise.resolve(valuesOf(shopSection)),
    endStockAlert: (mailKey) => new StockAlertsRepository(db).end(mailKey),
    recipientOf: (uid) => Promise.resolve(fixture.accounts[uid] && { uid, ...fixture.accounts[uid] }),
    send: (mail) => Promise.resolve(`message-${fixture.sent.push(mail)}`),
  };
  const start = new Date('2026-11-21T10:00:00Z');
  const fixture: MailFixture = {
    ...{ db, mails, dependencies, clock: start, accounts: {}, sent: [], order: orderAt(start) },
    failing: (error) => ({ ...dependencies, send: () => Promise.reject(error) }),
    send: (by = dependencies) => sendShopMail(mails, by, { kind, id: fixture.order._id }),
    recorded: async () => (await db.doc(`mails/${mailId(fixture.order._id, kind)}`).get()).data(),
    store: (order) => db.doc(`orders/${order._id}`).set(toDocument(orderSchema, order)),
  };
  beforeEach(async () => {
    fixture.sent = [];
    fixture.accounts = { buyer: { email: 'rahima@example.com', isVerified: true } };
    for (const collection of ['mails', 'mailQuotas']) await db.recursiveDelete(db.collection(collection));
    fixture.clock = start;
    fixture.order = orderAt(start);
    await fixture.store(fixture.order);
  });
  return fixture;
}
