import type { AddressToSave, KnownAddresses, SavedAddress } from '@nargisus/domain/checkout';
import { addressCalls } from '@nargisus/domain/contract';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/** Returns the user's saved addresses and what else can fill a form in. Reads three documents at most. Rejects with ShopError. */
export const fetchAddresses = (): Promise<KnownAddresses> =>
  callApiAuthenticated(addressCalls.listMyAddresses);

/** Saves an address; one that is saved already is not added again. Rejects with ShopError. */
export const addAddress = (address: AddressToSave): Promise<SavedAddress> =>
  callApiAuthenticated(addressCalls.addMyAddress, { body: address });

/** Changes a saved address. Rejects with ShopError. */
export const changeAddress = (id: string, address: AddressToSave): Promise<SavedAddress> =>
  callApiAuthenticated(addressCalls.changeMyAddress, { params: { id }, body: address });

/** Removes a saved address. Rejects with ShopError. */
export const removeAddress = (id: string): Promise<void> =>
  callApiAuthenticated(addressCalls.removeMyAddress, { params: { id } });
