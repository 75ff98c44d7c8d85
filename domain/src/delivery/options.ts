import { taka } from '../money/taka.ts';
import type { Paisa } from '../money/paisa.ts';

export const DELIVERY_OPTIONS = ['standard', 'express', 'premium'] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];
export const DEFAULT_DELIVERY_OPTION: DeliveryOption = 'standard';

interface DeliveryTerms {
  readonly label: string;
  readonly charge: Paisa;
  /** Earliest and latest day, counted from the day of the order. */
  readonly days: readonly [from: number, to: number];
  readonly daysText: string;
  /** Counted in delivering days; premium counts days of the calendar instead. */
  readonly businessDays: boolean;
}

/** docs/reference/specification.md 9. */
export const DELIVERY_TERMS = {
  standard: {
    label: 'Standard Delivery',
    charge: taka(60),
    days: [3, 7],
    daysText: '3-7 business days',
    businessDays: true,
  },
  express: {
    label: 'Express Delivery',
    charge: taka(120),
    days: [1, 2],
    daysText: '1-2 business days',
    businessDays: true,
  },
  premium: {
    label: 'Premium Delivery',
    charge: taka(200),
    days: [0, 1],
    daysText: 'Same day or next day',
    businessDays: false,
  },
} as const satisfies Readonly<Record<DeliveryOption, DeliveryTerms>>;
