import {
  calls,
  errorMessages,
  requestMessages,
  ShopError,
  staffSuccessMessages,
} from '@nargisus/domain/contract';
import { STAFF_PAGE_SIZE } from '@nargisus/domain/orders';
import { settlePlace } from '@nargisus/domain/places';
import { isPaid, paymentResultPath, type PaymentOutcome } from '@nargisus/domain/payments';
import type { RedirectAnswer } from '../http/answer.ts';
import { routesWith } from '../http/route.ts';
import { handleCallback } from './handle-callback.ts';
import type { PaymentDependencies, PaymentRepositories } from './payment-dependencies.ts';
import { PaymentError } from './payment-error.ts';
import { paymentsOfOrder } from './payments-of-order.ts';
import { refundPart } from './refund-part.ts';
import { refundPayment } from './refund-payment.ts';
import { startPayment } from './start-payment.ts';

type Dependencies = PaymentDependencies & { readonly shopOrigin: () => string };

const { route, routeWithConcurrentLimit } = routesWith<PaymentRepositories, Dependencies>();

/** Returns the page of an outcome, on the configured origin: a Host header or a form field could lead elsewhere. */
const pageOf = (outcome: PaymentOutcome, { shopOrigin }: Dependencies): RedirectAnswer => ({
  redirect: `${shopOrigin()}${paymentResultPath(outcome)}`,
});

/** Returns the page of an error: the browser of a customer who has paid must never end on JSON. */
function pageOfFailure(thrown: unknown, dependencies: Dependencies): RedirectAnswer {
  if (thrown instanceof PaymentError) return pageOf(thrown.outcome, dependencies);
  const isTheirs = thrown instanceof ShopError && thrown.code !== 'internal';
  return pageOf({ result: 'failed', failure: isTheirs ? 'validation_failed' : 'server_error' }, dependencies);
}

const returns = [calls.returnPaid, calls.returnFailed, calls.returnCancelled].map((call) =>
  route(
    call,
    async ({ body }, repositories, dependencies) =>
      pageOf((await handleCallback(repositories, dependencies, body)).outcome, dependencies),
    pageOfFailure,
  ),
);

export const paymentRoutes = [
  routeWithConcurrentLimit(
    calls.startPayment,
    async ({ caller, body, requestKey, rateLimit: check }, repositories, dependencies) => {
      const { channel, ...draft } = body;
      const request = { buyer: caller, draft: settlePlace(draft), channel, requestKey, rateLimit: check };
      const { isNew, rateLimit, ...data } = await startPayment(repositories, dependencies, request);
      return { data, isNew, rateLimit };
    },
  ),

  ...returns,

  route(calls.paymentNotice, async ({ body }, repositories, dependencies) => {
    const { outcome, attempt } = await handleCallback(repositories, dependencies, body);
    if (!attempt && outcome.result === 'failed' && outcome.failure === 'payment_data_not_found') {
      throw new ShopError('not-found', errorMessages.paymentNotFound);
    }
    const isRejected = outcome.result === 'failed' && outcome.failure === 'validation_failed';
    if (!attempt || (isRejected && !isPaid(attempt.state))) {
      throw new ShopError('invalid', requestMessages.unverifiedNotice);
    }
    return { data: { state: attempt.state } };
  }),

  route(calls.listPayments, async ({ query: { state, limit = STAFF_PAGE_SIZE, cursor } }, { payments }) => {
    const { items, nextCursor } = await payments.list({ state }, { limit, cursor });
    return { data: items, nextCursor };
  }),

  route(
    calls.refundPart,
    async ({ caller, params: { id }, body, requestKey }, repositories, dependencies) => {
      const request = { id, caller, requestKey, ...body };
      const { order, isNew } = await refundPart(repositories, dependencies, request);
      return { data: order, isNew, message: staffSuccessMessages.refundRequested };
    },
  ),

  route(calls.orderPayments, async ({ params: { id } }, repositories) => ({
    data: await paymentsOfOrder(repositories, id),
  })),

  route(
    calls.refundPayment,
    async ({ caller, params: { tranId }, body: { byHand } }, repositories, dependencies) => ({
      data: await refundPayment(repositories, dependencies, { tranId, caller, byHand }),
    }),
  ),
];
