import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesCollectedCash, postDelivery } from '../ledger/post-delivery.ts';
import { owedByCourier, type OrderCash, type Posting } from '../ledger/posting.ts';
import { addPaisa, NO_MONEY, paisa, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { taka, wholeTaka } from '../money/taka.ts';
import { placedOrder } from '../orders/testing/placed-order.ts';
import type { Order } from '../orders/order.ts';
import { deliverInPart, partialDeliveryOf } from '../orders/partial-delivery.ts';
import { setStatuses } from '../orders/transition-delivery.ts';
import type { RowDecision } from './row-decision.ts';
import { decideRow, settleRow, type SettledRow } from './settle-row.ts';
import { isOpenRow, type Settlement, type SettlementRow } from './settlement.ts';
import { importedSettlement, type StatementLine } from './statement.ts';

const now = new Date('2026-11-28T06:00:00Z');
const terms = { agreedCharge: taka(80), collectionPercent: 1 };
const DELIVERED = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
const UNDER_WAY = { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' } as const;
const TAKEN_BACK = { orderStatus: 'processing', deliveryStatus: 'pending' } as const;

/** Two pieces instead of one, of which the customer can refuse one. */
function withTwoPieces(order: Order): Order {
  const items = order.items.map((line) => ({ ...line, quantity: 2, price: paisa(line.itemTotal / 2) }));
  return { ...order, items };
}

/** A shop of three orders at the courier, and the statements that it has imported. */
class Books {
  readonly orders = [96_150, 120_000, 45_050].map((total, at) => ({
    ...withTwoPieces(placedOrder(total)),
    ...{ _id: `o${at}`, orderId: `ORD-20261120-3333${at + 2}` },
  }));
  readonly cash = new Map<string, OrderCash>();
  readonly parcels = new Map<string, string>();
  readonly journal = new Map<string, Posting>();
  readonly statements = new Map<string, { settlement: Settlement; rows: SettlementRow[] }>();
  /** What rows have taken off the courier's debt. */
  settled: Paisa = NO_MONEY;

  invoiceOf(order: number): string {
    return order < this.orders.length ? `${this.orders[order]!.orderId}-1` : 'OTHER-SHOP-1';
  }

  setStatus(at: number, isDelivered: boolean): void {
    const to = isDelivered ? DELIVERED : TAKEN_BACK;
    this.#take(at, setStatuses(this.orders[at]!, to, { who: 'boss', now, note: '' }));
  }

  /** Delivers an order in part: one of its two pieces is kept, and the rider takes a share of what is due. */
  deliverInPart(at: number, share: number): void {
    const order = setStatuses(this.orders[at]!, UNDER_WAY, { who: 'boss', now, note: '' });
    const [line] = order.items as [Order['items'][number]];
    const refused = [{ productId: line.productId, size: line.size, quantity: 1 }];
    const { due } = partialDeliveryOf(order, refused);
    const cash = { collected: wholeTaka(paisa(Math.round(due * share))), due, reason: 'As the rider said' };
    const result = deliverInPart(order, { refused, ...cash, who: 'boss', now }, null);
    if (!result.ok) throw new Error(result.reason);
    this.#take(at, order);
    this.#take(at, result.order);
  }

  #take(at: number, after: Order): void {
    const before = this.orders[at]!;
    this.orders[at] = after;
    if (!changesCollectedCash(before, after)) return;
    const stored = this.cash.get(after._id);
    const { postings, cash } = postDelivery({ after, invoice: this.invoiceOf(at), stored, now });
    for (const posting of postings) this.post(posting);
    this.cash.set(after._id, cash);
  }

  /** Imports a statement, once however often. */
  import(reference: string, lines: readonly StatementLine[], paid: Paisa | null): void {
    const made = importedSettlement(
      { courier: 'steadfast', reference, paidAt: now, paid, lines },
      { source: 'api', by: 'boss', now },
    );
    const { _id } = made.settlement;
    if (!this.statements.has(_id)) this.statements.set(_id, { ...made, rows: [...made.rows] });
  }

  /** Runs the worker on a row (without a decision), or a decision of staff. Refused where the functions refuse it. */
  change(reference: number, place: number, decision?: RowDecision): void {
    const statement = this.statements.get(`steadfast-${reference}`);
    const row = statement?.rows[place];
    if (!statement || !row) return;
    if (decision ? !isOpenRow(row) : row.state !== 'imported') return;
    const at = this.orders.findIndex((_, order) => this.invoiceOf(order) === row.invoice);
    const order = this.orders[at];
    const parcel = order && {
      ...{ order: order._id, orderId: order.orderId },
      ...{ settlement: this.parcels.get(row.invoice) ?? null, cash: this.cash.get(order._id) },
    };
    const stored = { settlement: statement.settlement, row, parcel, terms };
    this.store(place, decision ? decideRow(stored, decision, 'boss', now) : settleRow(stored, now));
  }

  store(place: number, { settlement, row, posting, cash }: SettledRow): void {
    const statement = this.statements.get(settlement._id)!;
    statement.settlement = settlement;
    statement.rows[place] = row;
    if (posting) this.post(posting);
    if (!isOpenRow(row)) this.parcels.set(row.invoice, settlement._id);
    if (!cash) return;
    this.settled = addPaisa(this.settled, subtractPaisa(cash.settled, this.cash.get(cash._id)!.settled));
    this.cash.set(cash._id, cash);
  }

  /** @throws Error for a posting that does not sum to zero, and for a second one of a cause */
  post(posting: Posting): void {
    if (addPaisa(...posting.lines.map(({ amount }) => amount)) !== NO_MONEY)
      throw new Error(`${posting._id} does not sum to zero`);
    if (this.journal.has(posting._id)) throw new Error(`${posting._id} is posted twice`);
    this.journal.set(posting._id, posting);
  }

  balance(account: string): Paisa {
    const lines = [...this.journal.values()].flatMap((posting) => posting.lines);
    return addPaisa(...lines.filter((it) => it.account === account).map(({ amount }) => amount));
  }
}

const line = fc.record({
  order: fc.integer({ min: 0, max: 3 }),
  // Right, short, over, nothing, or taken back.
  difference: fc.constantFrom(0, 0, 0, -5_000, 5_000, null, 'back' as const),
  charge: fc.constantFrom(8_000, 8_000, 14_000, 0),
  isFeeStated: fc.boolean(),
});
const decision: fc.Arbitrary<RowDecision> = fc.oneof(
  fc.record({
    choice: fc.constant('accept' as const),
    account: fc.constantFrom('loss' as const, 'courier-fees' as const, 'rounding' as const),
    note: fc.constant('Agreed'),
  }),
  fc.constant({ choice: 'dispute' as const, account: null, note: 'Asked' }),
  fc.constant({ choice: 'compare' as const, account: null, note: '' }),
);
const place = { statement: fc.integer({ min: 1, max: 3 }), row: fc.integer({ min: 0, max: 5 }) };
const step = fc.oneof(
  fc.record({
    kind: fc.constant('deliver' as const),
    order: fc.integer({ min: 0, max: 2 }),
    is: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('part' as const),
    order: fc.integer({ min: 0, max: 2 }),
    share: fc.constantFrom(1, 1, 0, 0.7, 1.2),
  }),
  fc.record({
    kind: fc.constant('import' as const),
    reference: fc.integer({ min: 1, max: 3 }),
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    rest: fc.constantFrom(null, 0, -961, 10_000),
  }),
  fc.record({ kind: fc.constant('work' as const), ...place }),
  fc.record({ kind: fc.constant('work' as const), ...place }),
  fc.record({ kind: fc.constant('decide' as const), ...place, decision }),
);

function amountOf(
  books: Books,
  { order, difference }: { order: number; difference: number | null | 'back' },
) {
  const placed = books.orders[order];
  const due = wholeTaka(placed ? (placed.cashTaken ?? placed.totalAmount) : taka(500));
  if (difference === null) return NO_MONEY;
  return difference === 'back' ? subtractPaisa(NO_MONEY, due) : paisa(due + difference);
}

type Step = typeof step extends fc.Arbitrary<infer It> ? It : never;

function run(books: Books, it: Step): void {
  if (it.kind === 'deliver') books.setStatus(it.order, it.is);
  else if (it.kind === 'part') books.deliverInPart(it.order, it.share);
  else if (it.kind === 'import') {
    const lines = it.lines.map((of) => ({
      invoice: books.invoiceOf(of.order),
      collected: amountOf(books, of),
      charge: paisa(of.charge),
      fee: of.isFeeStated ? paisa(Math.round(amountOf(books, of) / 100)) : null,
    }));
    const sum = addPaisa(
      ...lines.map(({ collected, charge, fee }) => paisa(collected - charge - (fee ?? 0))),
    );
    books.import(String(it.reference), lines, it.rest === null ? null : paisa(sum + it.rest));
  } else books.change(it.statement, it.row, it.kind === 'decide' ? it.decision : undefined);
}

test('whatever is delivered whole or in part, taken back, imported, settled and decided, in any order, the books are right', () => {
  const seen = new Set<string>();
  const property = fc.property(fc.array(step, { minLength: 20, maxLength: 90 }), (steps) => {
    const books = new Books();
    for (const it of steps) {
      run(books, it);
      // The courier owes what it delivered for cash and no row has settled.
      const delivered = books.orders.filter(({ paymentStatus }) => paymentStatus === 'paid');
      const collected = addPaisa(
        ...delivered.map((order) => order.cashTaken ?? wholeTaka(order.totalAmount)),
      );
      expect(books.balance('courier')).toBe(subtractPaisa(collected, books.settled));
      expect(addPaisa(...[...books.cash.values()].map(owedByCourier))).toBe(books.balance('courier'));
      // The bank has what statements say, and their counts are those of their rows.
      const statements = [...books.statements.values()];
      expect(books.balance('bank')).toBe(addPaisa(...statements.map(({ settlement }) => settlement.posted)));
      for (const { settlement, rows } of statements) {
        const counts = { imported: 0, settled: 0, waiting: 0, disputed: 0, accepted: 0 };
        for (const { state } of rows) counts[state] += 1;
        expect(settlement.counts).toEqual(counts);
        const isDone = rows.every(({ state }) => state === 'settled' || state === 'accepted');
        expect(isDone ? settlement.posted : settlement.paid).toBe(settlement.paid);
        for (const { match, state } of rows) seen.add(`${match} ${state}`);
      }
    }
  });
  fc.assert(property, { numRuns: 1500 });
  // The generator reaches every comparison, settled and decided.
  for (const match of ['short', 'over', 'fee-wrong', 'unknown', 'not-due', 'settled-before'])
    for (const state of ['waiting', 'disputed', 'accepted']) expect(seen).toContain(`${match} ${state}`);
  expect(seen).toContain('matched settled');
});
