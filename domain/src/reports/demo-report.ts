import { DEFAULT_ZONE } from '../delivery/default-zone.ts';
import { addressLine, type Address } from '../checkout/address.ts';
import type { Region } from '../checkout/regions.ts';
import { addPaisa, multiplyPaisa, NO_MONEY } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import type { Statuses } from '../orders/timeline.ts';
import type { PaymentMethod } from '../orders/statuses.ts';
import { startOfDhakaDay, type DhakaDay } from '../time/dhaka-day.ts';
import { dailyReport, type DailyReport } from './daily-report.ts';
import type { ReportOrder } from './report-order.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Sample {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly region: Region;
  readonly bought: readonly [name: string, price: number, quantity: number][];
  readonly method: PaymentMethod;
  readonly statuses: Statuses;
}

/** One order of each kind, with a Bangla name and a cancelled order. */
const SAMPLES: readonly Sample[] = [
  {
    name: 'Rahima Khatun',
    address: 'House 12, Road 5, Dhanmondi',
    city: 'Dhaka',
    region: 'Dhaka',
    bought: [
      ['Linen Panjabi', 1850, 1],
      ['Leather Belt', 650.5, 2],
    ],
    method: 'Cash on Delivery',
    statuses: { orderStatus: 'confirmed', deliveryStatus: 'pending', paymentStatus: 'pending' },
  },
  {
    name: 'রফিকুল ইসলাম',
    address: 'বাসা ৭, স্টেশন রোড, ময়মনসিংহ',
    city: 'Mymensingh',
    region: 'Mymensingh',
    bought: [['Premium Suit', 12500, 1]],
    method: 'Online Payment',
    statuses: { orderStatus: 'shipped', deliveryStatus: 'in_transit', paymentStatus: 'paid' },
  },
  {
    name: 'Tanvir Hasan',
    address: 'Agrabad C/A',
    city: 'Chittagong',
    region: 'Chittagong',
    bought: [['Cotton Trousers', 1290, 2]],
    method: 'Cash on Delivery',
    statuses: { orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' },
  },
  {
    name: 'শ্রাবন্তী চক্রবর্তী',
    address: 'Zindabazar',
    city: 'Sylhet',
    region: 'Sylhet',
    bought: [['Clay Table Lamp', 2200, 1]],
    method: 'Cash on Delivery',
    statuses: { orderStatus: 'cancelled', deliveryStatus: 'pending', paymentStatus: 'cancelled' },
  },
];

/** Returns a report of sample orders of one day, without personal data. */
export function demoReport(day: DhakaDay): DailyReport {
  return dailyReport(
    day,
    SAMPLES.map((sample, index) => sampleOrder(day, sample, index)),
  );
}

function sampleOrder(day: DhakaDay, sample: Sample, index: number): ReportOrder {
  const items = sample.bought.map(([name, price, quantity], at) => ({
    productId: `DEMO_${index + 1}${at + 1}`,
    name,
    price: taka(price),
    image: '',
    size: 'M' as const,
    quantity,
    itemTotal: multiplyPaisa(taka(price), quantity),
  }));
  const subtotal = addPaisa(...items.map((item) => item.itemTotal));
  const charge = DEFAULT_ZONE.charges.standard ?? NO_MONEY;
  const shippingAddress: Address = {
    recipientName: sample.name,
    recipientPhone: `0170000000${index + 1}`,
    region: sample.region,
    city: sample.city,
    district: sample.city,
    address: sample.address,
    landmark: '',
    addressCategory: 'home',
  };
  return {
    _id: `demo-${index + 1}`,
    orderId: `ORD-${day.replaceAll('-', '')}-DEM${'34679'.charAt(index)}A`,
    createdAt: new Date(startOfDhakaDay(day).getTime() + (9 + 2 * index) * HOUR_MS),
    userName: sample.name,
    userEmail: `demo-${index + 1}@example.com`,
    items,
    subtotal,
    deliveryCharge: charge,
    voucherDiscount: NO_MONEY,
    voucherCode: null,
    totalAmount: addPaisa(subtotal, charge),
    deliveryOption: 'standard',
    ...sample.statuses,
    paymentMethod: sample.method,
    shippingAddress,
    deliveryAddress: addressLine(shippingAddress),
    deliveryAssignedTo: '',
  };
}
