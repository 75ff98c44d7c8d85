import type { AuditRecord } from '@nargisus/domain/audit';
import { invoiceSchema, type Parcel } from '@nargisus/domain/couriers';
import { withCashDue } from '@nargisus/domain/desk';
import { owedByCourier } from '@nargisus/domain/ledger';
import type {
  CourierTerms,
  KnownParcel,
  SettledRow,
  Settlement,
  SettlementRow,
} from '@nargisus/domain/settlements';
import type { Transaction } from 'firebase-admin/firestore';
import type { SettlementRepositories } from './settlement-dependencies.ts';

interface StoredRow {
  readonly settlement: Settlement;
  readonly row: SettlementRow;
  readonly parcel: KnownParcel | undefined;
  readonly terms: CourierTerms;
}

interface Change {
  readonly id: string;
  readonly row: string;
  readonly terms: CourierTerms;
  readonly now: Date;
  /** Throws, or returns null to change nothing. */
  readonly decide: (stored: StoredRow) => SettledRow | null;
  readonly onMissing: () => never;
  readonly audit?: (before: SettlementRow, after: SettledRow) => AuditRecord;
}

/**
 * Changes a row of a statement in one transaction with its posting, its parcel and the desk of its order, so that a worker that
 * dies between two rows has either posted a row or not begun it. Six reads at most: statement, row, parcel, order, desk document
 * and the cash of the order. Seven writes at most.
 */
export function changeRow(
  { orders, parcels, settlements }: Omit<SettlementRepositories, 'settings'>,
  { id, row: place, terms, now, decide, onMissing, audit }: Change,
): Promise<SettlementRow | undefined> {
  return orders.inTransaction(async (transaction, firestoreTransaction) => {
    const found = await settlements.findRow(firestoreTransaction, id, place);
    if (!found?.row) return onMissing();
    const { settlement, row } = found;
    const isInvoice = invoiceSchema.safeParse(row.invoice).success;
    const parcel = isInvoice ? await parcels.findIn(firestoreTransaction, row.invoice) : undefined;
    const cash = parcel && (await transaction.ledger.cashOf(parcel.order));
    const known = parcel && {
      ...{ order: parcel.order, orderId: parcel.orderId },
      ...{ settlement: parcel.settlement, cash },
    };
    const changed = decide({ settlement, row, parcel: known, terms });
    if (!changed) return undefined;
    const order = changed.cash && (await transaction.find(changed.cash._id));
    settlements.changeRow(firestoreTransaction, { settlement, row }, changed);
    transaction.ledger.settle(changed.posting, changed.cash);
    if (parcel) markParcel(parcels, firestoreTransaction, parcel, changed);
    if (order && changed.cash) {
      const desk = withCashDue(transaction.deskOf(order), owedByCourier(changed.cash), now);
      transaction.change(order, order, desk);
    }
    if (audit) transaction.audit(audit(row, changed), now);
    return changed.row;
  });
}

/** Records on a parcel the statement that settled a row about it. */
function markParcel(
  parcels: SettlementRepositories['parcels'],
  transaction: Transaction,
  parcel: Parcel,
  { settlement, row }: SettledRow,
): void {
  if (row.state === 'settled' || row.state === 'accepted')
    parcels.change(transaction, parcel, { ...parcel, settlement: settlement._id });
}
