import type { Order } from '@nargisus/domain/orders';
import type { PaperLanguage } from './paper-words.ts';

export type PaperKind = 'invoice' | 'packing-slip';

/** A paper about an order as a file to keep. What draws one is heavy, and loaded with the first. */
export async function orderPaper(
  kind: PaperKind,
  order: Order,
  { language, shopOrigin }: { language: PaperLanguage; shopOrigin: string },
): Promise<{ name: string; type: string; content: Uint8Array }> {
  const wanted = { language, web: new URL(shopOrigin).host };
  return {
    name: `nargisus-${kind}-${order.orderId}.pdf`,
    type: 'application/pdf',
    content: await render(kind, order, wanted),
  };
}

async function render(
  kind: PaperKind,
  order: Order,
  wanted: { language: PaperLanguage; web: string },
): Promise<Uint8Array> {
  switch (kind) {
    case 'invoice':
      return (await import('./render-invoice.ts')).renderInvoice(order, wanted);
    case 'packing-slip':
      return (await import('./render-packing-slip.ts')).renderPackingSlip(order, wanted);
  }
}
