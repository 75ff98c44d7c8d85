import { owedByCourier, type LedgerLine, type OrderCash, type Posting } from '../ledger/posting.ts';
import { addPaisa, NO_MONEY, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { chargesOf, compareRow, type Comparison, type CourierTerms } from './compare-row.ts';
import type { RowDecision } from './row-decision.ts';
import type { DifferenceAccount, RowMatch, RowState, Settlement, SettlementRow } from './settlement.ts';

/** What is stored about the parcel of a row. */
export interface KnownParcel {
  readonly order: string;
  readonly orderId: string;
  /** The last statement with a row about it; null before. */
  readonly settlement: string | null;
  /** The postings of its order; undefined without a delivery with cash. */
  readonly cash: OrderCash | undefined;
}

interface Stored {
  readonly settlement: Settlement;
  readonly row: SettlementRow;
  /** Undefined when the shop has no parcel with the row's invoice. */
  readonly parcel: KnownParcel | undefined;
  readonly terms: CourierTerms;
}

/** Everything that one transaction writes for a row. */
export interface SettledRow {
  readonly settlement: Settlement;
  readonly row: SettlementRow;
  /** Null when the row moves no money. */
  readonly posting: Posting | null;
  /** The postings of its order as they are to be; undefined when nothing of an order was settled. */
  readonly cash: OrderCash | undefined;
}

/** Rows that are about what the courier owes; the cash of the others belongs to no delivery. */
const OF_A_DELIVERY: readonly RowMatch[] = ['matched', 'short', 'over', 'fee-wrong'];

/** Returns a row after the worker compared it: posted when it matches, otherwise waiting for staff. */
export function settleRow(stored: Stored, now: Date): SettledRow {
  const compared = compare(stored);
  return compared.match === 'matched'
    ? posted(stored, compared, { state: 'settled', account: null, now })
    : unposted(stored, compared, { state: stored.row.state === 'disputed' ? 'disputed' : 'waiting' });
}

/** Returns a row after a decision by staff. Compares it again first, because another row or delivery may have settled it since. */
export function decideRow(stored: Stored, decision: RowDecision, by: string, now: Date): SettledRow {
  const decided: Stored = { ...stored, row: { ...stored.row, by, at: now } };
  if (decision.choice === 'compare') return settleRow(decided, now);
  const compared = compare(decided);
  const noted = { ...decided, row: { ...decided.row, note: decision.note } };
  if (decision.choice === 'dispute') return unposted(noted, compared, { state: 'disputed' });
  const account = compared.match === 'matched' ? null : decision.account;
  if (compared.match !== 'matched' && !account) throw new RangeError('A difference needs an account');
  return posted(noted, compared, { state: 'accepted', account, now });
}

function compare({ settlement, row, parcel, terms }: Stored): Comparison {
  const { open, settled } = parcel?.cash ?? { open: null, settled: NO_MONEY };
  const known = parcel && {
    owed: owedByCourier({ open, settled }),
    settled,
    isKnownToStatements: parcel.settlement !== null,
  };
  return compareRow(row, known, terms, settlement);
}

function unposted(
  { settlement, row, parcel }: Stored,
  compared: Comparison,
  { state }: { readonly state: RowState },
): SettledRow {
  const next = { ...row, ...shown(parcel, compared), state };
  return { settlement: counted(settlement, row, next), row: next, posting: null, cash: undefined };
}

interface Posted {
  readonly state: 'settled' | 'accepted';
  readonly account: DifferenceAccount | null;
  readonly now: Date;
}

function posted(
  { settlement, row, parcel }: Stored,
  compared: Comparison,
  { state, account, now }: Posted,
): SettledRow {
  const next = { ...row, ...shown(parcel, compared), state, account };
  const settledOf =
    row.kind === 'parcel' && OF_A_DELIVERY.includes(compared.match) ? compared.owed : NO_MONEY;
  const lines = linesOf(row, compared.agreed, settledOf, account);
  const bank = subtractPaisa(row.collected, chargesOf(row));
  const posting: Posting = {
    _id: `settled:${settlement._id}:${row._id}`,
    at: now,
    ...{ order: parcel?.order ?? null, orderId: parcel?.orderId ?? null },
    ...{ invoice: row.invoice || null, settlement: settlement._id, reverses: null },
    lines,
  };
  const cash = parcel?.cash;
  return {
    settlement: {
      ...counted(settlement, row, next),
      posted: addPaisa(settlement.posted, bank),
    },
    row: next,
    posting: lines.length > 0 ? posting : null,
    cash:
      cash && settledOf !== NO_MONEY ? { ...cash, settled: addPaisa(cash.settled, settledOf) } : undefined,
  };
}

/**
 * Returns the lines of a row: its cash is in the bank without the charges, the courier owes so much less, and what neither the
 * delivery nor the terms explain is on the account that staff chose.
 */
function linesOf(
  row: SettlementRow,
  agreed: Paisa,
  settledOf: Paisa,
  account: DifferenceAccount | null,
): LedgerLine[] {
  const charges = chargesOf(row);
  const difference = addPaisa(subtractPaisa(settledOf, row.collected), subtractPaisa(charges, agreed));
  const amounts = new Map<LedgerLine['account'], Paisa>();
  const add = (to: LedgerLine['account'], amount: Paisa) =>
    amounts.set(to, addPaisa(amounts.get(to) ?? NO_MONEY, amount));
  add('bank', subtractPaisa(row.collected, charges));
  add('courier-fees', agreed);
  add('courier', subtractPaisa(NO_MONEY, settledOf));
  if (account) add(account, difference);
  return [...amounts].flatMap(([to, amount]) => (amount === 0 ? [] : [{ account: to, amount }]));
}

const shown = (parcel: KnownParcel | undefined, { match, owed, agreed }: Comparison) => ({
  ...{ match, owed, agreed },
  ...{ order: parcel?.order ?? null, orderId: parcel?.orderId ?? null },
});

function counted(settlement: Settlement, before: SettlementRow, after: SettlementRow): Settlement {
  const counts = { ...settlement.counts };
  counts[before.state] -= 1;
  counts[after.state] += 1;
  return { ...settlement, counts };
}
