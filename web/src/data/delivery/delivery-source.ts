import { joinPlaces, type Address, type Quote } from '@nargisus/domain/checkout';
import { deliveryTermsFor, type DeliveryTerms } from '@nargisus/domain/delivery';
import { NO_MONEY, type Paisa } from '@nargisus/domain/money';
import { NO_ADVANCE, type AdvanceRule } from '@nargisus/domain/payments';
import { readDelivery } from './read-delivery.ts';

type Whereabouts = Pick<Address, 'city' | 'district'> & { readonly areaId?: string | undefined };

/** What the server answered for a place, which counts before settings that may be minutes old. */
export interface CorrectedDelivery {
  readonly quote: Quote;
  /** The address that was priced, with the advance that a cash order to it pays, if the answer named one. */
  readonly at: Whereabouts & { readonly advance?: Paisa | undefined };
}

/** Returns what delivery to an address costs. An address without area and district pays the dearest zone. */
export type DeliverySource = (address: Whereabouts, corrected?: CorrectedDelivery) => DeliveryTerms;

/** Loads the delivery settings, and the places by whose names a typed district is found, where the zones differ. */
export async function loadDeliverySource(): Promise<DeliverySource> {
  const settings = await readDelivery();
  const places = settings.zones.length > 1 ? await import('@nargisus/domain/places') : undefined;
  return ({ areaId, city, district }, corrected) => {
    const place = places?.deliveryPlaceOf({ areaId, city, district }) ?? {
      name: joinPlaces([city, district]),
    };
    const terms = deliveryTermsFor(place, settings);
    const isSame = corrected && corrected.at.areaId === areaId && corrected.at.district === district;
    return isSame ? withCorrection(terms, corrected) : terms;
  };
}

/** Returns the rule that asks for the advance which the server asked for, until another answer. */
const ruleOf = (amount: Paisa): AdvanceRule =>
  amount === NO_MONEY ? NO_ADVANCE : { mode: 'amount', amount, from: NO_MONEY };

/**
 * Returns the terms with the advance of an answer, and with the charge of its quote for its option; without the option that the quote says is not offered. At another
 * subtotal the server may answer again.
 */
function withCorrection(own: DeliveryTerms, { quote, at: { advance } }: CorrectedDelivery): DeliveryTerms {
  const terms = advance === undefined ? own : { ...own, advance: ruleOf(advance) };
  const { deliveryOption, deliveryCharge, lines, problems } = quote;
  if (problems.some(({ kind }) => kind === 'option-not-offered'))
    return { ...terms, options: terms.options.filter(({ option }) => option !== deliveryOption) };
  if (lines.length === 0) return terms;
  const rates = [{ charge: deliveryCharge, freeFrom: null }];
  return {
    ...terms,
    options: terms.options.map((it) => (it.option === deliveryOption ? { ...it, rates } : it)),
  };
}
