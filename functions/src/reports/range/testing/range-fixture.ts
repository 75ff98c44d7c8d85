import { toDocument } from '@nargisus/domain/contract';
import { makeOrderId, orderSchema, type Order } from '@nargisus/domain/orders';
import type { DayRange, RangeReport } from '@nargisus/domain/reports';
import { anOrder } from '@nargisus/domain/testing/orders';
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import { makeRangeReport, type RangeReportRepositories } from '../make-range-report.ts';
import { RangeFiles } from '../range-files.ts';
import { RangeReportsRepository } from '../range-reports.repository.ts';

/** Makes reports of ranges on the emulators, in an isolated project and bucket that no trigger follows. */
export function createRangeFixture() {
  const fixture = {
    db: undefined as unknown as Firestore,
    repositories: undefined as unknown as RangeReportRepositories,
    /** Ten days of the test, which no other test stores orders in. */
    range: { from: '2026-01-01', to: '2026-01-10' } as DayRange,
    clock: new Date(),
    failures: [] as unknown[],
  };

  beforeAll(() => {
    const projectId = `demo-range-${randomUUID().slice(0, 8)}`;
    fixture.db = getFirestore(initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }));
    fixture.repositories = {
      rangeReports: new RangeReportsRepository(fixture.db),
      rangeFiles: new RangeFiles(),
    };
  });
  beforeEach(() => {
    const from = addDays(fixture.range.to, 5);
    fixture.range = { from, to: addDays(from, 9) as DhakaDay };
    fixture.clock = startOfDhakaDay(addDays(from, 20));
    fixture.failures = [];
  });

  return Object.assign(fixture, {
    /** The n-th day of the range, from 1, at noon. */
    on: (day: number) =>
      new Date(startOfDhakaDay(addDays(fixture.range.from, day - 1)).getTime() + 12 * 3_600_000),
    later: (ms: number) => {
      fixture.clock = new Date(fixture.clock.getTime() + ms);
    },
    request: (range = fixture.range) =>
      fixture.repositories.rangeReports.request(range, { by: 'u1', now: fixture.clock }),
    run: ({ _id }: Pick<RangeReport, '_id'>, by: Partial<RangeReportRepositories> = {}) =>
      makeRangeReport(
        { ...fixture.repositories, ...by },
        { now: () => fixture.clock, reportFailure: (thrown) => fixture.failures.push(thrown) },
        _id,
      ),
    recorded: async ({ _id }: Pick<RangeReport, '_id'>): Promise<RangeReport> =>
      (await fixture.repositories.rangeReports.find(_id))!,
    /** Returns a stored file as text. */
    stored: async (path: string): Promise<string> => {
      const [bytes] = await getStorage().bucket().file(path).download();
      return bytes.toString('utf8');
    },
    /** Stores an order, as placing one would. */
    ordered: async (at: Date, override: Partial<Order> = {}): Promise<Order> => {
      const order = anOrder(at, { _id: randomUUID(), orderId: makeOrderId(at, Math.random), ...override });
      await fixture.db.doc(`orders/${order._id}`).set(toDocument(orderSchema, order));
      return order;
    },
  });
}
