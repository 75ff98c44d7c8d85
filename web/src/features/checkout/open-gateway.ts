import { ShopError } from '@nargisus/domain/contract';
import { nonNegativeTakaSchema, taka } from '@nargisus/domain/money';
import * as z from 'zod/mini';
import { startPayment, type SentOrderDraft } from '#data/checkout/place-order.ts';
import { savePendingPayment, type PendingPayment } from '#data/checkout/idempotency-key.ts';

type Opened =
  | { kind: 'page'; page: string }
  /** Its order is there: another tab was faster, or it was paid before Back was pressed. */
  | { kind: 'ordered'; names: { order_id: string; tran_id?: string } }
  /** Another tab or device has begun to pay for the same lines, and agreed to something else. */
  | { kind: 'other'; payment: PendingPayment };

/** How many payments that are over are passed by in one press; the next press goes on where this one stopped. */
const MOST_ENDED = 8;

/**
 * The gateway's page for the purchase. A payment that is over without an order, maybe on another device, is followed by
 * the next key; the one that is open on the same terms is gone on with.
 */
export async function openGateway(
  uid: string,
  draft: SentOrderDraft,
  { key: first, nextKey }: { key: string; nextKey(ended: string): Promise<string> },
): Promise<Opened> {
  const open = async (underKey: string): Promise<Opened> => {
    const { tranId, gatewayUrl } = await startPayment(draft, underKey);
    const page = webAddress(gatewayUrl);
    savePendingPayment(uid, { tranId, key: underKey, total: taka(draft.totalAmount) });
    return { kind: 'page', page };
  };
  let key = first;
  for (let ended = 0; ; ended += 1) {
    try {
      return await open(key);
    } catch (cause) {
      if (!(cause instanceof ShopError)) throw cause;
      const { quote, tranId, orderId, open: other } = (cause.data ?? {}) as Partial<Record<string, unknown>>;
      if (typeof orderId === 'string')
        return {
          kind: 'ordered',
          names: { ...(typeof tranId === 'string' && { tran_id: tranId }), order_id: orderId },
        };
      const begun = beganSchema.safeParse(other);
      if (begun.success) return { kind: 'other', payment: savePendingPayment(uid, { ...begun.data, key }) };
      const isOver = cause.code === 'conflict' && !quote;
      // 'internal': the gateway opened no page, and the next press begins anew.
      if (isOver || cause.code === 'internal') key = await nextKey(key);
      if (!isOver || ended === MOST_ENDED) throw cause;
    }
  }
}

const beganSchema = z.object({ tranId: z.string(), total: nonNegativeTakaSchema });

/** The shop has judged the gateway's answer; a script is refused here all the same. */
function webAddress(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Not a page: ${protocol}`);
  return href;
}
