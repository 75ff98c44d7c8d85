import type { AddressToSave, KnownAddresses, SavedAddress } from '@nargisus/domain/checkout';
import { addressCalls } from '@nargisus/domain/contract';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { ChosenPlace } from '../delivery/delivery-place.ts';

/** What can fill an address in: addresses, and the area that was chosen on a product's page (docs/adr/0076). */
export type KnownToBrowser = KnownAddresses & { readonly place: ChosenPlace | null };

/**
 * Returns the user's saved addresses and what else can fill a form in. Reads three documents at most. The area of the default
 * address becomes that of product pages. Rejects with ShopError.
 */
export async function fetchAddresses(): Promise<KnownToBrowser> {
  const [known, places] = await Promise.all([
    callApiAuthenticated(addressCalls.listMyAddresses),
    import('../delivery/delivery-place.ts').catch(() => null), // the addresses matter more
  ]);
  places?.keepAddressPlace(known.saved[0]);
  return { ...known, place: places?.deliveryPlace() ?? null };
}

/** Saves an address; one that is saved already is not added again. Rejects with ShopError. */
export const addAddress = (address: AddressToSave): Promise<SavedAddress> =>
  callApiAuthenticated(addressCalls.addMyAddress, { body: address });

/** Changes a saved address. Rejects with ShopError. */
export const changeAddress = (id: string, address: AddressToSave): Promise<SavedAddress> =>
  callApiAuthenticated(addressCalls.changeMyAddress, { params: { id }, body: address });

/** Removes a saved address. Rejects with ShopError. */
export const removeAddress = (id: string): Promise<void> =>
  callApiAuthenticated(addressCalls.removeMyAddress, { params: { id } });
