import type { Product } from '@nargisus/domain/catalogue';
import { ORDER_STATUSES } from '@nargisus/domain/orders';
import {
  isVoucherCode,
  limitOfPerson,
  normalCode,
  offerVoucher,
  voucherUseId,
  type Voucher,
  type VoucherOffer,
  type VoucherUsage,
} from '@nargisus/domain/vouchers';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import {
  claimIds,
  claimsAt,
  readClaim,
  readVoucher,
  voucherAt,
  type VoucherPerson,
} from './voucher-documents.ts';

/** Runs a query, in a transaction or outside. */
type RunQuery = (query: Query) => Promise<QuerySnapshot>;

/** A voucher that a person asks for. */
export interface VoucherRequest {
  /** As it was typed; null for none. */
  readonly code: string | null;
  readonly person: VoucherPerson;
  readonly now: Date;
}

interface Wanted extends VoucherRequest {
  readonly code: string;
  /** The document id of the order that it is for; undefined for a check before there is one. */
  readonly order?: string;
  readonly products: readonly Product[];
  /** What documentOf() named, as it was read. */
  readonly document: DocumentSnapshot | undefined;
}

/** A voucher as it was found for an order. */
export interface FoundVoucher {
  readonly voucher: Voucher | undefined;
  /** Whether the order has a use of it already. */
  readonly isOwn: boolean;
  /** The claims that count, or would count, the use. */
  readonly claims: readonly string[];
}

/** An order that is not cancelled. */
const ORDERED = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** What vouchers a person may use, read from the stored vouchers and claims. */
export class VoucherOffers {
  protected readonly db: Firestore;
  readonly #query: RunQuery;

  constructor(db: Firestore, query: RunQuery) {
    this.db = db;
    this.#query = query;
  }

  /** Returns the document of a typed code, to be read with others; undefined for one that no voucher can have. */
  documentOf(typed: string | null): DocumentReference | undefined {
    const code = normalCode(typed ?? '');
    return isVoucherCode(code) ? voucherAt(this.db, code) : undefined;
  }

  /**
   * Returns the terms of a voucher for a person's order, or why it does not count. Reads nothing for a voucher without limits;
   * else the person's claims, at most two documents, and for a voucher of a first order one order.
   */
  async offerFor({ code: typed, person, order, products, document, now }: Wanted): Promise<VoucherOffer> {
    const code = normalCode(typed);
    if (code === '') return { ok: false, rejection: { reason: 'no-code' } };
    const voucher = isVoucherCode(code) ? readVoucher(code, document) : undefined;
    const ids = claimIds(code, person);
    // The reads of who may not have it anyway are saved.
    const isLimited = voucher && (voucher.limitInAll !== null || limitOfPerson(voucher) !== null);
    if (!isLimited || !offerVoucher(unlimited(voucher), { products, now }).ok) {
      if (voucher && order) this.found(voucherUseId(code, order), { voucher, isOwn: false, claims: ids });
      return offerVoucher(voucher, { products, now });
    }
    const use = order && voucherUseId(code, order);
    const usage = await this.#usageOf(voucher, { person, ids, use });
    if (use) this.found(use, { voucher, isOwn: usage.isOwn, claims: ids });
    return offerVoucher(voucher, { products, now, usage });
  }

  async #usageOf(
    voucher: Voucher,
    { person, ids, use }: { person: VoucherPerson; ids: readonly string[]; use: string | undefined },
  ): Promise<VoucherUsage> {
    // One read where there is no claim yet, and so within the limit of reads of an order.
    const { docs } = await this.#query(claimsAt(this.db).where(FieldPath.documentId(), 'in', ids));
    const claims = docs.map(readClaim);
    const isOwn = use !== undefined && claims.some(({ uses }) => uses.includes(use));
    const byPerson = Math.max(0, ...claims.map(({ uses }) => uses.length));
    const asks = voucher.firstOrderOnly && !isOwn && byPerson === 0;
    return { isOwn, byPerson, hasOrdered: asks && (await this.#hasOrdered(person.uid)) };
  }

  async #hasOrdered(uid: string): Promise<boolean> {
    const orders = this.db.collection('orders').where('uid', '==', uid);
    const { empty } = await this.#query(orders.where('orderStatus', 'in', ORDERED).limit(1).select());
    return !empty;
  }

  /** Keeps what was found, for a transaction to write. */
  protected found(_use: string, _found: FoundVoucher): void {
    // Outside a transaction nothing is written.
  }
}

const unlimited = (voucher: Voucher): Voucher => ({
  ...voucher,
  limitInAll: null,
  limitPerPerson: null,
  firstOrderOnly: false,
});
