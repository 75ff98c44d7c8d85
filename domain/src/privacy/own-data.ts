import * as z from 'zod/mini';
import { conversionSchema } from '../ads/conversion.ts';
import { cartItemSchema } from '../cart/cart-item.ts';
import { savedAddressSchema } from '../checkout/address-book.ts';
import { mailRecordSchema } from '../mails/mail-record.ts';
import { orderSchema } from '../orders/order.ts';
import { attemptSchema } from '../payments/attempt.ts';
import { ownManualPaymentSchema } from '../payments/manual-payment.ts';
import { momentSchema } from '../time/moment.ts';
import { stockAlertViewSchema } from '../stock/stock-alert.ts';
import { returnRequestSchema } from '../returns/return-request.ts';
import { reviewSchema } from '../reviews/review.ts';
import { smsRecordSchema } from '../sms/sms-record.ts';
import { ownVoucherUseSchema } from '../vouchers/voucher-use.ts';
import { userSchema } from '../accounts/user.ts';
import { wishlistIdsSchema } from '../wishlist/wishlist.ts';

/** Leaves out the gateway's secrets and the schedule of the sweep: neither is personal data. */
const ownPaymentSchema = z.omit(attemptSchema, {
  requestKey: true,
  session: true,
  nextCheckAt: true,
  checks: true,
});

const ownOrderSchema = z.omit(orderSchema, { requestKey: true, trackingToken: true });

const ownImageSchema = z.object({
  path: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: momentSchema,
  /** The file in Base64; null when all files together exceed one answer. */
  content: z.nullable(z.string()),
});

/** The account as Firebase Auth stores it, without the password, which cannot be read. */
const ownAccountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The number that signs in, as Auth stores it (E.164); null without one. */
  phoneNumber: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  providers: z.array(z.string()),
  createdAt: z.nullable(momentSchema),
  lastSignInAt: z.nullable(momentSchema),
});

/** All data that the shop holds about a user, as exported in one file. */
export const ownDataSchema = z.object({
  exportedAt: momentSchema,
  account: ownAccountSchema,
  record: z.nullable(userSchema),
  pictures: z.array(ownImageSchema),
  addresses: z.array(savedAddressSchema),
  cart: z.array(cartItemSchema),
  /** The ids of the products, oldest first. */
  wishlist: wishlistIdsSchema,
  orders: z.array(ownOrderSchema),
  payments: z.array(ownPaymentSchema),
  manualPayments: z.array(ownManualPaymentSchema),
  reviews: z.array(reviewSchema),
  returns: z.array(returnRequestSchema),
  vouchers: z.array(ownVoucherUseSchema),
  stockAlerts: z.array(stockAlertViewSchema),
  /** The orders of the last days that were reported to Meta. */
  conversions: z.array(z.pick(conversionSchema, { orderId: true, orderedAt: true, total: true })),
  mails: z.array(z.pick(mailRecordSchema, { _id: true, kind: true, to: true, state: true, at: true })),
  sms: z.array(
    z.pick(smsRecordSchema, { _id: true, kind: true, to: true, text: true, state: true, at: true }),
  ),
});

export type OwnData = z.output<typeof ownDataSchema>;
export type OwnImage = z.output<typeof ownImageSchema>;
export type OwnAccount = z.output<typeof ownAccountSchema>;
