import type { Address } from '../checkout/address.ts';
import { checkoutMessages } from '../checkout/checkout-messages.ts';
import { ShopError } from '../contract/shop-error.ts';
import { allPlaces } from './all-places.ts';
import { placeFields } from './place.ts';

/**
 * Returns an address whose region, city and district are those of its area: the charge follows the area's id and the
 * parcel follows the names, so a client must not send two places. An address without an area is unchanged.
 * @throws ShopError 'invalid' for an area that does not exist
 */
export function settlePlace<A extends Pick<Address, 'areaId'>>(address: A): A {
  if (!address.areaId) return address;
  const place = allPlaces().get(address.areaId);
  if (place) return { ...address, ...placeFields(place) };
  throw new ShopError('invalid', checkoutMessages.placeUnknown, {
    fields: { areaId: checkoutMessages.placeUnknown },
  });
}
