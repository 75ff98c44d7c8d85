import type { Category } from '../../catalogue/categories.ts';
import { paisa } from '../../money/paisa.ts';
import { SOLD_THROUGH } from '../../orders/order-source.ts';
import type { CashAgeing } from './cash-ageing.ts';
import { meanDays, type CourierFigures } from './courier-figures.ts';
import { NO_ORDER_FIGURES, type RangeAccumulator } from './range-accumulator.ts';
import { MAX_ROWS, type RangeSums } from './range-sums.ts';
import { daysOfRange, type DayRange } from './report-range.ts';

const byRevenue = ({ revenue }: { revenue: number }) => revenue;

/** Returns the figures to store: every day of the range, and of each other kind the largest MAX_ROWS. */
export function finishSums(id: string, range: DayRange, sums: RangeAccumulator, cash: CashAgeing): RangeSums {
  const products = sums.products.ranked(byRevenue, MAX_ROWS);
  const places = sums.places.ranked(byRevenue, MAX_ROWS);
  const couriers = sums.couriers.ranked(({ parcels }) => parcels, MAX_ROWS);
  const vouchers = sums.vouchers.ranked(({ uses }) => uses, MAX_ROWS);
  const days = new Map(sums.days.sorted(byRevenue).map(({ label, figures }) => [label, figures]));
  const sources = new Map(sums.sources.sorted(byRevenue).map(({ label, figures }) => [label, figures]));
  return {
    _id: id,
    summary: {
      ...sums.summary,
      byStatus: [...sums.summary.byStatus],
      byPayment: [...sums.summary.byPayment],
    },
    returns: sums.returns,
    days: daysOfRange(range).map((day) => ({ day, ...(days.get(day) ?? NO_ORDER_FIGURES) })),
    products: products.rows.map(({ label, figures }) => ({ ...label, ...figures })),
    otherProducts: products.others,
    categories: sums.categories
      .sorted(byRevenue)
      .map(({ label, figures }) => ({ category: label as Category, ...figures })),
    places: places.rows.map(({ label, figures }) => ({ ...label, ...figures })),
    otherPlaces: places.others,
    sources: SOLD_THROUGH.flatMap((source) => {
      const figures = sources.get(source);
      return figures ? [{ source, ...figures }] : [];
    }),
    couriers: couriers.rows.map(({ label, figures }) => ({ courier: label, ...withMean(figures) })),
    otherCouriers: couriers.others && withMean(couriers.others),
    vouchers: vouchers.rows.map(({ label, figures }) => ({ code: label, ...figures })),
    otherVouchers: vouchers.others,
    cash,
  };
}

function withMean({ timed, transitMs, ...counts }: CourierFigures) {
  return { ...counts, meanDays: meanDays({ timed, transitMs }) };
}

/** Returns the share of parcels that came back among those that ended, in per cent with one decimal; null before any ended. */
export function returnRate(delivered: number, returned: number): number | null {
  const ended = delivered + returned;
  return ended > 0 ? Math.round((returned * 1000) / ended) / 10 : null;
}

/** Returns what a sold order brought on average; null without any. */
export function meanOrderValue({ days, summary }: Pick<RangeSums, 'days' | 'summary'>) {
  const sold = days.reduce((sum, day) => sum + day.sold, 0);
  return sold > 0 ? paisa(Math.round(summary.revenue / sold)) : null;
}

/** Returns the share of a courier's ended parcels that were delivered, in per cent with one decimal; null before any ended. */
export function deliveredShare({ delivered, returned }: Pick<CourierFigures, 'delivered' | 'returned'>) {
  return returnRate(returned, delivered);
}
