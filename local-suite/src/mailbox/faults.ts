/** Faults of the mail service. */
export interface MailFaults {
  /** The status of the next calls, whose mails are not accepted. */
  status?: 429 | 500 | 503;
  /** For this many calls; without it for all. */
  times?: number;
  /** Delay of every response. */
  slowMs?: number;
}

/** The faults that are set, for every mail. */
export class MailFaultSettings {
  #faults: MailFaults = {};

  get current(): MailFaults {
    return this.#faults;
  }

  put(faults: MailFaults): void {
    this.#faults = { ...faults };
  }

  /** Returns the status that is due now, if any, and counts it. */
  consume(): MailFaults['status'] {
    const { status, times } = this.#faults;
    if (status === undefined) return undefined;
    if (times === undefined) return status;
    if (times <= 0) return undefined;
    this.#faults.times = times - 1;
    return status;
  }
}

/** @returns the faults, or a sentence that says what is wrong with them */
export function parseMailFaults(body: unknown): MailFaults | string {
  if (typeof body !== 'object' || body === null) return 'Send a JSON object.';
  for (const [name, value] of Object.entries(body)) {
    if (name === 'status' && ![429, 500, 503].includes(value as number)) return 'status is 429, 500 or 503.';
    if (!['status', 'times', 'slowMs'].includes(name))
      return `There is no switch ${name}; there are status, times, slowMs.`;
    if (!Number.isInteger(value) || (value as number) < 0) return `${name} is a whole number, zero or more.`;
  }
  return body;
}
