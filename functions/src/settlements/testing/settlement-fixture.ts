import type { Parcel } from '@nargisus/domain/couriers';
import type { Posting } from '@nargisus/domain/ledger';
import type { SettlementRow } from '@nargisus/domain/settlements';
import { applyEvent } from '../../couriers/apply-event.ts';
import { sendParcel } from '../../couriers/send-parcel.ts';
import { SteadfastNotices } from '../../couriers/steadfast-notices.ts';
import { createParcelFixture, simulator, staff } from '../../couriers/testing/parcel-fixture.ts';
import { importStatements } from '../import-statements.ts';
import { requestStatements } from '../request-statements.ts';
import type { SettlementRepositories } from '../settlement-dependencies.ts';
import { settleRows } from '../settle-rows.ts';
import { SettlementsRepository } from '../settlements.repository.ts';

/** The charge that the tests agree with the courier, in taka: what the simulator takes. */
const AGREED_CHARGE = 80;

/** Opens statements on the Firestore emulator, in an isolated project, with the local stack's courier simulator. */
export function createSettlementFixture(name: string) {
  const parcelFixture = createParcelFixture(name);
  const { db, worker } = parcelFixture;
  const settlements = new SettlementsRepository(db);
  const repositories = {
    ...parcelFixture.repositories,
    settlements,
    settings: {
      couriers: async () => ({
        ...(await parcelFixture.repositories.settings.couriers()),
        agreedCharge: AGREED_CHARGE,
      }),
    },
  } satisfies SettlementRepositories;
  const reader = new SteadfastNotices('token');

  /** Reports a parcel as delivered to the shop. */
  async function report({ _id: invoice, consignmentId, cod }: Parcel): Promise<void> {
    const notice = {
      notification_type: 'delivery_status',
      consignment_id: Number(consignmentId),
      ...{ invoice, status: 'delivered', cod_amount: cod / 100, tracking_message: '' },
      updated_at: '2026-11-21 11:00:00',
    };
    const event = reader.read(
      { headers: {}, body: Buffer.from(JSON.stringify(notice)) },
      parcelFixture.clock,
    );
    await repositories.courierEvents.store('steadfast', event, parcelFixture.clock);
    await applyEvent(repositories, event.key, parcelFixture.clock);
  }

  return {
    ...parcelFixture,
    repositories,
    report,
    /** Books a parcel, which the courier delivers; the shop hears of it unless it `isSilent`. */
    deliver: async ({ isSilent = false } = {}): Promise<Parcel> => {
      const { _id } = await parcelFixture.intend();
      await sendParcel(repositories, worker, _id);
      const parcel = await parcelFixture.parcelAt(_id);
      await simulator('POST', `consignments/${_id}`, { action: 'deliver' });
      parcelFixture.clock = new Date('2026-11-21T12:00:00Z');
      if (!isSilent) await report(parcel);
      return parcel;
    },
    /** Has the courier pay out these parcels, and returns the statement's id. */
    payOut: async (statement: string, parcels: readonly Parcel[]): Promise<string> => {
      await simulator('PUT', 'settings', { statement });
      const invoices = parcels.map(({ _id }) => _id);
      const { id } = await simulator<{ id: number }>('POST', 'payouts', { invoices });
      return `steadfast-${id}`;
    },
    /** Fetches the courier's statements as staff ask for it. */
    fetchStatements: async () => {
      await requestStatements(repositories, {
        ...{ courier: 'steadfast', caller: staff, now: parcelFixture.clock },
      });
      return importStatements(repositories, worker, 'steadfast');
    },
    settle: (id: string, of: SettlementRepositories = repositories) =>
      settleRows(
        of,
        {
          now: () => parcelFixture.clock,
          until: new Date(parcelFixture.clock.getTime() + 1),
          reportBroken: (_row, thrown) => {
            throw thrown;
          },
        },
        id,
      ),
    settlementAt: async (id: string) => (await db.doc(`settlements/${id}`).get()).data()!,
    rowsOf: async (id: string) =>
      (await db.collection(`settlements/${id}/rows`).get()).docs.map(
        (document): Record<string, unknown> & Pick<SettlementRow, '_id'> => ({
          ...document.data(),
          _id: document.id,
        }),
      ),
    /** Returns the balance of an account over the postings of a statement, in taka. */
    balanceOf: async (id: string, account: string): Promise<number> => {
      const { docs } = await db.collection('ledger').where('settlement', '==', id).get();
      const lines = docs.flatMap((document) => document.get('lines') as Posting['lines']);
      const amounts = lines.filter((line) => line.account === account).map(({ amount }) => amount);
      return Math.round(amounts.reduce<number>((sum, amount) => sum + amount, 0) * 100) / 100;
    },
    cashOf: async ({ order }: Parcel) => (await db.doc(`orderCash/${order}`).get()).data(),
  };
}
