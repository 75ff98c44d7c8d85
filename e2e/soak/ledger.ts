/** What the shop has answered, and what it cost to get the answers: the soak's own books. */
export class Ledger {
  /** Human ids of orders that were answered, by how they are paid. */
  readonly orders = { cash: [] as string[], online: [] as string[] };
  /** Whether a product is in stock, as the last answer to staff said. */
  readonly stock = new Map<string, boolean>();
  /** Attempts that met a fault. */
  troubles = 0;
  /** Answers of any kind. */
  answers = 0;
  longestWaitMs = 0;
  cartWrites = 0;
  staffMoves = 0;
  /** Answers that a shop in order never gives here. */
  readonly strange: string[] = [];

  readonly failed = (): void => void this.troubles++;

  answered(waitedMs: number): void {
    this.answers++;
    this.longestWaitMs = Math.max(this.longestWaitMs, waitedMs);
  }

  get ordered(): string[] {
    return [...this.orders.cash, ...this.orders.online];
  }
}
