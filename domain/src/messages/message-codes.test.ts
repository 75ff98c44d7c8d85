import { expect, test } from 'vitest';
import { orderDraftSchema } from '../checkout/order-draft.ts';
import { errorMessages } from '../contract/server-messages.ts';
import { messageText, withParams } from '../text/message.ts';
import { voucherRejection } from '../vouchers/apply-voucher.ts';
import { taka } from '../money/taka.ts';
import { codedMessage, messageTemplates } from './message-codes.ts';

test('a code is the namespace and the key of its message', () => {
  expect(codedMessage(errorMessages.orderNotFound)).toEqual({ code: 'error.orderNotFound' });
  expect(messageTemplates()['error.orderNotFound']).toBe('Order not found');
});

test('a message with values keeps them apart from its text', () => {
  const rejection = voucherRejection({ reason: 'below-minimum', minimum: taka(500) });
  expect(codedMessage(rejection)).toEqual({ code: 'voucher.belowMinimum', params: { amount: '৳500' } });
  expect(messageText(rejection)).toBe('Minimum order amount of ৳500 required for this voucher');
});

test('a rendered limit of a schema leads back to its template and value', () => {
  const line = { productId: 'shirt', size: 'M', quantity: 1 };
  const items = Array.from({ length: 51 }, () => line);
  const [issue] = orderDraftSchema.shape.items.safeParse(items).error?.issues ?? [];
  expect(codedMessage(issue!.message)).toEqual({ code: 'checkout.tooManyLines', params: { count: 50 } });
});

test('a value that looks like a message does not change the code', () => {
  const message = withParams(errorMessages.outOfStock, { name: 'Order not found' });
  expect(codedMessage(message)?.code).toBe('error.outOfStock');
});

test.each(Object.entries(messageTemplates()))('%s has a code of its own text', (_code, template) => {
  const coded = codedMessage(template)!;
  expect(messageTemplates()[coded.code]).toBe(template);
});

test('a text of no table has no code', () => {
  expect(codedMessage('Left with the neighbour')).toBeUndefined();
});
