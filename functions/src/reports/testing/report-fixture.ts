import { toDocument } from '@nargisus/domain/contract';
import { makeOrderId, orderSchema } from '@nargisus/domain/orders';
import type { ReportRecord } from '@nargisus/domain/reports';
import { anOrder } from '@nargisus/domain/testing/orders';
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import { createRepositories, type Repositories } from '../../app/repositories.ts';
import type { Mail } from '../../email/sendgrid.ts';
import { runDailyReport, type ReportDependencies } from '../run-daily-report.ts';

/**
 * Creates the daily report on the Firestore emulator, in an isolated project. Sending appends to a list, so that it
 * can fail at any moment; e2e/contract/reports.spec.ts reads real mails from the mailbox.
 */
export function createReportFixture() {
  const fixture = {
    db: undefined as unknown as Firestore,
    repositories: undefined as unknown as Repositories,
    /** The day of the test's report. */
    day: '2026-03-01' as DhakaDay,
    /** Mails that were sent. */
    sent: [] as Mail[],
    /** The current time: 8:00 on the day after `day` when a test begins. */
    clock: new Date(),
  };

  beforeAll(() => {
    fixture.db = getFirestore(initializeApp({ projectId: `demo-report-${randomUUID().slice(0, 8)}` }));
    fixture.repositories = createRepositories();
  });
  beforeEach(() => {
    fixture.day = addDays(fixture.day, 3); // a test may store orders on the days around its own
    fixture.clock = new Date(startOfDhakaDay(addDays(fixture.day, 1)).getTime() + 8 * 60 * 60 * 1000);
    fixture.sent = [];
  });

  const dependencies: ReportDependencies = {
    now: () => fixture.clock,
    recipients: () => ['staff@nargisus.test'],
    send: (mail) => Promise.resolve(`message-${fixture.sent.push(mail)}`),
    shopOrigin: () => 'https://nargisus.test',
  };

  return Object.assign(fixture, {
    dependencies,
    /** Returns dependencies with which sending fails with that error. */
    failing: (error: Error): ReportDependencies => ({ ...dependencies, send: () => Promise.reject(error) }),
    /** Runs the report of the day as the scheduler does. */
    run: (by: ReportDependencies = dependencies) =>
      runDailyReport(fixture.repositories.reports, by, { day: fixture.day, by: 'schedule' }),
    /** Advances the clock. */
    later: (ms: number) => {
      fixture.clock = new Date(fixture.clock.getTime() + ms);
    },
    /** Reads the record of the day. */
    recorded: async (): Promise<ReportRecord> => {
      const [record] = await fixture.repositories.reports.records([fixture.day]);
      if (!record) throw new Error(`No record of ${fixture.day}`);
      return record;
    },
    /** Stores an order of that moment, as placing one would. @returns its order id */
    ordered: async (at: Date, recipientName = 'রফিকুল ইসলাম'): Promise<string> => {
      const { shippingAddress } = anOrder(at);
      const order = anOrder(at, {
        _id: randomUUID(),
        orderId: makeOrderId(at, Math.random),
        shippingAddress: { ...shippingAddress, recipientName },
      });
      await fixture.db.doc(`orders/${order._id}`).set(toDocument(orderSchema, order));
      return order.orderId;
    },
  });
}
