import { serverTimestamp } from 'firebase/firestore';
import { orderDocument, productDocument, userDocument } from '../fixtures/data/documents.ts';
import { GUEST, SHOPPER, standingOf, uidOf, type Role } from '../fixtures/rules/rules-environment.ts';

/** A place in the database: a document, and the list that contains it. */
export interface Place {
  /** The path of the document. The list is its collection, or the group of all `items` collections. */
  readonly path: (role: Role) => string;
  readonly list?: 'everywhere' | [field: string, value: (role: Role) => string];
  /** The document that exists before the operation; a create writes the same data. */
  readonly document: (role: Role) => object;
  readonly change: (role: Role) => object;
  /** Other documents that exist during the operation. */
  readonly otherDocuments?: (role: Role) => Record<string, object>;
}

const now = serverTimestamp();
const expireAt = new Date(Date.now() + 30 * 24 * 3600 * 1000);
const times = { addedAt: now, updatedAt: now };
const created = { createdAt: now, updatedAt: now };
const lineDocument = () => {
  const { name, price, image } = productDocument('p1');
  return { productId: 'p1', name, price, image, size: 'M', quantity: 1, ...times };
};
const lines = { lines: ['p1_M'], updatedAt: now };
const recordDocument = (role: Role) => userDocument(uidOf(role), standingOf(role));
const closed = (path: string): Place => ({
  path: () => path,
  document: () => orderDocument(SHOPPER),
  change: () => ({ totalAmount: 1 }),
});
/** Returns a line of a cart. The cart lists it already, so that the operation concerns the line alone. */
const lineOf = (owner: (role: Role) => string, expiry: object = {}): Place => ({
  path: (role) => `carts/${owner(role)}/items/p1_M`,
  document: () => ({ ...lineDocument(), ...expiry }),
  change: () => ({ quantity: 2, updatedAt: now, ...expiry }),
  otherDocuments: (role) => ({ [`carts/${owner(role)}`]: { ...lines, ...expiry } }),
});
const cartOf = (owner: (role: Role) => string, expiry: object = {}): Place => ({
  path: (role) => `carts/${owner(role)}`,
  document: () => ({ ...lines, ...expiry }),
  change: () => ({ lines: ['p1_M', 'p1_L'], updatedAt: now, ...expiry }),
});
const wishlistOf = (owner: (role: Role) => string): Place => ({
  path: (role) => `wishlists/${owner(role)}`,
  document: () => ({ productIds: ['p1'], updatedAt: now }),
  change: () => ({ productIds: ['p1', 'p2'], updatedAt: now }),
});
const recordOf = (who: (role: Role) => Role, change: (role: Role) => object): Place => ({
  path: (role) => `users/${uidOf(who(role))}`,
  document: (role) => recordDocument(who(role)),
  change: (role) => ({ ...change(role), updatedAt: now }),
});
const noteOf = (order: string): Place => ({
  path: () => `orders/${order}/notes/n1`,
  document: () => ({
    text: 'Call before you come',
    author: { uid: 'a1', name: 'A', email: 'a@x.y' },
    at: now,
  }),
  change: () => ({ text: 'No call' }),
});
const shopper = (): Role => 'shopper';
const self = (role: Role) => role;

