import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../contract/field-errors.ts';
import { MAX_LINES } from '../cart/cart-item.ts';
import { addressLine, addressSchema } from './address.ts';
import { addressMessages, checkoutMessages } from './checkout-messages.ts';
import { orderDraftSchema } from './order-draft.ts';
import { ADDRESS_FORM } from './testing/address-form.ts';

const draft = {
  ...ADDRESS_FORM,
  items: [{ productId: 'shirt', size: 'M', quantity: 1 }],
  deliveryOption: 'standard',
  totalAmount: 510.5,
};
const errorsOf = (value: unknown, schema: typeof addressSchema | typeof orderDraftSchema = addressSchema) =>
  fieldErrors(schema.safeParse(value).error?.issues ?? []);

describe('an address', () => {
  test('needs every field but the landmark', () => {
    expect(errorsOf({ recipientPhone: '  ' })).toEqual(addressMessages);
    expect(errorsOf(ADDRESS_FORM)).toEqual({});
  });

  test.each(['+880 1712-345678', '8801712345678', '০১৭১২৩৪৫৬৭৮', ' 01712 345 678 '])(
    'stores the phone %s in its normal form',
    (recipientPhone) => {
      expect(addressSchema.parse({ ...ADDRESS_FORM, recipientPhone }).recipientPhone).toBe('01712345678');
    },
  );

  test.each(['0171234567', '017123456789', '+8801712345', '0171234567a', '+01712345678'])(
    'rejects the phone %s',
    (recipientPhone) => {
      expect(errorsOf({ ...ADDRESS_FORM, recipientPhone })).toEqual({
        recipientPhone: checkoutMessages.phoneInvalid,
      });
    },
  );

  test('fits on one line', () => {
    expect(addressLine(addressSchema.parse({ ...ADDRESS_FORM, landmark: 'Lake' }))).toBe(
      'House 12, Road 5, Dhanmondi, near Lake, Dhaka',
    );
    const outside = { ...ADDRESS_FORM, city: 'Savar', district: 'dhaka', landmark: '' };
    expect(addressLine(addressSchema.parse(outside))).toBe('House 12, Road 5, Dhanmondi, Savar, dhaka');
  });
});

describe('an order draft', () => {
  test('drops names and prices that a client sends', () => {
    const items = [{ productId: 'shirt', size: 'M', quantity: 1, name: 'x', price: 1, itemTotal: 1 }];
    const parsed = orderDraftSchema.parse({ ...draft, items, subtotal: 1, userId: 'someone' });
    expect(parsed.items).toEqual([{ productId: 'shirt', size: 'M', quantity: 1 }]);
    expect(parsed).not.toHaveProperty('subtotal');
    expect(parsed).not.toHaveProperty('userId');
    expect(parsed).toMatchObject({ totalAmount: 51050, voucherCode: null, landmark: '' });
  });

  test.each([
    ['nothing in it', [], 'Your cart is empty'],
    ['no list', undefined, 'Your cart is empty'],
    [
      'too many lines',
      Array.from({ length: MAX_LINES + 1 }, (_, n) => ({ productId: `p${n}`, size: 'M', quantity: 1 })),
      'An order can have at most 50 lines',
    ],
    ['the same line twice', [...draft.items, ...draft.items], 'The same product and size is listed twice'],
  ])('is rejected with %s', (_why, items, message) => {
    expect(errorsOf({ ...draft, items }, orderDraftSchema)).toEqual({ items: message });
  });

  test('reports an empty cart before errors of the address', () => {
    expect(Object.values(errorsOf({ items: [] }, orderDraftSchema))[0]).toBe('Your cart is empty');
  });
});
