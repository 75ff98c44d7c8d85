/**
 * The faults that a test can set. A row is a fault; its first value is the normal behaviour. README.md
 * describes each value.
 */
const SWITCHES = {
  session: ['none', 'down', 'lost', 'error', 'slow', 'html', 'empty', 'failed'],
  validator: ['none', 'down', 'lost', 'error', 'slow', 'html', 'empty'],
  query: ['none', 'down', 'lost', 'error', 'slow', 'html', 'empty'],
  refund: ['none', 'down', 'lost', 'error', 'slow', 'html', 'empty', 'failed'],
  delivery: ['both', 'ipn-first', 'browser-first', 'ipn-only', 'browser-only', 'both-twice', 'delayed'],
  tamper: ['none', 'amount', 'unsigned-amount', 'currency', 'no-currency', 'signature', 'store-id', 'val-id'],
  refundEnds: ['refunded', 'cancelled'],
  refundRepeats: ['answered', 'refused'],
} as const;

/** The default of each number. */
const NUMBERS = {
  /** Delay of a `slow` response: longer than any client should wait. */
  slowMs: 60_000,
  /** Delay of `browser-first` and `delayed`. */
  delayMs: 1_500,
  /** Status queries of a refund before it has ended. */
  refundProcessingAnswers: 1,
  /** Each API works again after this many broken responses; 0 means never. */
  times: 0,
};

export type Api = 'session' | 'validator' | 'query' | 'refund';
export type Faults = { [Name in keyof typeof SWITCHES]: (typeof SWITCHES)[Name][number] } & typeof NUMBERS;
type Scope = string | undefined;

const DEFAULT_FAULTS: Faults = {
  ...firstValues(),
  ...NUMBERS,
};

function firstValues(): Omit<Faults, keyof typeof NUMBERS> {
  const first = Object.entries(SWITCHES).map(([name, [value]]): [string, unknown] => [name, value]);
  return Object.fromEntries(first) as Omit<Faults, keyof typeof NUMBERS>;
}

/** The faults that are set: for all payments, overridden for single ones by their tran_id. */
export class FaultSettings {
  readonly #set = new Map<Scope, { faults: Partial<Faults>; broken: Map<Api, number> }>();

  of(tranId: Scope): Faults {
    return {
      ...DEFAULT_FAULTS,
      ...this.#set.get(undefined)?.faults,
      ...(tranId ? this.#set.get(tranId)?.faults : {}),
    };
  }

  /** Replaces the faults of the scope. */
  put(scope: Scope, faults: Partial<Faults>): void {
    this.#set.set(scope, { faults, broken: new Map() });
  }

  /** Resets one payment's faults, or all. */
  reset(scope: Scope): void {
    if (scope === undefined) this.#set.clear();
    else this.#set.delete(scope);
  }

  /** Returns how this call must fail. Counts, because a fault may be set for a number of calls only. */
  consume(api: Api, tranId: Scope): Faults[Api] {
    const scope =
      tranId !== undefined && this.#set.get(tranId)?.faults[api] !== undefined ? tranId : undefined;
    const found = this.#set.get(scope);
    const fault = found?.faults[api] ?? 'none';
    if (!found || fault === 'none') return 'none';
    const before = found.broken.get(api) ?? 0;
    if (found.faults.times && before >= found.faults.times) return 'none';
    found.broken.set(api, before + 1);
    return fault;
  }
}

/** @returns the faults, or a sentence that says what is wrong with them */
export function parseFaults(body: unknown): Partial<Faults> | string {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return 'Send a JSON object of switches.';
  for (const [name, value] of Object.entries(body)) {
    if (Object.hasOwn(SWITCHES, name)) {
      const allowed: readonly unknown[] = SWITCHES[name as keyof typeof SWITCHES];
      if (!allowed.includes(value)) return `${name} is one of ${allowed.join(', ')}.`;
    } else if (Object.hasOwn(NUMBERS, name)) {
      if (!Number.isInteger(value) || (value as number) < 0)
        return `${name} is a whole number, zero or more.`;
    } else {
      return `There is no switch ${name}; there are ${Object.keys(DEFAULT_FAULTS).join(', ')}.`;
    }
  }
  return body;
}
