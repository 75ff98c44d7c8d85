import type { Order } from '@nargisus/domain/orders';
import type { PickedProduct } from '@nargisus/domain/papers';
import { dhakaDay } from '@nargisus/domain/time';
import type { ShopSettings } from '@nargisus/domain/settings';
import type { DocumentLanguage } from './document-messages.ts';
import type { DocumentOptions } from './document-page.ts';
import type { InvoicedOrder } from './render-invoice.ts';
import type { LabelledOrder, LabelSheet } from './render-labels.ts';

/** All documents name the shop as the settings have it. What renders one is loaded with the first. */
interface Wanted {
  readonly language: DocumentLanguage;
  readonly shopOrigin: string;
  readonly shop: ShopSettings;
}

interface PrintedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

type WantedNow = Wanted & { readonly now: Date };

/** Returns the invoice of one order as a file. */
export async function renderInvoiceOf(invoiced: InvoicedOrder, wanted: Wanted): Promise<PrintedFile> {
  return ofOrder('invoice', invoiced.order, await invoicesOf([invoiced], wanted));
}

/** Returns the invoices of many orders as one file, in their order. */
export async function renderInvoicesOf(
  invoiced: readonly InvoicedOrder[],
  { now, ...wanted }: WantedNow,
): Promise<PrintedFile> {
  return fileOf('invoices', now, await invoicesOf(invoiced, wanted));
}

/** Returns the packing slip of one order as a file. */
export async function renderPackingSlipOf(order: Order, wanted: Wanted): Promise<PrintedFile> {
  return ofOrder('packing-slip', order, await slipsOf([order], wanted));
}

/** Returns the packing slips of many orders as one file, in their order. */
export async function renderPackingSlipsOf(
  orders: readonly Order[],
  { now, ...wanted }: WantedNow,
): Promise<PrintedFile> {
  return fileOf('packing-slips', now, await slipsOf(orders, wanted));
}

/** Returns the labels of orders as one file, in their order. */
export async function renderLabelsOf(
  labels: readonly LabelledOrder[],
  { now, sheet, ...wanted }: WantedNow & { readonly sheet: LabelSheet },
): Promise<PrintedFile> {
  const { renderLabels } = await import('./render-labels.ts');
  return fileOf('labels', now, await renderLabels(labels, { ...optionsOf(wanted), sheet }));
}

/** Returns the pick list of orders as a file. */
export async function renderPickListOf(
  orders: readonly Order[],
  products: readonly PickedProduct[],
  { now, ...wanted }: WantedNow,
): Promise<PrintedFile> {
  const { renderPickList } = await import('./render-pick-list.ts');
  return fileOf('pick-list', now, await renderPickList(orders, products, { ...optionsOf(wanted), now }));
}

async function invoicesOf(invoiced: readonly InvoicedOrder[], wanted: Wanted): Promise<Uint8Array> {
  const { renderInvoices } = await import('./render-invoice.ts');
  return renderInvoices(invoiced, optionsOf(wanted));
}

async function slipsOf(orders: readonly Order[], wanted: Wanted): Promise<Uint8Array> {
  const { renderPackingSlips } = await import('./render-packing-slip.ts');
  return renderPackingSlips(orders, optionsOf(wanted));
}

const ofOrder = (name: string, { orderId }: Order, content: Uint8Array): PrintedFile => ({
  name: `nargisus-${name}-${orderId}.pdf`,
  type: 'application/pdf',
  content,
});

const fileOf = (name: string, now: Date, content: Uint8Array): PrintedFile => ({
  name: `nargisus-${name}-${dhakaDay(now)}.pdf`,
  type: 'application/pdf',
  content,
});

const optionsOf = ({ language, shopOrigin, shop }: Wanted): DocumentOptions => ({
  language,
  web: new URL(shopOrigin).host,
  shop,
});
