import type { TestData } from '../fixtures/data/test-data.ts';

/** Compares the journal with the orders, with what riders hold and with what the courier settled; returns the differences. */
export async function checkCash({ db }: TestData): Promise<string[]> {
  const differences: string[] = [];
  const [postings, cash, riders, orders] = await Promise.all(
    ['ledger', 'orderCash', 'riderCash', 'orders'].map(async (path) =>
      (await db.collection(path).get()).docs.map((it): Stored => ({ ...it.data(), _id: it.id })),
    ),
  );
  const lines = (postings as Posting[]).flatMap((posting) =>
    posting.lines.map((line) => ({ ...line, ...posting, paisa: paisa(line.amount) })),
  );
  const sum = (isCounted: (line: (typeof lines)[number]) => boolean) =>
    lines.filter(isCounted).reduce((total, line) => total + line.paisa, 0);
  const check = (what: string, is: number, expected: number) => {
    if (is !== expected) differences.push(`${what}: ${is} paisa in the journal, expected ${expected}`);
  };

  check(
    'the journal',
    sum(() => true),
    0,
  );
  for (const { _id } of postings as Posting[])
    check(
      _id,
      sum((line) => line._id === _id),
      0,
    );
  for (const order of orders as unknown as Order[]) {
    const isCollected =
      order.paymentMethod === 'Cash on Delivery' &&
      order.deliveryStatus === 'delivered' &&
      ['paid', 'refunded'].includes(order.paymentStatus);
    const due = isCollected ? -paisa(order.totalAmount) : 0;
    check(
      order.orderId,
      sum((line) => line.order === order._id && line.account === 'customer'),
      due,
    );
  }
  for (const { _id, settled } of cash as unknown as Cash[]) {
    const isSettlement = (line: (typeof lines)[number]) =>
      line.order === _id && line.account === 'courier' && line.settlement !== null;
    check(`what is settled of ${_id}`, -sum(isSettlement), paisa(settled));
  }
  for (const { _id, heldPaisa } of riders as unknown as Rider[])
    check(
      `the cash of ${_id}`,
      sum((line) => line.rider === _id && line.account === 'rider-cash'),
      heldPaisa,
    );
  return differences;
}

const paisa = (taka: number): number => Math.round(taka * 100);

interface Stored {
  readonly _id: string;
}

interface Posting extends Stored {
  readonly order: string | null;
  readonly settlement: string | null;
  readonly rider?: string;
  readonly lines: readonly { readonly account: string; readonly amount: number }[];
}

interface Order extends Stored {
  readonly orderId: string;
  readonly paymentMethod: string;
  readonly paymentStatus: string;
  readonly deliveryStatus: string;
  readonly totalAmount: number;
}

interface Cash extends Stored {
  readonly settled: number;
}

interface Rider extends Stored {
  readonly heldPaisa: number;
}
