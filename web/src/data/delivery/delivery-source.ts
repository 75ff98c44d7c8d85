import { joinPlaces, type Address, type Quote } from '@nargisus/domain/checkout';
import { deliveryTermsFor, type DeliveryTerms } from '@nargisus/domain/delivery';
import { readDelivery } from './read-delivery.ts';

type Whereabouts = Pick<Address, 'city' | 'district'> & { readonly areaId?: string | undefined };

/** What the server answered for a place, which counts before settings that may be minutes old. */
export interface CorrectedDelivery {
  readonly quote: Quote;
  readonly at: Whereabouts;
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
    return isSame ? withCorrection(terms, corrected.quote) : terms;
  };
}

/**
 * Returns the terms with the charge of a quote for its option; without the option that the quote says is not offered. At another
 * subtotal the server may answer again.
 */
function withCorrection(terms: DeliveryTerms, quote: Quote): DeliveryTerms {
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
