import type { AuditRecord } from '@nargisus/domain/audit';
import type { Product } from '@nargisus/domain/catalogue';
import { paisa } from '@nargisus/domain/money';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import {
  MAX_VOUCHERS,
  STANDARD_VOUCHERS,
  STATISTICS_DAYS,
  storedVoucher,
  type Voucher,
  type VoucherOffer,
  type VoucherStatistics,
  type VoucherUse,
} from '@nargisus/domain/vouchers';
import { AggregateField, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { claimsAt, readUse, readVoucher, usesAt, voucherAt } from './voucher-documents.ts';
import { VoucherOffers, type VoucherRequest } from './voucher-offers.ts';

/** What staff make of a voucher; an undefined `voucher` changes nothing, null deletes it. */
interface Change {
  readonly voucher: Voucher | null | undefined;
  readonly audit: AuditRecord;
}

/** What a change of a voucher starts from. */
export interface PresentVoucher {
  /** Also one that comes with the shop and has no document yet. */
  readonly voucher: Voucher | undefined;
  /** Returns whether an order or an attempt to pay uses it. One read. */
  readonly isUsed: () => Promise<boolean>;
  /** Returns whether the shop has MAX_VOUCHERS stored ones. As many reads. */
  readonly isFull: () => Promise<boolean>;
}

/** The vouchers (vouchers/{code}), their uses and the claims of people. What an order uses is in VoucherTransaction. */
export class VouchersRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns all vouchers by code, with those that come with the shop. At most MAX_VOUCHERS reads. */
  async list(): Promise<Voucher[]> {
    const { docs } = await this.#db.collection('vouchers').limit(MAX_VOUCHERS).get();
    const stored = docs.flatMap((document) => readVoucher(document.id, document) ?? []);
    const codes = new Set(stored.map(({ code }) => code));
    const all = [...stored, ...STANDARD_VOUCHERS.filter(({ code }) => !codes.has(code))];
    return all.sort((a, b) => (a.code < b.code ? -1 : 1));
  }

  /**
   * Returns what a voucher would take off a person's order of products. Reads the voucher, and for one with limits the person's
   * claims, and one order where only a first one counts.
   */
  async offer(
    request: VoucherRequest & { readonly code: string },
    products: readonly Product[],
  ): Promise<VoucherOffer> {
    const offers = new VoucherOffers(this.#db, (query) => query.get());
    const document = await offers.documentOf(request.code)?.get();
    return offers.offerFor({ ...request, products, document });
  }

  /**
   * Stores what `change` makes of a voucher, with its audit entry. A voucher that becomes limited in all counts the uses that it
   * has. One read and two writes, and the reads that `change` asks for; no write without a change.
   */
  change(
    code: string,
    now: Date,
    change: (present: PresentVoucher) => Promise<Change>,
  ): Promise<Voucher | null | undefined> {
    const reference = voucherAt(this.#db, code);
    return this.#db.runTransaction(async (transaction) => {
      const present = readVoucher(code, await transaction.get(reference));
      const uses = usesAt(this.#db).where('code', '==', code);
      const { voucher, audit } = await change({
        voucher: present,
        isUsed: async () => !(await transaction.get(uses.limit(1).select())).empty,
        isFull: () => this.#isFull(transaction),
      });
      if (voucher === undefined) return present;
      if (voucher === null) {
        transaction.delete(reference);
        appendAuditEntry(this.#db, transaction, audit, now);
        return null;
      }
      const isCountedNow = voucher.limitInAll !== null && (present?.limitInAll ?? null) === null;
      const used = isCountedNow ? await countOf(transaction, uses) : voucher.used;
      const next = { ...voucher, used: voucher.limitInAll === null ? 0 : used };
      transaction.set(reference, storedVoucher(next));
      appendAuditEntry(this.#db, transaction, audit, now);
      return next;
    });
  }

  /** Returns a voucher. One read. */
  async find(code: string): Promise<Voucher | undefined> {
    return readVoucher(code, await voucherAt(this.#db, code).get());
  }

  /** Returns the statistics of a voucher. STATISTICS_DAYS + 2 aggregations, whatever the number of uses. */
  async statistics(code: string, now: Date): Promise<VoucherStatistics> {
    const uses = usesAt(this.#db).where('code', '==', code);
    const today = dhakaDay(now);
    const last = Array.from({ length: STATISTICS_DAYS }, (_, ago) => addDays(today, -ago));
    const [all, held, days] = await Promise.all([
      figuresOf(uses.where('day', '>', '')),
      uses.where('day', '==', null).count().get(),
      Promise.all(last.map(async (day) => ({ day, ...(await figuresOf(uses.where('day', '==', day))) }))),
    ]);
    return { code, ...all, held: held.data().count, days: days.filter((it) => it.uses > 0) };
  }

  /** Returns all uses of a person, for an export. Reads each once. */
  async usesOf(uid: string): Promise<VoucherUse[]> {
    const { docs } = await usesAt(this.#db).where('uid', '==', uid).get();
    return docs.map(readUse);
  }

  /** Deletes what a person has claimed: nothing tells any more who used a voucher how often. One read and one write each. */
  async removeClaims(uid: string): Promise<void> {
    const { docs } = await claimsAt(this.#db).where('uid', '==', uid).select().get();
    for (const { ref } of docs) await ref.delete();
  }

  /** Anonymises the uses of a deleted account, which the statistics keep. One read and one write each. */
  async anonymizeUses(uid: string, alias: string): Promise<void> {
    const { docs } = await usesAt(this.#db).where('uid', '==', uid).select().get();
    for (const { ref } of docs) await ref.update({ uid: alias, claims: [] });
  }

  async #isFull(transaction: Transaction): Promise<boolean> {
    const { size } = await transaction.get(this.#db.collection('vouchers').limit(MAX_VOUCHERS).select());
    return size >= MAX_VOUCHERS;
  }
}

const countOf = async (transaction: Transaction, query: Query): Promise<number> =>
  (await transaction.get(query.count())).data().count;

async function figuresOf(uses: Query): Promise<Pick<VoucherStatistics, 'uses' | 'discount' | 'total'>> {
  const sums = await uses
    .aggregate({
      uses: AggregateField.count(),
      discount: AggregateField.sum('discount'),
      total: AggregateField.sum('total'),
    })
    .get();
  const { uses: count, discount, total } = sums.data();
  // Firestore adds taka as floats; the error is far below a paisa.
  return { uses: count, discount: paisa(Math.round(discount * 100)), total: paisa(Math.round(total * 100)) };
}
