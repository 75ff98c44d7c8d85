import { calls } from '@nargisus/domain/contract';
import { STAFF_PAGE_SIZE } from '@nargisus/domain/orders';
import { routesWith } from '../http/route.ts';
import type { ReviewPictures } from '../reviews/review-pictures.ts';
import { decideReturn } from './decide-return.ts';
import { requestReturn } from './request-return.ts';
import type { ReturnsRepository } from './returns.repository.ts';
import { withdrawReturn } from './withdraw-return.ts';

interface ReturnRepositories {
  readonly returns: ReturnsRepository;
  readonly reviewPictures: ReviewPictures;
}

const { route } = routesWith<ReturnRepositories, { readonly now: () => Date }>();

export const returnRoutes = [
  route(calls.requestReturn, async ({ caller, body }, repositories, { now }) => ({
    data: await requestReturn(repositories, { caller, form: body, now: now() }),
    isNew: true,
  })),

  route(calls.listMyReturns, async ({ caller, query: { orderId } }, { returns }) => ({
    data: await returns.listOfPersonsOrder(caller.uid, orderId),
  })),

  route(calls.withdrawReturn, async ({ caller, params: { id } }, repositories) => {
    await withdrawReturn(repositories, { id, caller });
    return { data: undefined };
  }),

  route(
    calls.listReturns,
    async ({ query: { status, orderId, limit = STAFF_PAGE_SIZE, cursor } }, { returns }) => {
      if (orderId) return { data: await returns.listOfOrder(orderId), nextCursor: null };
      const { items, nextCursor } = await returns.listByStatus(status, { limit, cursor });
      return { data: items, nextCursor };
    },
  ),

  route(
    calls.decideReturn,
    async ({ caller, params: { id }, body: { status, answer } }, repositories, { now }) => ({
      data: await decideReturn(repositories, { id, status, answer, caller, now: now() }),
    }),
  ),
];
