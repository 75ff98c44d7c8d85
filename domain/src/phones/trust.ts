import * as z from 'zod/mini';
import type { Quote } from '../checkout/quote-schema.ts';
import { paisa, type Paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import type { AdvanceRule } from '../payments/advance-rule.ts';
import { advanceOf } from '../payments/advance.ts';
import type { PhoneStanding } from './phone-record.ts';

/** What a rule about phone numbers asks for. */
export const PHONE_RULE_ACTIONS = ['off', 'call', 'advance'] as const;

type RuleAction = (typeof PHONE_RULE_ACTIONS)[number];

/** The rules of staff about phone numbers, from the settings section `calls`. Amounts are whole taka. */
export interface PhoneRules {
  /** What is asked of a number whose parcels come back. */
  readonly backRule: RuleAction;
  readonly backAtLeast: number;
  /** In percent of the parcels that reached the door. */
  readonly backShare: number;
  /** What is asked of a number to which nothing was delivered yet. */
  readonly firstOrderRule: RuleAction;
  readonly firstOrderAbove: number;
  /** What is paid in advance where a rule or staff ask for it by number. */
  readonly phoneAdvance: number;
}

export const DEFAULT_PHONE_RULES: PhoneRules = {
  ...{ backRule: 'off', backAtLeast: 2, backShare: 50 },
  ...{ firstOrderRule: 'off', firstOrderAbove: 5_000, phoneAdvance: 200 },
};

/** How the orders on a number ended, by a courier or by staff. */
export interface PhoneEnds {
  /** Parcels that were taken at the door, also those of which the goods came back later. */
  readonly delivered: number;
  /** Parcels that nobody took. */
  readonly cameBack: number;
}

const action = z.enum(['call', 'advance']);

/** Why an order is called about first, or paid an advance. A part of orderDesk/{id}: its customer does not see it. */
export const trustReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('came-back'), action, cameBack: z.int(), ended: z.int() }),
  z.object({ kind: z.literal('first-order'), action, above: z.int() }),
  /** Staff decided it for the number. */
  z.object({ kind: z.literal('override'), action }),
]);

export type TrustReason = z.output<typeof trustReasonSchema>;

/** Returns whether the rules must know how earlier orders on the number ended. Staff's decision about it is stronger. */
export function asksForHistory(
  { backRule, firstOrderRule, firstOrderAbove }: PhoneRules,
  { override }: Pick<PhoneStanding, 'override'>,
  total: Paisa,
): boolean {
  if (override) return false;
  return backRule !== 'off' || (firstOrderRule !== 'off' && total > taka(firstOrderAbove));
}

/**
 * Returns what the shop asks of a cash order on a number, with the reasons (docs/adr/0086); nothing by default. What staff decided
 * about the number is stronger than any rule. It never refuses an order.
 * @param ends - needed where asksForHistory()
 */
export function trustOf(
  rules: PhoneRules,
  { override }: Pick<PhoneStanding, 'override'>,
  { ends, total }: { readonly ends: PhoneEnds | undefined; readonly total: Paisa },
): TrustReason[] {
  if (override?.kind === 'trusted') return [];
  if (override) return [{ kind: 'override', action: override.kind === 'advance' ? 'advance' : 'call' }];
  if (!ends) return [];
  const { delivered, cameBack } = ends;
  const ended = delivered + cameBack;
  const reasons: TrustReason[] = [];
  const isOftenBack = cameBack >= rules.backAtLeast && cameBack * 100 >= rules.backShare * ended;
  if (rules.backRule !== 'off' && isOftenBack)
    reasons.push({ kind: 'came-back', action: rules.backRule, cameBack, ended });
  if (rules.firstOrderRule !== 'off' && delivered === 0 && total > taka(rules.firstOrderAbove))
    reasons.push({ kind: 'first-order', action: rules.firstOrderRule, above: rules.firstOrderAbove });
  return reasons;
}

/** Returns whether staff must call before they pack the order. */
export const asksForCall = (trust: readonly TrustReason[]): boolean =>
  trust.some((it) => it.action === 'call');

/**
 * Returns what a cash order pays online before it is placed: the advance of the shop, or that of the number where it is higher.
 * @param shop - the advance that counts at the place for everybody
 */
export function advanceFor(
  quote: Pick<Quote, 'total' | 'deliveryCharge'>,
  shop: AdvanceRule,
  trust: readonly TrustReason[],
  { phoneAdvance }: Pick<PhoneRules, 'phoneAdvance'>,
): Paisa {
  const ofAll = advanceOf(quote, shop);
  if (!trust.some((it) => it.action === 'advance')) return ofAll;
  const ofNumber = advanceOf(quote, { mode: 'amount', amount: taka(phoneAdvance), from: paisa(0) });
  return paisa(Math.max(ofAll, ofNumber));
}
