import type { RequestLog } from '../http/request-log.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import type { ManualPaymentsRepository } from './manual-payments.repository.ts';
import type { PaymentsRepository } from './payments.repository.ts';
import type { Sslcommerz } from './sslcommerz.ts';

/** The dependencies of settling, refunding and sweeping payments, for requests and for schedules. */
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

export interface ManualPaymentRepositories {
  readonly orders: OrdersRepository;
  readonly manualPayments: ManualPaymentsRepository;
}
