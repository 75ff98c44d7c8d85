import type { RequestLog } from '../http/request-log.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import type { PaymentsRepository } from './payments.repository.ts';
import type { Sslcommerz } from './sslcommerz.ts';

/** What settling, refunding and sweeping payments works with, for requests and for schedules. */
export interface PaymentDependencies {
  readonly now: () => Date;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
  readonly gateway: () => Sslcommerz;
  readonly log: Pick<RequestLog, 'failed'>;
}

export interface PaymentRepositories {
  readonly orders: OrdersRepository;
  readonly payments: PaymentsRepository;
}
