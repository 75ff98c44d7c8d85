/**
 * What tests and the merchant page can switch. The first value is the normal behaviour. README.md describes each
 * value.
 */
export const SWITCHES = {
  booking: ['none', 'reset', 'lost', 'timeout', 'slow', 'html', 'refused', 'rate'],
  reading: ['none', 'reset', 'slow', 'html', 'rate'],
  account: ['active', 'inactive'],
  envelope: ['data', 'bare'],
  failures: ['codes', 'error'],
  spelling: ['processing', 'proccessing'],
  webhook: ['once', 'duplicate', 'reordered', 'late', 'lost'],
  words: ['lower', 'title'],
  event: ['known', 'unknown-type', 'unknown-status', 'unknown-invoice'],
  signature: ['good', 'none', 'bad'],
  firstWebhook: ['none', 'before-reply'],
  statement: [
    'right',
    'short',
    'over',
    'wrong-fee',
    'missing',
    'unknown',
    'duplicate',
    'wrong-total',
    'unpaid',
  ],
  walk: ['by-hand', 'by-clock'],
} as const;

const NUMBERS = {
  /** Delay of a `slow` answer. */
  slowMs: 8_000,
  /** Delay of a `late` webhook on the simulated clock. */
  lateMs: 3 * 3_600_000,
  /** `booking` and `reading` work again after this many broken answers; 0 means never. */
  times: 0,
};

export type Settings = { [Name in keyof typeof SWITCHES]: (typeof SWITCHES)[Name][number] } & typeof NUMBERS;

const DEFAULTS = {
  ...Object.fromEntries(Object.entries(SWITCHES).map(([name, [first]]) => [name, first])),
  ...NUMBERS,
} as Settings;

/** The switches that are set, with a count of broken answers. */
export class SettingsStore {
  #set: Partial<Settings> = {};
  #broken = 0;

  get all(): Settings {
    return { ...DEFAULTS, ...this.#set };
  }

  /** Changes the named switches; others keep their value. */
  put(changes: Partial<Settings>): void {
    this.#set = { ...this.#set, ...changes };
    this.#broken = 0;
  }

  reset(): void {
    this.#set = {};
    this.#broken = 0;
  }

  /** Returns how this call must fail, and counts it. */
  consume<Kind extends 'booking' | 'reading'>(kind: Kind): Settings[Kind] {
    const { [kind]: fault, times } = this.all;
    if (fault === 'none' || (times > 0 && this.#broken >= times)) return 'none';
    this.#broken += 1;
    return fault;
  }
}

/** @returns the settings, or a sentence that says what is wrong with them */
export function parseSettings(body: unknown): Partial<Settings> | string {
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
      return `There is no switch ${name}; there are ${Object.keys(DEFAULTS).join(', ')}.`;
    }
  }
  return body;
}
