const STORED = 'nargisus.order-attempt';

interface Attempt {
  key: string;
  order: string;
}

/** In case storage is blocked: then a reload in mid-payment begins a new attempt, a retry on the page does not. */
let attempt: Attempt | null = null;

/**
 * The Idempotency-Key of one attempt to place an order (DESIGN 4). Pressing twice, trying again after a lost answer
 * or reloading the page in between sends the same key and gets the same order. `order` is what the attempt is about:
 * other lines or another total are another order, a corrected address is not, as the first answer may only be lost.
 */
export function requestKeyFor(order: object): string {
  const wanted = JSON.stringify(order);
  const known = attempt ?? stored();
  attempt = known?.order === wanted ? known : { key: crypto.randomUUID(), order: wanted };
  keep(attempt);
  return attempt.key;
}

/** After a definite answer, yes or no: the next press is a new order. */
export function endAttempt(): void {
  attempt = null;
  keep(null);
}

function keep(now: Attempt | null): void {
  try {
    if (now) sessionStorage.setItem(STORED, JSON.stringify(now));
    else sessionStorage.removeItem(STORED);
  } catch {
    // Storage is blocked.
  }
}

function stored(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
}
