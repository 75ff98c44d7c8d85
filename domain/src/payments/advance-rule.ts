import { NO_MONEY, type Paisa } from '../money/paisa.ts';

/** What a cash order pays in advance: nothing, a fixed amount, or its delivery charge. */
export const ADVANCE_MODES = ['off', 'amount', 'delivery-charge'] as const;

export type AdvanceMode = (typeof ADVANCE_MODES)[number];

/** The advance that counts at a place (docs/adr/0062). */
export interface AdvanceRule {
  readonly mode: AdvanceMode;
  /** Of the mode `amount`. */
  readonly amount: Paisa;
  /** Orders below this total pay none. */
  readonly from: Paisa;
}

export const NO_ADVANCE: AdvanceRule = { mode: 'off', amount: NO_MONEY, from: NO_MONEY };
