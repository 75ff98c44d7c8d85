import { cartItemFor } from '@nargisus/domain/cart';
import { asOf, productSchema, type Product } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import {
  compileRuleset,
  mapFromJson,
  timestampFromMicros,
  type RuleResource,
} from '@nargisus/local-suite/rules';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productDocument } from '../fixtures/data/documents.ts';
import { GUEST } from '../fixtures/rules/rules-environment.ts';

/*
 * Whether the rules and priceAt() agree on the price of a new cart line. The rules engine decides alone, without the
 * emulator, because request.time is to be at the edges of the sale.
 */
const compiled = compileRuleset(readFileSync(resolve(import.meta.dirname, '../../firestore.rules'), 'utf8'));
if (!compiled.ok) throw new Error('firestore.rules do not compile');
const { ruleset } = compiled;

/** Midnight in Dhaka. */
const from = new Date('2026-11-23T18:00:00.000Z');
const until = new Date('2026-11-25T18:00:00.000Z');
const DOCUMENTS = ['databases', '(default)', 'documents'];
const ITEM = ['carts', GUEST, 'items', 'p1_M'];

/** Returns a document with its times, which JSON cannot express. */
function resource(
  path: readonly string[],
  json: object,
  times: Readonly<Record<string, Date>> = {},
): RuleResource {
  const { fields: data } = mapFromJson(json);
  for (const [name, at] of Object.entries(times)) data.set(name, timestampFromMicros(at.getTime() * 1000));
  return { path: [...DOCUMENTS, ...path], id: path.at(-1)!, data };
}

const stored = productDocument('p1', { price: 2000, sale: { price: 1500, from, until } });

/** Returns whether a guest may add a line at this price at this moment. */
function mayAdd(price: number, now: Date): boolean {
  const { sale: _sale, createdAt: _createdAt, updatedAt: _updatedAt, ...plain } = stored;
  const product = resource(['products', 'p1'], plain);
  const { fields: sale } = mapFromJson({ price: 1500 });
  for (const [name, at] of Object.entries({ from, until }))
    sale.set(name, timestampFromMicros(at.getTime() * 1000));
  product.data.set('sale', { kind: 'map', fields: sale });
  const cart = resource(['carts', GUEST], { lines: ['p1_M'] });
  const documents = new Map([product, cart].map((it) => [it.path.join('/'), it]));
  const { name, image } = plain as unknown as Product;
  const line = { productId: 'p1', name, price, image, size: 'M', quantity: 1 };
  const expireAt = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  const verdict = ruleset.decide(
    {
      service: 'cloud.firestore',
      method: 'create',
      path: [...DOCUMENTS, ...ITEM],
      auth: null,
      timeMicros: now.getTime() * 1000,
      resource: null,
      newResource: resource(ITEM, line, { addedAt: now, updatedAt: now, expireAt }),
    },
    { read: (path) => documents.get(path.join('/')) ?? null },
  );
  return verdict.allowed;
}

test.each([
  ['long before', new Date('2026-11-01T00:00:00Z')],
  ['a millisecond before it begins', new Date(from.getTime() - 1)],
  ['when it begins', from],
  ['a millisecond before it ends', new Date(until.getTime() - 1)],
  ['when it ends', until],
  ['long after', new Date('2027-01-01T00:00:00Z')],
])('the rules accept the price that counts, and no other: %s', (_when, now) => {
  const product = asOf(fromDocument(productSchema, 'p1', stored), now);
  const counting = takaFromPaisa(cartItemFor(product, { size: 'M', quantity: 1, now }).price);
  for (const price of [1500, 2000, 1999.99, 1]) expect(mayAdd(price, now)).toBe(price === counting);
});
