import {
  addressBookSchema,
  findSameAddress,
  MAX_ADDRESSES,
  withAddress,
  withoutAddress,
  type AddressToSave,
  type SavedAddress,
} from '@nargisus/domain/checkout';
import { errorMessages, fromDocument, ShopError, toDocument } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import type { Firestore } from 'firebase-admin/firestore';

/** Saved addresses: addressBooks/{uid}, read and written by functions only (docs/adr/0059). */
export class AddressBooksRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns the addresses of an account, the default first. One read. */
  async addressesOf(uid: string): Promise<readonly SavedAddress[]> {
    const document = await this.#bookOf(uid).get();
    return this.#addressesIn(uid, document.data());
  }

  /**
   * Adds an address. The same address again only becomes the default, if it is to. One read, one write at most.
   * @param id - of the address if it is new
   * @throws ShopError 'conflict' for more than MAX_ADDRESSES
   */
  add(
    uid: string,
    id: string,
    address: AddressToSave,
    now: Date,
  ): Promise<{ saved: SavedAddress; isNew: boolean }> {
    return this.#change(uid, now, (present) => {
      const same = findSameAddress(present, address);
      const addresses = withAddress(present, { ...address, id: same?.id ?? id });
      if (addresses === 'full') {
        const message = withParams(errorMessages.tooManyAddresses, { count: MAX_ADDRESSES });
        throw new ShopError('conflict', message);
      }
      const saved = addresses.find((it) => it.id === (same?.id ?? id))!;
      return { addresses, result: { saved, isNew: !same } };
    });
  }

  /** Changes an address. One read, one write. @throws ShopError 'not-found' */
  replace(uid: string, id: string, address: AddressToSave, now: Date): Promise<SavedAddress> {
    return this.#change(uid, now, (present) => {
      if (!present.some((it) => it.id === id))
        throw new ShopError('not-found', errorMessages.addressNotFound);
      // Never 'full': the address is there already.
      const addresses = withAddress(present, { ...address, id }) as readonly SavedAddress[];
      return { addresses, result: addresses.find((it) => it.id === id)! };
    });
  }

  /** Removes an address. One read, one write. @throws ShopError 'not-found' */
  removeAddress(uid: string, id: string, now: Date): Promise<void> {
    return this.#change(uid, now, (present) => {
      requireAddress(present, id);
      return { addresses: withoutAddress(present, id), result: undefined };
    });
  }

  /** Deletes all addresses of an account. One write. */
  async removeAll(uid: string): Promise<void> {
    await this.#bookOf(uid).delete();
  }

  #change<T>(
    uid: string,
    now: Date,
    change: (present: readonly SavedAddress[]) => { addresses: readonly SavedAddress[]; result: T },
  ): Promise<T> {
    const reference = this.#bookOf(uid);
    return this.#db.runTransaction(async (transaction) => {
      const stored = await transaction.get(reference);
      const { addresses, result } = change(this.#addressesIn(uid, stored.data()));
      const book = { _id: uid, addresses: [...addresses], updatedAt: now };
      transaction.set(reference, toDocument(addressBookSchema, book));
      return result;
    });
  }

  #addressesIn(uid: string, data: object | undefined): readonly SavedAddress[] {
    return data ? fromDocument(addressBookSchema, uid, data).addresses : [];
  }

  #bookOf(uid: string) {
    return this.#db.doc(`addressBooks/${uid}`);
  }
}

function requireAddress(addresses: readonly SavedAddress[], id: string): void {
  if (!addresses.some((it) => it.id === id)) throw new ShopError('not-found', errorMessages.addressNotFound);
}
