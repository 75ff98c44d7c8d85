import { calls, staffSuccessMessages } from '@nargisus/domain/contract';
import { STAFF_PAGE_SIZE } from '@nargisus/domain/orders';
import { routesWith } from '../http/route.ts';
import { addPhoneNote, decidePhone, type PhoneRepositories } from './decide-phone.ts';

const { route } = routesWith<PhoneRepositories, { readonly now: () => Date }>();

/** Phone numbers of orders (docs/adr/0086). */
export const phoneRoutes = [
  route(calls.readPhone, async ({ params: { phone } }, { phones }) => ({
    data: await phones.summary(phone),
  })),

  route(
    calls.listPhoneOrders,
    async ({ params: { phone }, query: { limit = STAFF_PAGE_SIZE, cursor } }, { phones }) => {
      const { items, nextCursor } = await phones.orders(phone, { limit, cursor });
      return { data: items, nextCursor };
    },
  ),

  route(calls.decidePhone, async ({ caller, params: { phone }, body }, repositories, { now }) => ({
    data: await decidePhone(repositories, { phone, change: body, caller, now: now() }),
    message: staffSuccessMessages.phoneDecided,
  })),

  route(calls.addPhoneNote, async ({ caller, params: { phone }, body: { text } }, repositories, { now }) => ({
    data: await addPhoneNote(repositories, { phone, text, caller, now: now() }),
    isNew: true,
    message: staffSuccessMessages.phoneNoted,
  })),
];
