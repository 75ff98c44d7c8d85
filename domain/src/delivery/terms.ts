import { NO_MONEY, type Paisa } from '../money/paisa.ts';
import { NO_ADVANCE, type AdvanceRule } from '../payments/advance-rule.ts';
import { DEFAULT_CALENDAR, type DeliveryCalendar } from './calendar.ts';
import { DELIVERY_OPTIONS, type DeliveryOption } from './options.ts';
import { DEFAULT_ZONE } from './default-zone.ts';
import type { DeliveryZone } from './zone.ts';

/** What a zone charges for an option: nothing from a subtotal of `freeFrom`. */
interface DeliveryRate {
  readonly charge: Paisa;
  readonly freeFrom: Paisa | null;
}

/** An option that is offered at a place. */
export interface OfferedOption {
  readonly option: DeliveryOption;
  /** The rate of the place's zone; several where the zone is not certain: the dearest of them counts. */
  readonly rates: readonly DeliveryRate[];
  readonly extraDays: number;
}

/** What delivery to a place costs and how long it takes. */
export interface DeliveryTerms {
  /** The name of the place; '' before one is chosen. */
  readonly place: string;
  /** In the order of DELIVERY_OPTIONS. */
  readonly options: readonly OfferedOption[];
  readonly calendar: Pick<DeliveryCalendar, 'daysOff' | 'holidays'>;
  /** What a cash order to the place pays in advance. */
  readonly advance: AdvanceRule;
}

/** Returns the options that some of the zones offer, at the rates of those that do. */
export const optionsOf = (zones: readonly DeliveryZone[]): OfferedOption[] =>
  DELIVERY_OPTIONS.flatMap((option) => {
    const offering = zones.flatMap(({ charges, freeFrom, extraDays }) => {
      const charge = charges[option];
      return charge === null ? [] : [{ charge, freeFrom, extraDays }];
    });
    if (offering.length === 0) return [];
    const rates = offering.map(({ charge, freeFrom }) => ({ charge, freeFrom }));
    return [{ option, rates, extraDays: Math.max(...offering.map((it) => it.extraDays)) }];
  });

/** The terms of a shop without delivery settings (docs/reference/specification.md 9), for every place. */
export const DEFAULT_DELIVERY: DeliveryTerms = {
  place: '',
  options: optionsOf([DEFAULT_ZONE]),
  calendar: DEFAULT_CALENDAR,
  advance: NO_ADVANCE,
};

const offered = ({ options }: Pick<DeliveryTerms, 'options'>, option: DeliveryOption) =>
  options.find((it) => it.option === option);

const chargeOf = ({ charge, freeFrom }: DeliveryRate, subtotal: Paisa): Paisa =>
  freeFrom !== null && subtotal >= freeFrom ? NO_MONEY : charge;

/**
 * Returns the charge of a delivery in paisa (docs/adr/0072); undefined for an option that the place is not offered. Every
 * price shown or charged comes from here.
 */
export function deliveryCharge(
  terms: Pick<DeliveryTerms, 'options'>,
  option: DeliveryOption,
  subtotal: Paisa,
): Paisa | undefined {
  return chargeRange(terms, option, subtotal)?.to;
}

/**
 * Returns the least and the most that an option may cost where the place, and so the zone, is not known yet; undefined for an
 * option that no zone offers.
 */
export function chargeRange(
  terms: Pick<DeliveryTerms, 'options'>,
  option: DeliveryOption,
  subtotal: Paisa,
): { readonly from: Paisa; readonly to: Paisa } | undefined {
  const charges = offered(terms, option)?.rates.map((rate) => chargeOf(rate, subtotal));
  if (!charges) return undefined;
  return {
    from: charges.reduce((least, charge) => (charge < least ? charge : least)),
    to: charges.reduce((most, charge) => (charge > most ? charge : most)),
  };
}

/** Returns the subtotal from which an option is free; undefined for one that never is. */
export function freeDeliveryFrom(
  terms: Pick<DeliveryTerms, 'options'>,
  option: DeliveryOption,
): Paisa | undefined {
  const rates = offered(terms, option)?.rates;
  if (!rates) return undefined;
  let from = NO_MONEY;
  for (const { charge, freeFrom } of rates) {
    if (charge === NO_MONEY) continue;
    if (freeFrom === null) return undefined;
    if (freeFrom > from) from = freeFrom;
  }
  return from;
}

/** Returns what moves the estimated date of an option. */
export const calendarOf = (terms: DeliveryTerms, option: DeliveryOption): DeliveryCalendar => ({
  ...terms.calendar,
  extraDays: offered(terms, option)?.extraDays ?? 0,
});
