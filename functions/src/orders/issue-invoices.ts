import { ShopError, type PartOf, type calls } from '@nargisus/domain/contract';
import { countingInvoice, invoiceMessages, sellerOf, vatRateOf } from '@nargisus/domain/invoices';
import { shippingBlocker, type Order } from '@nargisus/domain/orders';
import { hasTaxInvoices, type ShopSettings, type VatSettings } from '@nargisus/domain/settings';
import type { OrderTransaction } from './order-transaction.ts';
import type { OrdersRepository } from './orders.repository.ts';

type Result = PartOf<typeof calls.issueInvoices, 'data'>[number];

interface InvoiceRepositories {
  readonly orders: Pick<OrdersRepository, 'inTransaction'>;
  readonly settings: { vat(): Promise<VatSettings>; shop(): Promise<Pick<ShopSettings, 'bin'>> };
}

interface Request {
  readonly ids: readonly string[];
  readonly caller: { readonly uid: string };
  readonly now: Date;
}

/**
 * Issues the tax invoices of orders in one transaction, so that their numbers follow one another without gaps. Two reads of
 * settings, one for the series, and one for each order.
 * @throws ShopError 'conflict' while the settings do not allow one
 */
export async function issueInvoices(
  { orders, settings }: InvoiceRepositories,
  { ids, caller, now }: Request,
): Promise<Result[]> {
  const [vat, shop] = await Promise.all([settings.vat(), settings.shop()]);
  if (!hasTaxInvoices(vat)) throw new ShopError('conflict', invoiceMessages.off);
  const seller = sellerOf(vat, shop);
  if (!seller) throw new ShopError('conflict', invoiceMessages.sellerMissing);
  const terms = { seller, rate: vatRateOf(vat.rate), by: caller.uid, now };
  const wanted = [...new Set(ids)];
  return orders.inTransaction(async (transaction) => {
    const found = await transaction.invoices.orders(wanted);
    await transaction.invoices.open(now);
    const results = wanted.map((id) => issueOne(transaction, { id, order: found.get(id), terms }));
    transaction.invoices.write();
    return results;
  });
}

interface One {
  readonly id: string;
  readonly order: Order | undefined;
  readonly terms: Parameters<OrderTransaction['invoices']['issue']>[1];
}

function issueOne(transaction: OrderTransaction, { id, order, terms }: One): Result {
  if (!order) return { order: id, number: null, refused: 'missing' };
  const present = countingInvoice(order);
  if (present) return { order: id, number: present.number, refused: null };
  const blocker = shippingBlocker(order);
  if (blocker) return { order: id, number: null, refused: blocker };
  return { order: id, number: transaction.invoices.issue(order, terms)._id, refused: null };
}
