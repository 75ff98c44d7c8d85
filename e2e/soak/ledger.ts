/** Records what the shop has acknowledged, and the failures until then. */
export class Ledger {
  /** The order IDs that were acknowledged, by payment method. */
  readonly orders = { cash: [] as string[], online: [] as string[] };
  /** Whether each product is in stock, by the last acknowledged change. */
  readonly stock = new Map<string, boolean>();
  /** The counted pieces that came in, by the id of their stock: the first count and the acknowledged deliveries. */
  readonly received = new Map<string, number>();
  /** Lines that were received back. */
  receivedBack = 0;
  /** Purchases that were refused because too few pieces were left (409). */
  refused = 0;
  /** Requests that failed. */
  failures = 0;
  /** Answers of any kind. */
  answers = 0;
  longestWaitMs = 0;
  cartWrites = 0;
  staffTransitions = 0;
  /** Requests for the courier's statements. */
  statements = 0;
  /** Unexpected answers. */
  readonly unexpected: string[] = [];

  readonly failed = (): void => void this.failures++;

  answered(waitedMs: number): void {
    this.answers++;
    this.longestWaitMs = Math.max(this.longestWaitMs, waitedMs);
  }

  get ordered(): string[] {
    return [...this.orders.cash, ...this.orders.online];
  }
}
