import { calls, successMessages } from '@nargisus/domain/contract';
import { settlePlace } from '@nargisus/domain/places';
import { randomUUID } from 'node:crypto';
import { routesWith } from '../http/route.ts';
import type { AccountRepositories } from './account-repositories.ts';
import { knownAddresses } from './known-addresses.ts';

type AddressRepositories = Pick<AccountRepositories, 'addressBooks' | 'orders' | 'users'>;

const { route } = routesWith<AddressRepositories, { readonly now: () => Date }>();

export const addressRoutes = [
  route(calls.listMyAddresses, async ({ caller }, repositories) => ({
    data: await knownAddresses(repositories, caller.uid),
  })),

  route(calls.addMyAddress, async ({ caller, body }, { addressBooks }, { now }) => {
    const { saved, isNew } = await addressBooks.add(caller.uid, randomUUID(), settlePlace(body), now());
    return { data: saved, isNew, message: successMessages.addressSaved };
  }),

  route(calls.changeMyAddress, async ({ caller, params: { id }, body }, { addressBooks }, { now }) => ({
    data: await addressBooks.replace(caller.uid, id, settlePlace(body), now()),
    message: successMessages.addressSaved,
  })),

  route(calls.removeMyAddress, async ({ caller, params: { id } }, { addressBooks }, { now }) => {
    await addressBooks.removeAddress(caller.uid, id, now());
    return { data: undefined, message: successMessages.addressRemoved };
  }),
];
