import type { CourierName } from '../couriers/parcel.ts';
import { addPaisa, NO_MONEY, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { chargesOf } from './compare-row.ts';
import { referenceDigits, settlementId, type Settlement, type SettlementRow } from './settlement.ts';

/** What a statement says of one parcel. */
export interface StatementLine {
  readonly invoice: string;
  readonly collected: Paisa;
  readonly charge: Paisa;
  /** Null where the statement does not say it by parcel. */
  readonly fee: Paisa | null;
}

/** A courier's statement, however it came. */
export interface Statement {
  readonly courier: CourierName;
  readonly reference: string;
  readonly paidAt: Date | null;
  /** What was paid out; null when it is not stated: then it is the sum of the lines. */
  readonly paid: Paisa | null;
  readonly lines: readonly StatementLine[];
}

export interface Import {
  readonly source: Settlement['source'];
  readonly by: string;
  readonly now: Date;
}

const ROW_DIGITS = 4;

/** Returns the documents of a statement as it is imported: none of its rows is compared yet. */
export function importedSettlement(
  { courier, reference, paidAt, paid, lines }: Statement,
  { source, by, now }: Import,
): { readonly settlement: Settlement; readonly rows: readonly SettlementRow[] } {
  const collected = addPaisa(...lines.map((line) => line.collected));
  const sum = subtractPaisa(collected, addPaisa(...lines.map(chargesOf)));
  const rest = subtractPaisa(paid ?? sum, sum);
  const rows = lines.map((line, at) => importedRow(at + 1, 'parcel', line));
  if (rest !== 0) {
    const charge = subtractPaisa(NO_MONEY, rest);
    rows.push(importedRow(rows.length + 1, 'rest', { invoice: '', collected: NO_MONEY, charge, fee: null }));
  }
  const settlement: Settlement = {
    _id: settlementId(courier, reference),
    ...{ courier, reference: referenceDigits(reference), source, by, importedAt: now, paidAt },
    collected,
    charges: subtractPaisa(collected, paid ?? sum),
    paid: paid ?? sum,
    withoutFee: addPaisa(...lines.filter(({ fee }) => fee === null).map((line) => line.collected)),
    rows: rows.length,
    counts: { imported: rows.length, settled: 0, waiting: 0, disputed: 0, accepted: 0 },
    posted: NO_MONEY,
  };
  return { settlement, rows };
}

function importedRow(
  place: number,
  kind: SettlementRow['kind'],
  { invoice, collected, charge, fee }: StatementLine,
): SettlementRow {
  return {
    _id: String(place).padStart(ROW_DIGITS, '0'),
    ...{ kind, invoice, collected, charge, fee },
    ...{ state: 'imported', match: null, owed: null, agreed: null, order: null, orderId: null },
    ...{ account: null, note: '', by: null, at: null },
  };
}
