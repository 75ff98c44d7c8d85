import { THE_COURIER } from '@nargisus/domain/orders';
import type { TestData } from '../fixtures/data/test-data.ts';
import { courier } from '../fixtures/orders/courier.ts';

type Consignment = Awaited<ReturnType<typeof courier.parcels>>[number];

/** Compares the stored parcels and orders with what the courier's simulator has, and returns the differences. */
export async function checkParcels({ db }: TestData): Promise<string[]> {
  const differences: string[] = [];
  const consignments = new Map((await courier.parcels()).map((it) => [it.invoice, it]));
  const parcels = (await db.collection('parcels').get()).docs.map((it) => ({
    ...(it.data() as Parcel),
    invoice: it.id,
  }));
  const orders = new Map((await db.collection('orders').get()).docs.map((it) => [it.id, it.data() as Order]));
  const invoices = new Set(parcels.map(({ invoice }) => invoice));
  for (const invoice of consignments.keys())
    if (!invoices.has(invoice)) differences.push(`the courier has ${invoice}, the shop does not`);

  const current = new Map<string, string>();
  for (const parcel of parcels) {
    const { invoice, state, order } = parcel;
    const consignment = consignments.get(invoice);
    const isBooked = consignment !== undefined && String(consignment.id) === parcel.consignmentId;
    if (!ENDED.includes(state)) differences.push(`${invoice} is still ${state}`);
    if ((state === 'booked') !== isBooked)
      differences.push(`${invoice} is ${state}; the courier has ${consignment ? 'it' : 'none'}`);
    if (state === 'withdrawn') continue;
    if (current.has(order)) differences.push(`${current.get(order)!} and ${invoice} are of one order`);
    current.set(order, invoice);
    if (isBooked) differences.push(...differencesOf(parcel, orders.get(order)!, consignment));
  }
  return differences;
}

const ENDED: readonly string[] = ['booked', 'rejected', 'withdrawn'];

/** Compares an order with its parcel, unless staff have set its statuses, which then count. */
function differencesOf({ invoice, cod }: Parcel, order: Order, consignment: Consignment): string[] {
  const differences = cod === consignment.cod ? [] : [`${invoice} collects ${consignment.cod}, not ${cod}`];
  const isSetByHand = order.timeline.some(
    ({ who, from, to }) =>
      from !== null &&
      who !== THE_COURIER &&
      (from.deliveryStatus !== to.deliveryStatus || from.orderStatus !== to.orderStatus),
  );
  const expected = deliveryStatusOf(consignment);
  if (isSetByHand || order.deliveryStatus === expected) return differences;
  return [...differences, `${invoice} is ${consignment.status}, its order ${order.deliveryStatus}`];
}

function deliveryStatusOf({ status, returnLeg }: Consignment): string | undefined {
  if (status === 'delivered') return 'delivered';
  if (status === 'cancelled') return returnLeg === 'received' ? 'returned' : 'failed_delivery';
  return undefined;
}

interface Parcel {
  /** The id of its document. */
  readonly invoice: string;
  readonly order: string;
  readonly state: string;
  readonly consignmentId: string | null;
  readonly cod: number;
}

interface Statuses {
  readonly orderStatus: string;
  readonly deliveryStatus: string;
}

interface Order extends Statuses {
  readonly timeline: readonly {
    readonly who: string;
    readonly from: Statuses | null;
    readonly to: Statuses;
  }[];
}