/** The places of the table in access.rules.test.ts, by the name of the row. Every written document is valid. */
export const PLACES: Record<string, Place> = {
  product: {
    path: () => 'products/p1',
    document: (role) => ({ ...productDocument('p1'), ...created, version: 1, updatedBy: uidOf(role) }),
    change: (role) => ({ price: 5, updatedAt: now, version: 2, updatedBy: uidOf(role) }),
  },
  'user.profile': recordOf(shopper, () => ({ name: 'New Name' })),
  'user.isActive': recordOf(shopper, () => ({ isActive: false })),
  'user.role': recordOf(shopper, () => ({ role: 'admin' })),
  'admin.record': recordOf(
    () => 'dismissed',
    () => ({ name: 'New Name' }),
  ),
  'staff.record': {
    path: () => 'users/uid-colleague',
    document: () => userDocument('uid-colleague', { can: ['calls'] }),
    change: () => ({ name: 'New Name', updatedAt: now }),
  },
  'own.profile': recordOf(self, () => ({ name: 'New Name' })),
  'own.isActive': recordOf(self, (role) => ({ isActive: !standingOf(role).isActive })),
  'own.role': recordOf(self, () => ({ role: 'owner' })),
  'own.rights': recordOf(self, () => ({ can: ['orders', 'money'] })),
  cart: cartOf(() => SHOPPER),
  'cart.line': lineOf(() => SHOPPER),
  'own.cart': cartOf(uidOf),
  'own.cart.line': lineOf(uidOf),
  'guest.cart': cartOf(() => GUEST, { expireAt }),
  'guest.cart.line': lineOf(() => GUEST, { expireAt }),
  'guessed.cart': cartOf(() => 'guest_1', { expireAt }),
  'guessed.cart.line': lineOf(() => 'guest_1', { expireAt }),
  'cart.deeper': closed(`carts/${SHOPPER}/items/p1_M/notes/1`),
  'lines.of.all.carts': { ...closed('somewhere/else/items/p1_M'), list: 'everywhere' },
  wishlist: wishlistOf(() => SHOPPER),
  'own.wishlist': wishlistOf(uidOf),
  order: closed('orders/o1'),
  'own.order': {
    path: () => 'orders/o2',
    document: (role) => orderDocument(uidOf(role)),
    change: () => ({ totalAmount: 1 }),
    list: ['uid', uidOf],
  },
  'order.note': { ...noteOf('o1'), otherDocuments: () => ({ 'orders/o1': orderDocument(SHOPPER) }) },
  'own.order.note': {
    ...noteOf('o2'),
    otherDocuments: (role) => ({ 'orders/o2': orderDocument(uidOf(role)) }),
  },
  'orders.by.email': {
    path: () => 'orders/o3',
    document: (role) => orderDocument(uidOf(role)),
    change: () => ({ totalAmount: 1 }),
    list: ['userEmail', (role) => `${uidOf(role)}@example.com`],
  },
  'order.desk': {
    ...closed('orderDesk/o1'),
    otherDocuments: () => ({ 'orders/o1': orderDocument(SHOPPER) }),
  },
  'own.order.desk': {
    ...closed('orderDesk/o2'),
    otherDocuments: (role) => ({ 'orders/o2': orderDocument(uidOf(role)) }),
  },
  'phone.number': closed('phoneNumbers/01712345678'),
  parcel: closed('parcels/ORD-20261120-AAAAA-1'),
  'courier.state': closed('courierState/steadfast'),
  'ledger.posting': closed('ledger/delivered:ORD-20261120-AAAAA:1'),
  'order.cash': closed('orderCash/o1'),
  'tax.invoice': closed('invoices/INV-2026-27-000001'),
  'invoice.series': closed('invoiceSeries/2026-27'),
  'saved.views': closed('savedViews/uid-shopper'),
  'own.saved.views': {
    path: (role) => `savedViews/${uidOf(role)}`,
    document: (role) => ({ _id: uidOf(role), views: [] }),
    change: () => ({ views: ['v'] }),
  },
  settlement: closed('settlements/steadfast-88001'),
  'settlement.row': closed('settlements/steadfast-88001/rows/0001'),
  'statement.import': closed('statementImports/steadfast'),
  'courier.event': closed('courierEvents/e1'),
  'text.message': closed('sms/o1_shipped'),
  'text.day': closed('smsDays/2026-11-20'),
  'text.quota': closed('smsQuotas/h1_2026-11-20'),
  'counters.live': closed('counters/orders/live/figures'),
  'counters.shards': closed('counters/orders/shards/0'),
  'counters.sales': closed('counters/orders/sales/2026-11-20'),
  'counters.figures': closed('counters/figures'),
  stock: closed('stock/p1_M'),
  'stock.move': closed('stockMoves/m1'),
  report: closed('reports/2026-11-20'),
  'range.report': closed('rangeReports/r1'),
  'range.sums': closed('rangeSums/r1'),
  settings: closed('settings/shop'),
  collections: closed('collections/all'),
  audit: closed('audit/e1'),
  mail: closed('mails/o1_order-confirmation'),
  'address.book': closed('addressBooks/uid-shopper'),
  'stock.alert': closed('stockAlerts/a1'),
  conversion: closed('conversions/o1'),
  return: closed('returns/r1'),
  voucher: closed('vouchers/SAVE50'),
  'voucher.use': closed('voucherUses/SAVE50.o1'),
  'voucher.claim': closed('voucherClaims/SAVE50.u.uid-shopper'),
  payment: closed('payments/t1'),
  'rider.cash': closed('riderCash/r.karim'),
  'cash.hand-in': closed('cashHandIns/0a1b2c'),
  'manual.payment': closed('manualPayments/0a1b2c'),
  'manual.claim': closed('manualPaymentClaims/bkash_8N7A6D5EE7'),
  'payment.deeper': closed('payments/t1/answers/1'),
  'rate.limit': closed('rateLimits/uid-shopper.orders.1'),
  'email.claim': closed('emails/0a1b2c'),
  deletion: closed('deletions/uid-shopper'),
  'closed.account': closed('closedAccounts/uid-shopper'),
  'role.change': closed('roleChanges/uid-shopper'),
  'staff.invitation': closed('staffInvitations/0a1b2c'),
  'catalogue.index': closed('catalogueIndex/0'),
  'product.search': closed('productSearch/98203148800000-PANJABI'),
  anything: closed('anything/else'),
  'anything.deeper': closed('anything/else/at/all'),
};
