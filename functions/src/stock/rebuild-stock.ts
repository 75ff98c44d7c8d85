import { fromDocument } from '@nargisus/domain/contract';
import { orderSchema } from '@nargisus/domain/orders';
import {
  countStock,
  levelsOf,
  parseStockId,
  stockId,
  stockMoveSchema,
  type Stock,
  type StockLevels,
} from '@nargisus/domain/stock';
import { FieldPath, type Firestore, type Query, type Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { AvailabilityRepository } from './availability.repository.ts';
import { readStock } from './stock-levels.ts';
import { StockTransaction } from './stock-transaction.ts';

const PAGE = 500;
const movedSchema = z.pick(stockMoveSchema, { _id: true, stock: true, from: true, to: true });
const soldSchema = z.pick(orderSchema, { _id: true, items: true });

/** A size whose stock is not what its moves, the orders and the attempts to pay say. */
interface StockDifference {
  readonly stock: string;
  readonly stored: StockLevels | undefined;
  readonly moves: StockLevels;
  /** The pieces of orders that wait to be handed over. */
  readonly ordered: number;
  /** Holds without an attempt to pay. */
  readonly strayHolds: readonly string[];
}

export interface RebuiltStock {
  readonly sizes: number;
  readonly differences: readonly StockDifference[];
  /** Sizes that changed since the count: run it again. */
  readonly skipped: readonly string[];
  /** Products that show shoppers something else than their stock. */
  readonly shownWrong: readonly string[];
}

/**
 * Compares the stock of every size with the sum of its moves, the orders that wait to be handed over, and the open attempts
 * to pay, and what shoppers see with it. With `repair`, corrects each size in a transaction: the moves decide what lies on the
 * shelf and the orders what is committed, and a move says what was corrected.
 *
 * Safe while orders come in: reads everything at the same moment, and leaves a size that changed since. Reads every order, move
 * and size, PAGE at a time.
 */
export async function rebuildStock(db: Firestore, { repair }: { repair: boolean }): Promise<RebuiltStock> {
  const moment = (await db.collection('stock').limit(1).get()).readTime;
  const { stocks, differences } = await compareAt(db, moment);
  const skipped: string[] = [];
  for (const difference of repair ? differences : []) {
    if (!(await repairStock(db, difference, moment))) skipped.push(difference.stock);
  }
  const availability = new AvailabilityRepository(db);
  const shownWrong: string[] = [];
  const sizes = [...stocks.keys(), ...differences.map(({ stock }) => stock)].map(parseStockId);
  for (const productId of new Set(sizes.flatMap((size) => size?.productId ?? []))) {
    if (await availability.isRight(productId)) continue;
    shownWrong.push(productId);
    if (repair) await availability.refresh(productId);
  }
  return { sizes: stocks.size, differences, skipped, shownWrong };
}

async function compareAt(db: Firestore, moment: Timestamp) {
  const stocks = new Map<string, Stock>();
  const moves = new Map<string, StockLevels>();
  const ordered = new Map<string, number>();
  const holding = new Set<string>();
  for await (const document of allOf(db, db.collection('stock'), moment)) {
    stocks.set(document.id, readStock(document)!);
  }
  for await (const document of allOf(db, db.collection('stockMoves').select('stock', 'from', 'to'), moment)) {
    const { stock, from, to } = fromDocument(movedSchema, document.id, document.data());
    const sum = moves.get(stock) ?? { onHand: 0, committed: 0 };
    moves.set(stock, {
      onHand: sum.onHand + to.onHand - from.onHand,
      committed: sum.committed + to.committed - from.committed,
    });
  }
  for await (const document of allOf(db, db.collection('orders').select('items'), moment)) {
    for (const line of fromDocument(soldSchema, document.id, document.data()).items) {
      if (line.stock !== 'committed') continue;
      ordered.set(stockId(line), (ordered.get(stockId(line)) ?? 0) + line.quantity);
    }
  }
  for await (const document of allOf(
    db,
    db.collection('payments').where('state', '==', 'open').select('hold'),
    moment,
  )) {
    if (document.get('hold')) holding.add(document.id);
  }

  const differences = [...new Set([...stocks.keys(), ...moves.keys()])].flatMap(
    (stock): StockDifference[] => {
      const stored = stocks.get(stock);
      const difference = {
        stock,
        stored: stored && levelsOf(stored),
        moves: moves.get(stock) ?? { onHand: 0, committed: 0 },
        ordered: ordered.get(stock) ?? 0,
        strayHolds: Object.entries(stored?.holds ?? {})
          .filter(([tranId, { until }]) => until > moment.toDate() && !holding.has(tranId))
          .map(([tranId]) => tranId),
      };
      return isRight(difference) ? [] : [difference];
    },
  );
  return { stocks, differences };
}

const isRight = ({ stored, moves, ordered, strayHolds }: StockDifference): boolean =>
  stored?.onHand === moves.onHand &&
  stored.committed === ordered &&
  moves.committed === ordered &&
  strayHolds.length === 0;

/** Returns false when the size changed since `moment`, or was repaired by another run. */
async function repairStock(
  db: Firestore,
  { stock: id, moves, ordered, strayHolds }: StockDifference,
  moment: Timestamp,
): Promise<boolean> {
  const size = parseStockId(id);
  if (!size) return false;
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(db.doc(`stock/${id}`));
    if (document.updateTime && document.updateTime.valueOf() > moment.valueOf()) return false;
    const levels = new StockTransaction(db, transaction);
    levels.load([document]);
    const now = new Date();
    const begun = countStock(undefined, { ...size, onHand: moves.onHand, was: null, now });
    const present = levels.find(id) ?? (begun.ok ? begun.stock : undefined);
    if (!present) return false;
    const holds = Object.entries(present.holds).filter(([tranId]) => !strayHolds.includes(tranId));
    const repaired = {
      ...present,
      onHand: moves.onHand,
      committed: ordered,
      holds: Object.fromEntries(holds),
    };
    levels.repair(repaired, { from: moves, now });
    return true;
  });
}

async function* allOf(db: Firestore, all: Query, readTime: Timestamp) {
  const ordered = all.orderBy(FieldPath.documentId()).limit(PAGE);
  let after: string | undefined;
  do {
    const page = after ? ordered.startAfter(after) : ordered;
    // One transaction per page: a single one would exceed the maximum age.
    const { docs } = await db.runTransaction((transaction) => transaction.get(page), {
      readOnly: true,
      readTime,
    });
    yield* docs;
    after = docs.length === PAGE ? docs.at(-1)?.id : undefined;
  } while (after);
}
