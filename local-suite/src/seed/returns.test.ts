import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { returnRejection, returnRequestSchema } from '@nargisus/domain/returns';
import { expect, test } from 'vitest';
import { CATALOGUE, productRecord } from './catalogue.ts';
import { makeSeedOrders } from './orders.ts';
import { makeSeedReturns } from './returns.ts';
import { renditionsAt } from './testing/renditions-at.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const products = CATALOGUE.map((product) => productRecord(product, renditionsAt(product.id)));
const orders = makeSeedOrders(products, now);
const requests = makeSeedReturns(orders, now);

test('makes an open and an agreed request that pass the schema and are preserved by storing', () => {
  expect(requests.map(({ status }) => status)).toEqual(['open', 'agreed']);
  for (const request of requests)
    expect(fromDocument(returnRequestSchema, request._id, toDocument(returnRequestSchema, request))).toEqual(
      request,
    );
});

test('each could be asked by the buyer of its order at its moment', () => {
  for (const { orderId, orderNumber, uid, lines, createdAt, updatedAt } of requests) {
    const order = orders.find(({ _id }) => _id === orderId)!;
    expect([order.orderId, order.uid]).toEqual([orderNumber, uid]);
    expect(returnRejection(order, lines, { requests: [], now: createdAt })).toBeNull();
    expect(updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});
