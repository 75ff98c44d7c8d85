import * as z from 'zod/mini';

/** How many errors one page view reports at most. */
export const MAX_ERRORS = 3;
export const MAX_ERROR_LENGTH = 300;
export const MAX_STACK_LENGTH = 2000;

/** Longer times are not measurements: the tab was asleep. */
const TEN_MINUTES_MS = 600_000;
const milliseconds = z.optional(z.int().check(z.gte(0), z.lte(TEN_MINUTES_MS)));

/** The pages of the shop, by the first segment of their path. */
export const TELEMETRY_PAGES = [
  'home',
  'products',
  'product',
  'new-arrivals',
  'category-collection',
  'category',
  'about',
  'contact',
  'login',
  'signup',
  'forgot-password',
  'reset-password',
  'checkout',
  'payment',
  'user-profile',
  'profile',
  'update-profile',
  'wishlist',
  'orders',
  'order',
  'dashboard',
  'add-products',
  'update-products',
  'other',
] as const;

/**
 * The report of one page view (https://web.dev/articles/vitals): times in milliseconds, layout shift without a unit.
 * Contains no visitor, session or URL.
 */
export const telemetrySchema = z.object({
  page: z.enum(TELEMETRY_PAGES),
  device: z.enum(['phone', 'desktop']),
  vitals: z.optional(
    z.object({
      /** Time to first byte, first and largest contentful paint, interaction to next paint. */
      ttfb: milliseconds,
      fcp: milliseconds,
      lcp: milliseconds,
      inp: milliseconds,
      /** Cumulative layout shift. */
      cls: z.optional(z.number().check(z.gte(0), z.lte(100))),
    }),
  ),
  errors: z.optional(
    z
      .array(
        z.object({
          message: z.string().check(z.maxLength(MAX_ERROR_LENGTH)),
          stack: z.string().check(z.maxLength(MAX_STACK_LENGTH)),
        }),
      )
      .check(z.maxLength(MAX_ERRORS)),
  ),
});

export type Telemetry = z.output<typeof telemetrySchema>;

/** Returns the page of a path, without the product, order or user that it shows. */
export function telemetryPageOf(path: string): Telemetry['page'] {
  const [folder = 'home', further] = path.split('/').filter((part) => part !== '');
  if (further !== undefined && folder === 'products') return 'product';
  if (further !== undefined && folder === 'orders') return 'order';
  return TELEMETRY_PAGES.find((page) => page === folder) ?? 'other';
}
