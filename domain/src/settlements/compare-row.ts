import { addPaisa, NO_MONEY, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { percentOf } from '../money/percent.ts';
import { taka } from '../money/taka.ts';
import type { RowMatch, Settlement, SettlementRow } from './settlement.ts';

/** Couriers round the collection fee in their own ways. */
const FEE_TOLERANCE = taka(1);

/** What the shop has agreed with the courier. */
export interface CourierTerms {
  /** The highest delivery charge of a parcel; zero when it is not checked. */
  readonly agreedCharge: Paisa;
  /** The courier's part of the collected cash, in percent. */
  readonly collectionPercent: number;
}

/** What the shop knows of the parcel of a row. */
export interface RowParcel {
  /** What the courier owes; below zero when it paid for a delivery that was taken back. */
  readonly owed: Paisa;
  /** What earlier rows have settled. */
  readonly settled: Paisa;
  /** Whether an earlier row was about it. */
  readonly isKnownToStatements: boolean;
}

export interface Comparison {
  readonly match: RowMatch;
  readonly owed: Paisa;
  /** The charges that the terms allow for. */
  readonly agreed: Paisa;
}

type Row = Pick<SettlementRow, 'kind' | 'collected' | 'charge' | 'fee'>;

/**
 * Compares a row of a statement with what the courier owes (docs/adr/0079). Repeated after other rows, deliveries or corrections
 * it may give another result, so it runs in the transaction that posts the row.
 * @param parcel - undefined when the shop has no parcel with the invoice
 */
export function compareRow(
  row: Row,
  parcel: RowParcel | undefined,
  terms: CourierTerms,
  { withoutFee }: Pick<Settlement, 'withoutFee'>,
): Comparison {
  if (row.kind === 'rest') return compareRest(row, percentOf(withoutFee, terms.collectionPercent));
  const owed = parcel?.owed ?? NO_MONEY;
  const agreed = agreedCharges(row, terms);
  return { match: matchOf(row, parcel, agreed), owed, agreed };
}

function matchOf(row: Row, parcel: RowParcel | undefined, agreed: Paisa): RowMatch {
  if (!parcel) return 'unknown';
  const { owed, settled, isKnownToStatements } = parcel;
  const { collected } = row;
  if (owed <= 0 && collected > 0) return settled === NO_MONEY ? 'not-due' : 'settled-before';
  // The charge of a parcel without cash: nothing but the earlier row shows that it is charged twice.
  if (owed === NO_MONEY && collected === NO_MONEY && isKnownToStatements) return 'settled-before';
  if (collected < owed) return 'short';
  if (collected > owed) return 'over';
  return agreed === chargesOf(row) ? 'matched' : 'fee-wrong';
}

/** Compares the rest of a statement: the collection fees that no row states, and any unexplained difference. */
function compareRest({ charge }: Row, fees: Paisa): Comparison {
  const isFee = Math.abs(charge - fees) <= FEE_TOLERANCE;
  const match = isFee ? 'matched' : charge > fees ? 'fee-wrong' : 'over';
  return { match, owed: NO_MONEY, agreed: isFee ? charge : fees };
}

function agreedCharges({ collected, charge, fee }: Row, terms: CourierTerms): Paisa {
  const { agreedCharge, collectionPercent } = terms;
  const isChargeRight = agreedCharge === NO_MONEY || charge <= agreedCharge;
  const agreedFee = percentOf(collected, collectionPercent);
  const isFeeRight = fee === null || Math.abs(subtractPaisa(fee, agreedFee)) <= FEE_TOLERANCE;
  return addPaisa(isChargeRight ? charge : agreedCharge, isFeeRight ? (fee ?? NO_MONEY) : agreedFee);
}

/** Returns all that the courier kept of a row. */
export const chargesOf = ({ charge, fee }: Pick<SettlementRow, 'charge' | 'fee'>): Paisa =>
  addPaisa(charge, fee ?? NO_MONEY);
