import { call, tokenOf } from '@nargisus/e2e/api-client';
import { newIdempotencyKey, orderDraft } from '@nargisus/e2e/drafts';
import type { TestData } from '@nargisus/e2e/test-data';
import type { SizeOnSale } from './shop-of-sizes.ts';

/** What became of the orders of all buyers. */
export interface Rush {
  readonly ordered: number;
  readonly refused: number;
  /** Answers 503, after which the buyer sent the same request again. */
  readonly busy: number;
  readonly seconds: number;
}

/** Creates accounts and returns their tokens. */
export async function signUpBuyers(testData: TestData, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let made = 0; made < count; made += 8) {
    const some = Array.from({ length: Math.min(8, count - made) }, () => testData.account());
    tokens.push(...(await Promise.all((await Promise.all(some)).map((it) => tokenOf(it)))));
  }
  return tokens;
}

/**
 * Lets each buyer order one piece so often, one after the other, all buyers at once; the sizes take turns.
 * @throws Error when an order is refused for another reason than its stock
 */
export async function rush(
  testData: TestData,
  buyers: readonly string[],
  sizes: readonly SizeOnSale[],
  { at, each }: { readonly at: string; readonly each: number },
): Promise<Rush> {
  // A buyer may place twenty orders a minute.
  await testData.db.recursiveDelete(testData.db.collection('rateLimits'));
  const counts = { ordered: 0, refused: 0, busy: 0 };
  const startedAt = performance.now();
  await Promise.all(
    buyers.map(async (token, buyer) => {
      for (let turn = 0; turn < each; turn += 1) {
        const { product, size } = sizes[(buyer + turn * buyers.length) % sizes.length]!;
        const items = [{ productId: product.id, size, quantity: 1 }];
        const request = {
          at,
          token,
          method: 'POST',
          headers: newIdempotencyKey(),
          body: orderDraft(product, { items }),
        };
        let answer = await call('/api/orders', request);
        for (; answer.status === 503; counts.busy += 1) answer = await call('/api/orders', request);
        if (answer.status === 201 || answer.status === 200) counts.ordered += 1;
        else if (isRefusalInWords(answer, size)) counts.refused += 1;
        else throw new Error(`An order was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
    }),
  );
  return { ...counts, seconds: (performance.now() - startedAt) / 1000 };
}

/** Returns whether the answer names the size and what is left of it. */
function isRefusalInWords({ status, body }: Awaited<ReturnType<typeof call>>, size: string): boolean {
  const { message = '' } = body;
  const says = [`is sold out in size ${size}.`, `in size ${size}.`];
  return status === 409 && says.some((it) => message.includes(it));
}
