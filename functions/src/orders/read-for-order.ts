import { productSchema, type Product } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import type { DeliverySettings } from '@nargisus/domain/delivery';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import type { CallPolicy } from '@nargisus/domain/desk';
import { UNKNOWN_PHONE, type PhoneRules, type PhoneStanding } from '@nargisus/domain/phones';
import { callPolicy, deliverySettings, settingsRecord } from '@nargisus/domain/settings';
import { stockId } from '@nargisus/domain/stock';
import type { VoucherOffer } from '@nargisus/domain/vouchers';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { phoneAt, readPhone } from '../phones/phone-documents.ts';
import { stockAt, type SizeOfProduct, type StockLevels } from '../stock/stock-levels.ts';
import type { VoucherOffers, VoucherRequest } from '../vouchers/voucher-offers.ts';

type GetAll = (...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>;

interface Wanted {
  /** The document id that the order has if it was placed before. */
  readonly id: string;
  readonly lines: readonly SizeOfProduct[];
  /** Gets the stock of the lines. */
  readonly stock: StockLevels;
  /** Finds the voucher. */
  readonly vouchers: VoucherOffers;
  /** The voucher that the buyer asks for; without it none is read. */
  readonly voucher?: VoucherRequest | undefined;
  /** The number that the order is for; without it none is read. */
  readonly phone?: string | undefined;
}

/** What an order is made from. */
export interface FoundForOrder {
  /** The order of the document id, if it was placed before. */
  readonly made: Order | undefined;
  /** The products of the lines that exist. */
  readonly products: Product[];
  /** The delivery settings that count at this moment: a charge is never decided by a cached copy. */
  readonly delivery: DeliverySettings;
  /** The rules for calls before packing, and about phone numbers. */
  readonly calls: CallPolicy & PhoneRules;
  /** What staff decided about the number. */
  readonly phone: PhoneStanding;
  /** What the voucher gives this buyer at this moment; null without one. */
  readonly voucher: VoucherOffer | null;
}

/**
 * Returns what an order is made from, and reads the lines' stock, in one round trip, because that is most of the time that
 * placing an order takes. Reads at most 2n + 3 documents for n lines, one more for the phone number, one for a voucher, and for a
 * voucher with limits at most two in a second round trip, because the voucher decides which (docs/adr/0074).
 */
export async function readForOrder(
  db: Firestore,
  getAll: GetAll,
  { id, lines, stock, vouchers, voucher: request, phone }: Wanted,
): Promise<FoundForOrder> {
  const wanted = productsAt(
    db,
    lines.map(({ productId }) => productId),
  );
  const stocks = lines.map((line) => stockAt(db, stockId(line)));
  const voucherDocument = vouchers.documentOf(request?.code ?? null);
  const [order, deliveryDocument, callsDocument, ...found] = await getAll(
    orderAt(db, id),
    db.doc('settings/delivery'),
    db.doc('settings/calls'),
    ...wanted,
    ...stocks,
    ...(phone ? [phoneAt(db, phone)] : []),
    ...(voucherDocument ? [voucherDocument] : []),
  );
  const stockEnd = wanted.length + stocks.length;
  const [phoneDocument, foundVoucher] = phone ? found.slice(stockEnd) : [undefined, found[stockEnd]];
  stock.load(found.slice(wanted.length, stockEnd));
  const made = order && readOrder(order);
  const products = found.slice(0, wanted.length).flatMap(readProduct);
  const { code = null } = request ?? {};
  return {
    made,
    products,
    delivery: deliverySettings(settingsRecord('delivery', deliveryDocument?.data()).values),
    calls: callPolicy(settingsRecord('calls', callsDocument?.data()).values),
    phone: (phoneDocument && readPhone(phoneDocument)) ?? UNKNOWN_PHONE,
    voucher:
      request && code !== null && !made
        ? await vouchers.offerFor({ ...request, code, order: id, products, document: foundVoucher })
        : null,
  };
}

export const orderAt = (db: Firestore, id: string): DocumentReference => db.doc(`orders/${id}`);

export const productsAt = (db: Firestore, ids: readonly string[]): DocumentReference[] =>
  [...new Set(ids)].map((id) => db.doc(`products/${id}`));

export function readOrder(document: DocumentSnapshot): Order | undefined {
  const data = document.data();
  return data && fromDocument(orderSchema, document.id, data);
}

export function readProduct(document: DocumentSnapshot): [] | [Product] {
  const data = document.data();
  return data ? [fromDocument(productSchema, document.id, data)] : [];
}
