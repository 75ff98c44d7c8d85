import { addDays, startOfDhakaDay } from '../time/dhaka-day.ts';
import type { OrderDesk } from './order-desk.ts';
import type { OrderFilter } from './order-filter.ts';
import { searchedTokens } from './order-search.ts';

/** The fields of a desk document that a filter compares, each indexed with `createdAt`. */
export const DESK_FIELDS = {
  status: 'shown',
  delivery: 'deliveryStatus',
  payment: 'paymentStatus',
  stage: 'stage',
  source: 'source',
  courier: 'carrier',
  method: 'paymentMethod',
  region: 'region',
  district: 'district',
} as const satisfies Partial<Record<keyof OrderFilter, keyof OrderDesk>>;

type ComparedName = keyof typeof DESK_FIELDS;
type DeskField = (typeof DESK_FIELDS)[ComparedName];

/**
 * What Firestore is asked for a filter: one query over orderDesk, newest first. Any set of equalities, the token and the times
 * is served by merging the indexes (field, createdAt), so that no combination needs an index of its own (docs/adr/0087).
 */
export interface DeskQuery {
  readonly equal: readonly (readonly [field: DeskField, value: string])[];
  /** For `tokens array-contains`; a query may have one. */
  readonly token: string | undefined;
  /** The other words of the search text, which the reader compares. */
  readonly otherTokens: readonly string[];
  /** Placed at or after, and before. */
  readonly from: Date | undefined;
  readonly before: Date | undefined;
}

/** Returns the query of a filter; null where the search text has no word that could be found, so that nothing fits. */
export function deskQueryOf(filter: OrderFilter): DeskQuery | null {
  const [token, ...otherTokens] = searchedTokens(filter.q ?? '');
  if (filter.q && !token) return null;
  const names = Object.keys(DESK_FIELDS) as ComparedName[];
  return {
    equal: names.flatMap((name) => {
      const value = filter[name];
      return value ? [[DESK_FIELDS[name], value] as const] : [];
    }),
    token,
    otherTokens,
    from: filter.from && startOfDhakaDay(filter.from),
    before: filter.to && startOfDhakaDay(addDays(filter.to, 1)),
  };
}

/** Returns whether an order that the query found has the other words too. */
export const hasOtherTokens = ({ tokens }: Pick<OrderDesk, 'tokens'>, query: DeskQuery): boolean =>
  query.otherTokens.every((token) => tokens.includes(token));

/** The filters that the list of orders itself answers, in each of its four sort orders. */
const OF_ORDERS: readonly (keyof OrderFilter)[] = ['status', 'delivery', 'payment'];

/** Returns whether a filter needs the order desk, which lists the newest first. */
export const needsDesk = (filter: OrderFilter): boolean =>
  Object.entries(filter).some(([name, value]) => value && !OF_ORDERS.some((it) => it === name));
