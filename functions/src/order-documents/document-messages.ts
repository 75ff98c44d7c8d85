import { REGION_NAMES, type AddressCategory, type Region } from '@nargisus/domain/checkout';
import type { ShippingBlocker, PaymentStatus } from '@nargisus/domain/orders';
import { banglaMessages } from './document-messages-bn.ts';

export type DocumentLanguage = 'en' | 'bn';

/** The texts of order documents that mails do not have (domain/mails). */
export interface DocumentMessages {
  readonly invoice: string;
  readonly slip: string;
  readonly deliverTo: string;
  readonly landmark: string;
  readonly phone: string;
  readonly tradeLicence: string;
  readonly delivery: string;
  readonly status: string;
  readonly item: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
  readonly packed: string;
  readonly pieces: (count: string) => string;
  readonly page: (page: string, pages: string) => string;
  readonly thanks: string;
  readonly questions: string;
  readonly days: (from: string, to: string) => string;
  readonly cancelled: string;
  readonly cameBack: string;
  readonly heldBack: Readonly<Record<ShippingBlocker, string>>;
  readonly nothingDue: string;
  readonly goesBack: string;
  readonly collect: string;
  readonly paid: string;
  readonly dueOnDelivery: string;
  readonly nothingToCollect: string;
  readonly deliveredBy: string;
  readonly notes: string;
  readonly packedBy: string;
  readonly checkedBy: string;
  /** Beside the amount on a label, and instead of one. Short, for large letters. */
  readonly labelCollect: string;
  readonly labelPaid: string;
  readonly pickList: string;
  readonly ordersOf: (count: number, written: string) => string;
  readonly sku: string;
  readonly forOrders: string;
  readonly picked: string;
  readonly statuses: Readonly<Record<PaymentStatus, string>>;
  readonly regions: Readonly<Record<Region, string>>;
  readonly places: Readonly<Record<AddressCategory, string>>;
}

const english: DocumentMessages = {
  invoice: 'Invoice',
  slip: 'Packing slip',
  deliverTo: 'Deliver to',
  landmark: 'Near',
  phone: 'Phone',
  tradeLicence: 'Trade licence',
  delivery: 'Delivery',
  status: 'Payment status',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  packed: 'Packed',
  pieces: (count) => (count === '1' ? '1 piece' : `${count} pieces`),
  page: (page, pages) => `Page ${page} of ${pages}`,
  thanks: 'Thank you for shopping with us.',
  questions: 'Questions?',
  days: (from, to) => `${from} to ${to}`,
  cancelled: 'This order was cancelled.',
  cameBack: 'This order came back to the shop.',
  heldBack: {
    cancelled: 'This order was cancelled: do not send it.',
    refunded: 'The payment of this order goes back: do not send it.',
    returned: 'This parcel came back: do not send it.',
    'on-hold': 'On hold: do not send it before somebody has looked at the payment.',
  },
  nothingDue: 'Nothing to collect.',
  goesBack: 'Paid; the payment goes back',
  collect: 'Collect at the door',
  paid: 'Paid before delivery',
  dueOnDelivery: 'Due on delivery',
  nothingToCollect: 'Paid. Nothing to collect.',
  deliveredBy: 'Delivered by',
  notes: 'Note',
  packedBy: 'Packed by',
  checkedBy: 'Checked by',
  labelCollect: 'COLLECT',
  labelPaid: 'PAID',
  pickList: 'Pick list',
  ordersOf: (count, written) => (count === 1 ? '1 order' : `${written} orders`),
  sku: 'SKU',
  forOrders: 'For',
  picked: 'Picked',
  statuses: {
    pending: 'To be paid on delivery',
    paid: 'Paid',
    failed: 'Failed',
    cancelled: 'Nothing is due',
    refunded: 'Refunded',
  },
  regions: REGION_NAMES,
  places: { home: 'Home', office: 'Office', others: 'Other' },
};

export const DOCUMENT_MESSAGES: Readonly<Record<DocumentLanguage, DocumentMessages>> = {
  en: english,
  bn: banglaMessages,
};
