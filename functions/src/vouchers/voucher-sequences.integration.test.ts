import { unpaidAttempt, type Attempt } from '@nargisus/domain/payments';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteOrder } from '../orders/delete-order.ts';
import { orderDocumentId } from '../orders/order-document-id.ts';
import { handleCallback } from '../payments/handle-callback.ts';
import { parveen } from '../payments/testing/payment-fixture.ts';
import { createVoucherFixture } from './testing/voucher-fixture.ts';

/*
 * Random sequences of claims and releases against a model: the set of purchases that have a use. After each step the voucher's
 * number, its uses and the claims of people agree with each other (usedOf) and with the model.
 */
const shop = createVoucherFixture();
const { repositories, dependencies, voucher, edit, place, start, set, usedOf } = shop;

const steps = ['place', 'start', 'pay', 'fail', 'cancel', 'revive', 'delete', 'limit'] as const;
const sequences = fc.array(
  fc.record({
    step: fc.constantFrom(...steps),
    person: fc.integer({ min: 0, max: 2 }),
    purchase: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 4, maxLength: 14 },
);

/** Returns what a purchase needs: whose it is, and the key of its requests. */
const keys = new Map<string, string>();
const keyOf = (name: string) => keys.get(name) ?? keys.set(name, randomUUID()).get(name)!;

test('any sequence of orders, payments and their ends counts each use once', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const run = randomUUID();
      const code = await voucher({ limitInAll: 4, limitPerPerson: 2 });
      const forms = new Map<string, { tranId: string; form: Record<string, string> }>();
      const used = new Map<string, number>();
      /** Whether each purchase got the voucher, and whether it should have. */
      const answers: [is: boolean, expected: boolean][] = [];
      let limit: number | null = 4;
      for (const { step, person, purchase } of sequence) {
        const uid = `${run}-${person}`;
        const key = keyOf(`${run} ${person} ${purchase}`);
        const id = orderDocumentId(uid, key);
        const order = await repositories.orders.find(id);
        const attempt = forms.get(key);
        const wanted = { code, uid, key };
        const isFree = (limit === null || used.size < limit) && countOf(used, person) < 2;
        if (step === 'place' && !order) {
          const isPlaced = await succeeds(place(wanted));
          answers.push([isPlaced, used.has(id) || isFree]);
          if (isPlaced) used.set(id, person);
        } else if (step === 'start' && !order && !attempt) {
          const tranId = await start(wanted).catch(() => undefined);
          answers.push([tranId !== undefined, used.has(id) || isFree]);
          if (tranId) {
            forms.set(key, { tranId, form: await shop.pays(tranId) });
            used.set(id, person);
          }
        } else if (step === 'pay' && attempt) {
          await handleCallback(repositories, dependencies, attempt.form);
          // An order of the same purchase keeps its use; a cancelled one has none, and the payment brings none back.
          if (!order && (await repositories.orders.find(id))) used.set(id, person);
        } else if (step === 'fail' && attempt) {
          const fail = (it: Attempt) => unpaidAttempt(it, 'failed', '', shop.clock);
          await repositories.payments.change(attempt.tranId, fail);
          if (!order) used.delete(id);
        } else if (step === 'cancel' && order) {
          await set(order, 'cancelled');
          used.delete(id);
        } else if (step === 'revive' && order?.orderStatus === 'cancelled' && !order.refund) {
          await set(order, 'confirmed');
          used.set(id, person);
        } else if (step === 'delete' && order) {
          await deleteOrder(repositories, dependencies, { id, caller: parveen });
          used.delete(id);
        } else if (step === 'limit') {
          const next: number | null = limit === null ? 4 : null;
          await edit(code, { limitInAll: { from: limit, to: next } });
          limit = next;
        }
        expect(answers.filter(([is, wanted]) => is !== wanted)).toEqual([]);
        expect(await usedOf(code), JSON.stringify({ step, person, purchase })).toBe(used.size);
      }
    }),
    { numRuns: 25 },
  );
}, 240_000);

const countOf = (used: ReadonlyMap<string, number>, person: number): number =>
  [...used.values()].filter((it) => it === person).length;

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
