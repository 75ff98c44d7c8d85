import * as z from 'zod/mini';
import { imageUrlSchema } from '../catalogue/image-url.ts';
import { productIdSchema } from '../catalogue/product-id.ts';
import { sizingSchema } from '../catalogue/sizes.ts';
import { momentSchema } from '../time/moment.ts';

/** The most sizes that one account may wait for at a time. */
export const MAX_STOCK_ALERTS = 20;

/**
 * - waiting: the size is sold out.
 * - due: it came back, and the mail was requested. A mail that finds it sold out again sets it back to waiting.
 */
const STOCK_ALERT_STATES = ['waiting', 'due'] as const;

/**
 * stockAlerts/{id}: an account that wants to know when a size is back, at most one for each product and size
 * (docs/adr/0050). Functions only. Deleted when its mail has ended, when it is withdrawn, and with the account.
 */
export const stockAlertSchema = z.object({
  _id: z.string(),
  uid: z.string(),
  productId: productIdSchema,
  size: z.string(),
  /** The size as `{productId}_{size}`, for queries. */
  stock: z.string(),
  state: z.enum(STOCK_ALERT_STATES),
  createdAt: momentSchema,
  /** The product as it was when the account asked, for the list in the profile. */
  name: z.string(),
  nameBn: z.optional(z.string()),
  image: imageUrlSchema,
  sizing: z.optional(sizingSchema),
});

export type StockAlert = z.output<typeof stockAlertSchema>;

/** A stock alert as its owner sees it. */
export const stockAlertViewSchema = z.omit(stockAlertSchema, {
  _id: true,
  uid: true,
  stock: true,
  state: true,
});

export type StockAlertView = z.output<typeof stockAlertViewSchema>;

export function stockAlertView(alert: StockAlert): StockAlertView {
  const { _id, uid: _uid, stock: _stock, state: _state, ...view } = alert;
  return view;
}

/**
 * Returns the id by which mails name an alert. It contains the moment of asking, so that a person who asks again after the
 * mail is mailed again.
 */
export function stockAlertMailKey({ _id, createdAt }: Pick<StockAlert, '_id' | 'createdAt'>): string {
  return `${_id}-${createdAt.getTime()}`;
}

/** Returns the document id of the alert that a mail key names. */
export function stockAlertIdOf(mailKey: string): string {
  return mailKey.slice(0, mailKey.lastIndexOf('-'));
}
