import type { Order } from '@nargisus/domain/orders';
import { dhakaDay } from '@nargisus/domain/time';
import type { DocumentLanguage } from './document-messages.ts';

export type OrderDocumentKind = 'invoice' | 'packing-slip';

/** Returns a document of an order as a file. Loads what renders it with the first. */
export async function renderOrderDocument(
  kind: OrderDocumentKind,
  order: Order,
  { language, shopOrigin }: { language: DocumentLanguage; shopOrigin: string },
): Promise<{ name: string; type: string; content: Uint8Array }> {
  const wanted = { language, web: new URL(shopOrigin).host };
  return {
    name: `nargisus-${kind}-${order.orderId}.pdf`,
    type: 'application/pdf',
    content: await render(kind, order, wanted),
  };
}

/** Returns the packing slips of many orders as one file, in their order. */
export async function renderPackingSlipsOf(
  orders: readonly Order[],
  { language, shopOrigin, now }: { language: DocumentLanguage; shopOrigin: string; now: Date },
): Promise<{ name: string; type: string; content: Uint8Array }> {
  const { renderPackingSlips } = await import('./render-packing-slip.ts');
  return {
    name: `nargisus-packing-slips-${dhakaDay(now)}.pdf`,
    type: 'application/pdf',
    content: await renderPackingSlips(orders, { language, web: new URL(shopOrigin).host }),
  };
}

async function render(
  kind: OrderDocumentKind,
  order: Order,
  wanted: { language: DocumentLanguage; web: string },
): Promise<Uint8Array> {
  switch (kind) {
    case 'invoice':
      return (await import('./render-invoice.ts')).renderInvoice(order, wanted);
    case 'packing-slip':
      return (await import('./render-packing-slip.ts')).renderPackingSlips([order], wanted);
  }
}
