import type { Product } from '@nargisus/domain/catalogue';
import { toDocument } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';
import {
  isVoucherCode,
  voucherTermsOf,
  voucherUseId,
  voucherUseSchema,
  type VoucherTerms,
  type VoucherUse,
} from '@nargisus/domain/vouchers';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  claimIds,
  claimsAt,
  readClaim,
  readUse,
  readVoucher,
  usesAt,
  voucherAt,
} from './voucher-documents.ts';
import { VoucherOffers, type FoundVoucher } from './voucher-offers.ts';

/** The voucher of an order that exists or is being paid for. */
interface VoucherOfOrder {
  readonly code: string;
  /** The document id that the order has or will have. */
  readonly order: string;
  readonly uid: string;
}

type NewUse = VoucherOfOrder & Pick<VoucherUse, 'discount' | 'total'>;

/** Returns the code of an order's voucher; null for none, and for what an imported order may have instead. */
const codeOf = ({ voucherCode }: Order): string | null =>
  voucherCode !== null && isVoucherCode(voucherCode) ? voucherCode : null;

/** A use that was read, to end it. */
interface StoredUse {
  /** Undefined where the order has none: it is older than stored uses, or the use ended. */
  readonly use: VoucherUse | undefined;
  /** The claims of the use that exist; true where it is their only one. */
  readonly claims: ReadonlyMap<string, boolean>;
}

/**
 * The uses of vouchers within a transaction (docs/adr/0074): read first, then written. A use is one document of an order, or of
 * the attempt to pay for it; the claims of its person list it; a voucher that is limited in all counts it. At most four writes.
 */
export class VoucherTransaction extends VoucherOffers {
  readonly #transaction: Transaction;
  readonly #found = new Map<string, FoundVoucher>();
  readonly #stored = new Map<string, StoredUse>();

  constructor(db: Firestore, transaction: Transaction) {
    super(db, (query) => transaction.get(query));
    this.#transaction = transaction;
  }

  protected override found(use: string, found: FoundVoucher): void {
    this.#found.set(use, found);
  }

  /**
   * Reads the use of an order, to end it, or to make it whatever the limits are by then: the order was paid for, or staff revive
   * it. Two reads, and one for each claim.
   */
  async read({ code, order, uid }: VoucherOfOrder): Promise<void> {
    const id = voucherUseId(code, order);
    const [document, voucher] = await this.#transaction.getAll(
      usesAt(this.db).doc(id),
      voucherAt(this.db, code),
    );
    const use = document?.exists ? readUse(document) : undefined;
    const references = (use?.claims ?? []).map((claim) => claimsAt(this.db).doc(claim));
    const claims = references.length > 0 ? await this.#transaction.getAll(...references) : [];
    this.#stored.set(id, {
      use,
      claims: new Map(
        claims
          .filter(({ exists }) => exists)
          .map(readClaim)
          .map(({ _id, uses }) => [_id, uses.every((it) => it === id)]),
      ),
    });
    this.#found.set(id, {
      voucher: readVoucher(code, voucher),
      isOwn: use !== undefined,
      claims: use?.claims ?? claimIds(code, { uid }),
    });
  }

  /** Stores that an order, or without `isOrder` an attempt to pay for it, uses a voucher that was offered or read. Once each. */
  use(
    { code, order, uid, discount, total }: NewUse,
    { now, isOrder }: { now: Date; isOrder: boolean },
  ): void {
    const id = voucherUseId(code, order);
    const { voucher, isOwn, claims } = this.#foundOf(id);
    const use: VoucherUse = {
      ...{ _id: id, code, order, uid, claims: [...claims], discount, total },
      ...{ day: isOrder ? dhakaDay(now) : null, createdAt: now },
    };
    this.#transaction.set(usesAt(this.db).doc(id), toDocument(voucherUseSchema, use));
    if (isOwn) return;
    for (const claim of claims)
      this.#transaction.set(
        claimsAt(this.db).doc(claim),
        { code, uid, uses: FieldValue.arrayUnion(id) },
        { merge: true },
      );
    this.#count(voucher, 1);
  }

  /**
   * Returns the terms of an order's voucher for other products, whatever its dates and limits are by now: its use was granted. Null
   * where none is stored. One read.
   */
  async termsOf(order: Order, products: readonly Product[]): Promise<VoucherTerms | null> {
    const code = codeOf(order);
    if (code === null) return null;
    const voucher = readVoucher(code, await this.#transaction.get(voucherAt(this.db, code)));
    return voucher ? voucherTermsOf(voucher, products) : null;
  }

  /** Reads the use of an order, if it has a voucher. */
  async readOf(order: Order): Promise<void> {
    const code = codeOf(order);
    if (code !== null) await this.read({ code, order: order._id, uid: order.uid });
  }

  /** Stores that a new or revived order uses its voucher, if it has one. */
  useOf(order: Order): void {
    const { voucherDiscount: discount, totalAmount: total, uid, createdAt: now } = order;
    const code = codeOf(order);
    if (code !== null) this.use({ code, order: order._id, uid, discount, total }, { now, isOrder: true });
  }

  /** Ends the use of an order that was cancelled or deleted, if it has one. */
  releaseOf(order: Order): void {
    const code = codeOf(order);
    if (code !== null) this.release({ code, order: order._id });
  }

  /**
   * Ends a use that read() found; nothing without one.
   * @param heldOnly - leaves the use of an order alone, because an attempt to pay ended and the order was placed otherwise
   */
  release(
    { code, order }: Pick<VoucherOfOrder, 'code' | 'order'>,
    { heldOnly = false }: { heldOnly?: boolean } = {},
  ): void {
    const id = voucherUseId(code, order);
    const stored = this.#stored.get(id);
    if (!stored) throw new Error(`The use of ${id} was not read`);
    const { use, claims } = stored;
    if (!use || (heldOnly && use.day !== null)) return;
    this.#transaction.delete(usesAt(this.db).doc(id));
    for (const [claim, isOnlyUse] of claims) {
      const reference = claimsAt(this.db).doc(claim);
      if (isOnlyUse) this.#transaction.delete(reference);
      else this.#transaction.update(reference, { uses: FieldValue.arrayRemove(id) });
    }
    this.#count(this.#foundOf(id).voucher, -1);
  }

  /** Counts a use where the voucher is limited in all: no other voucher has a document that every order writes. */
  #count(voucher: FoundVoucher['voucher'], uses: 1 | -1): void {
    if (!voucher || voucher.limitInAll === null) return;
    this.#transaction.update(voucherAt(this.db, voucher.code), { used: FieldValue.increment(uses) });
  }

  #foundOf(id: string): FoundVoucher {
    const found = this.#found.get(id);
    if (!found) throw new Error(`The voucher of ${id} was not read`);
    return found;
  }
}
