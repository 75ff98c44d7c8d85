/** What the mail service can be told to do wrong. */
export interface MailFaults {
  /** The answer to the next mails, instead of taking them. */
  status?: 429 | 500 | 503;
  /** To how many of them; without it to all. */
  times?: number;
  /** How late every answer comes. */
  slowMs?: number;
}

/** Which faults are set; they hold for every mail. */
export class MailFaultBoard {
  private faults: MailFaults = {};

  get current(): MailFaults {
    return this.faults;
  }

  put(faults: MailFaults): void {
    this.faults = { ...faults };
  }

  /** The refusal that is due now, if any; it counts. */
  strike(): MailFaults['status'] {
    const { status, times } = this.faults;
    if (status === undefined) return undefined;
    if (times === undefined) return status;
    if (times <= 0) return undefined;
    this.faults.times = times - 1;
    return status;
  }
}

/** @returns the faults as given, or a sentence that says what is wrong with them */
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
