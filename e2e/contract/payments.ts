import { expect } from 'vitest';
import type { Account, TestData } from '../fixtures/data/test-data.ts';
import { call, tokenOf, type ApiResponse } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { newIdempotencyKey, orderDraft } from '../fixtures/orders/drafts.ts';
import { gateway } from '../fixtures/orders/gateway.ts';

/** A buyer with a product to pay for, through Hosting, against the simulated gateway. */
export interface Payments {
  readonly product: { id: string; price: number };
  readonly buyer: Account;
  readonly token: string;
  /** Sends the call that starts a payment. The defaults are a new key and the buyer's token. */
  start(
    body: unknown,
    headers?: Record<string, string>,
    token?: string,
    example?: Example,
  ): Promise<ApiResponse>;
  /** Starts a payment and returns its tranId. */
  begin(product?: { id: string; price: number }): Promise<string>;
}

/** Creates the buyer and the product. */
export async function openPayments(testData: TestData): Promise<Payments> {
  const product = await testData.product();
  const buyer = await testData.account();
  const buyerToken = await tokenOf(buyer);
  const start: Payments['start'] = (body, headers = newIdempotencyKey(), token = buyerToken, example) =>
    call('/api/payments/init', { method: 'POST', token, body, headers, example });
  return {
    product,
    buyer,
    token: buyerToken,
    start,
    async begin(of = product) {
      const answer = await start(orderDraft(of));
      expect(answer.body).toMatchObject({ success: true });
      return (answer.body.data as unknown as { tranId: string }).tranId;
    },
  };
}

/** Waits until the gateway has sent its notices and the shop has answered each with a 200. */
export async function expectNotices(tranId: string, count = 1): Promise<void> {
  const answers = async () => (await gateway.payment(tranId)).ipn.map(({ answer }) => answer);
  await expect.poll(answers, { timeout: 20_000, interval: 200 }).toEqual(Array(count).fill(200));
}
