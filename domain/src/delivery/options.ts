import type { Weekday } from '../time/dhaka-day.ts';

export const DELIVERY_OPTIONS = ['standard', 'express', 'premium'] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];
export const DEFAULT_DELIVERY_OPTION: DeliveryOption = 'standard';

interface OptionDays {
  readonly label: string;
  /** Earliest and latest day, counted from the day of the order. */
  readonly days: readonly [from: number, to: number];
  readonly daysText: string;
  /** Whether `days` skips days without delivery; premium counts calendar days. */
  readonly businessDays: boolean;
}

/** The values of docs/reference/specification.md 9; the charges are those of DEFAULT_ZONE. */
export const DELIVERY_TERMS = {
  standard: {
    label: 'Standard Delivery',
    days: [3, 7],
    daysText: '3-7 business days',
    businessDays: true,
  },
  express: {
    label: 'Express Delivery',
    days: [1, 2],
    daysText: '1-2 business days',
    businessDays: true,
  },
  premium: {
    label: 'Premium Delivery',
    days: [0, 1],
    daysText: 'Same day or next day',
    businessDays: false,
  },
} as const satisfies Readonly<Record<DeliveryOption, OptionDays>>;

/** The days of the week on which a shop without settings does not deliver. */
export const DAYS_WITHOUT_DELIVERY: readonly Weekday[] = ['Fri'];

/** Days after delivery within which a shopper may return an item. The shop's own promise; the specification has none. */
export const RETURN_DAYS = 7;
