import type { KnownAddresses } from '@nargisus/domain/checkout';
import type { AccountRepositories } from './account-repositories.ts';

/** Returns what a person's checkout can be filled in with. One read; two or three where no address is saved. */
export async function knownAddresses(
  { addressBooks, orders, users }: Pick<AccountRepositories, 'addressBooks' | 'orders' | 'users'>,
  uid: string,
): Promise<KnownAddresses> {
  const saved = [...(await addressBooks.addressesOf(uid))];
  if (saved.length > 0) return { saved, lastUsed: null, phone: '' };
  const [newest] = (await orders.listOfBuyer({ uid }, { limit: 1 })).items;
  if (newest) return { saved, lastUsed: newest.shippingAddress, phone: '' };
  return { saved, lastUsed: null, phone: (await users.find(uid))?.phone ?? '' };
}
