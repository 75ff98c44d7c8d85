import type { Order } from '@nargisus/domain/orders';
import type { ReturnRequest } from '@nargisus/domain/returns';
import { ACCOUNTS } from './accounts.ts';

const HOUR_MS = 60 * 60 * 1000;

type Told = Pick<ReturnRequest, 'reason' | 'text' | 'status' | 'answer'>;

/** What customers asked, newest order first: one request waits for staff, and they agreed to one. */
const REQUESTS: readonly Told[] = [
  {
    reason: 'not-as-described',
    text: 'The colour is much darker than on the picture.',
    ...{ status: 'open', answer: '' },
  },
  {
    reason: 'too-small',
    text: 'বুকে একটু টাইট হয়েছে।',
    ...{ status: 'agreed', answer: 'ধন্যবাদ। রাইডার কাল এসে পণ্যটি নিয়ে যাবেন।' },
  },
];

/** Makes requests to return the first line of the newest delivered orders, a few hours after the delivery. */
export function makeSeedReturns(orders: readonly Order[], now: Date): ReturnRequest[] {
  const delivered = orders
    .filter(({ orderStatus, uid }) => orderStatus === 'delivered' && uid !== ACCOUNTS.shopper.uid)
    .toReversed();
  return REQUESTS.flatMap(({ reason, text, status, answer }, place) => {
    const order = delivered[place];
    if (!order) return [];
    const { productId, size, name, nameBn, sizing } = order.items[0]!;
    const deliveredAt = order.timeline.at(-1)!.at.getTime();
    const at = (hours: number) => new Date(Math.min(deliveredAt + hours * HOUR_MS, now.getTime()));
    const line = { productId, size, quantity: 1, name, ...(nameBn && { nameBn }), ...(sizing && { sizing }) };
    return {
      _id: `seed-return-${place + 1}`,
      ...{ orderId: order._id, orderNumber: order.orderId, uid: order.uid, lines: [line] },
      ...{ reason, text, pictures: [], status, answer },
      ...{ createdAt: at(5), updatedAt: status === 'open' ? at(5) : at(9) },
    };
  });
}
