import { fromDocument } from '@nargisus/domain/contract';
import { parcelSchema } from '@nargisus/domain/couriers';
import { taxInvoiceSchema, type TaxInvoice } from '@nargisus/domain/invoices';
import type { LabelParcel } from '@nargisus/domain/papers';
import type { Order } from '@nargisus/domain/orders';
import type { Firestore } from 'firebase-admin/firestore';
import { deskReference, readDesk } from '../orders/desk-documents.ts';

/** What papers say of orders beside the orders themselves. */
export class PapersRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns the booked parcels by the `_id` of their order. One read for each order, and one for each booked parcel. */
  async bookedParcels(orders: readonly Pick<Order, '_id'>[]): Promise<ReadonlyMap<string, LabelParcel>> {
    const desks = await this.#db.getAll(...orders.map(({ _id }) => deskReference(this.#db, _id)));
    const booked = desks.flatMap((document) => {
      const parcel = readDesk(document)?.parcel;
      return parcel?.state === 'booked' ? [this.#db.doc(`parcels/${parcel.invoice}`)] : [];
    });
    if (booked.length === 0) return new Map();
    const parcels = (await this.#db.getAll(...booked)).flatMap((document) => {
      const data = document.data();
      return data ? [fromDocument(parcelSchema, document.id, data)] : [];
    });
    return new Map(parcels.map((parcel) => [parcel.order, parcel]));
  }

  /** Returns orders with their tax invoices and credit notes. One read for each of those. */
  async withTaxInvoices(orders: readonly Order[]): Promise<{ order: Order; taxInvoices: TaxInvoice[] }[]> {
    const numbersOf = ({ taxInvoice }: Order) =>
      taxInvoice ? [taxInvoice.number, taxInvoice.creditNote ?? []].flat() : [];
    const numbers = orders.flatMap(numbersOf);
    const documents =
      numbers.length > 0 ? await this.#db.getAll(...numbers.map((it) => this.#db.doc(`invoices/${it}`))) : [];
    const found = new Map(
      documents.flatMap((document) => {
        const data = document.data();
        return data ? [[document.id, fromDocument(taxInvoiceSchema, document.id, data)] as const] : [];
      }),
    );
    return orders.map((order) => ({
      order,
      taxInvoices: numbersOf(order).flatMap((number) => found.get(number) ?? []),
    }));
  }
}
