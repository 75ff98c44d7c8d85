import type { Repositories } from '../app/repositories.ts';
import type { Dependencies } from '../http/route.ts';

/** What settling, refunding and sweeping work with, whether a request or the clock asks for it. */
export type PaymentDependencies = Pick<Dependencies, 'now' | 'random' | 'gateway'> & {
  readonly log: Pick<Dependencies['log'], 'failed'>;
};

export type PaymentRepositories = Pick<Repositories, 'orders' | 'payments'>;
