import * as z from 'zod/mini';
import {
  addressIdSchema,
  addressToSaveSchema,
  knownAddressesSchema,
  savedAddressSchema,
} from '../../checkout/address-book.ts';
import { call, noData } from '../call.ts';

const oneAddress = z.object({ id: addressIdSchema });

/** The caller's saved addresses (docs/adr/0059). */
export const addressCalls = {
  /**
   * The saved addresses, the default first: MAX_ADDRESSES at most. Where none is saved, also what else can fill a form in:
   * the address of the newest order, or the phone of the profile. One read; two or three where none is saved.
   */
  listMyAddresses: call({
    method: 'GET',
    path: '/api/me/addresses',
    access: 'signed-in',
    data: knownAddressesSchema,
  }),
  /**
   * Saves an address; 200 without a second copy when the same one is saved. With `isDefault` it becomes the default. 409
   * for more than MAX_ADDRESSES.
   */
  addMyAddress: call({
    method: 'POST',
    path: '/api/me/addresses',
    access: 'signed-in',
    perMinute: 20,
    body: addressToSaveSchema,
    status: 201,
    data: savedAddressSchema,
  }),
  /** Changes a saved address; with `isDefault` it becomes the default. */
  changeMyAddress: call({
    method: 'PUT',
    path: '/api/me/addresses/{id}',
    access: 'signed-in',
    perMinute: 20,
    params: oneAddress,
    body: addressToSaveSchema,
    data: savedAddressSchema,
  }),
  /** Removes a saved address. The next one becomes the default where it was the default. */
  removeMyAddress: call({
    method: 'DELETE',
    path: '/api/me/addresses/{id}',
    access: 'signed-in',
    perMinute: 20,
    params: oneAddress,
    data: noData,
  }),
};
