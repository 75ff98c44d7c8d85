import type { Order } from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';
import type { ShopSettings } from '@nargisus/domain/settings';
import type { DocumentLanguage } from './document-messages.ts';
import type { DocumentOptions } from './document-page.ts';

/** Both documents name the shop as the settings have it. */
interface Wanted {
  readonly language: DocumentLanguage;
  readonly shopOrigin: string;
  readonly shop: ShopSettings;
}

export type OrderDocumentKind = 'invoice' | 'packing-slip';

/** Returns a document of an order as a file. Loads what renders it with the first. */
export async function renderOrderDocument(
  kind: OrderDocumentKind,
  order: Order,
  wanted: Wanted,
): Promise<{ name: string; type: string; content: Uint8Array }> {
  return {
    name: `nargisus-${kind}-${order.orderId}.pdf`,
    type: 'application/pdf',
    content: await render(kind, order, optionsOf(wanted)),
  };
}

/** Returns the packing slips of many orders as one file, in their order. */
export async function renderPackingSlipsOf(
  orders: readonly Order[],
  { now, ...wanted }: Wanted & { readonly now: Date },
): Promise<{ name: string; type: string; content: Uint8Array }> {
  const { renderPackingSlips } = await import('./render-packing-slip.ts');
  return {
    name: `nargisus-packing-slips-${dhakaDay(now)}.pdf`,
    type: 'application/pdf',
    content: await renderPackingSlips(orders, optionsOf(wanted)),
  };
}

async function render(kind: OrderDocumentKind, order: Order, options: DocumentOptions): Promise<Uint8Array> {
  switch (kind) {
    case 'invoice':
      return (await import('./render-invoice.ts')).renderInvoice(order, options);
    case 'packing-slip':
      return (await import('./render-packing-slip.ts')).renderPackingSlips([order], options);
  }
}

const optionsOf = ({ language, shopOrigin, shop }: Wanted): DocumentOptions => ({
  language,
  web: new URL(shopOrigin).host,
  shop,
});
