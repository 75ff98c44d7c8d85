import type { accountWords } from '../accounts/account-words.ts';
import type { cartWords } from '../cart/cart-words.ts';
import type { CATEGORY_LABELS } from '../catalogue/categories.ts';
import type { catalogueWords, imageWords } from '../catalogue/catalogue-words.ts';
import type { SHOP_CATEGORIES } from '../catalogue/shop-categories.ts';
import type { ADDRESS_CATEGORY_LABELS, ADDRESS_FIELD_NAMES } from '../checkout/address.ts';
import type { checkoutWords } from '../checkout/checkout-words.ts';
import type { Region } from '../checkout/regions.ts';
import type { clientWords } from '../contract/client-words.ts';
import type { reportWords } from '../contract/calls/report-calls.ts';
import type { requestWords } from '../contract/request-words.ts';
import type { confirmations, refusals, staffConfirmations, staffRefusals } from '../contract/server-words.ts';
import type { DELIVERY_TERMS } from '../delivery/options.ts';
import type { DELIVERY_MOVES } from '../orders/delivery-moves.ts';
import type { takaWords } from '../money/taka.ts';
import type { orderNotes } from '../orders/order-notes.ts';
import type { PaymentMethod, StatusLabel } from '../orders/statuses.ts';
import type { staffNoteWords } from '../orders/staff-note.ts';
import type { failureWords, paymentWords } from '../payments/payment-words.ts';
import type { textWords } from '../text/written-text.ts';
import type { voucherWords } from '../vouchers/voucher-words.ts';
import type {
  deliveryMessages,
  orderMessages,
  productMessages,
  profileMessages,
  reportMessages,
  userMessages,
} from './action-messages.ts';
import type { googleFaults, loginFaults, signUpFaults } from './identity-faults.ts';

/** Every text in a table, however deep. */
type TextsOf<Table> = Table extends string
  ? Table
  : Table extends (...args: never[]) => unknown
    ? never
    : { [Key in keyof Table]: TextsOf<Table[Key]> }[keyof Table];

type AddressFieldName = (typeof ADDRESS_FIELD_NAMES)[keyof typeof ADDRESS_FIELD_NAMES];

/**
 * Every sentence and label that domain or the functions word in English for customers and staff; those with values stand as
 * templates ('{name} is out of stock'). Another language is complete when it is a Record over this union.
 */
export type Sentence =
  | TextsOf<typeof accountWords | typeof loginFaults | typeof signUpFaults | typeof googleFaults>
  | TextsOf<typeof cartWords | typeof catalogueWords | typeof imageWords | typeof voucherWords>
  | TextsOf<typeof checkoutWords | typeof failureWords | typeof paymentWords | typeof textWords>
  | TextsOf<typeof takaWords | typeof reportWords>
  | TextsOf<typeof refusals | typeof confirmations | typeof clientWords | typeof requestWords>
  | TextsOf<typeof staffRefusals | typeof staffConfirmations | typeof staffNoteWords | typeof reportMessages>
  | TextsOf<typeof orderMessages | typeof profileMessages | typeof orderNotes>
  | TextsOf<typeof productMessages | typeof userMessages | typeof deliveryMessages>
  | AddressFieldName
  | `${AddressFieldName} is required`
  | TextsOf<typeof ADDRESS_CATEGORY_LABELS | typeof CATEGORY_LABELS>
  | (typeof SHOP_CATEGORIES)[number]['label' | 'description']
  | (typeof DELIVERY_TERMS)[keyof typeof DELIVERY_TERMS]['label' | 'daysText']
  | (typeof DELIVERY_MOVES)[keyof typeof DELIVERY_MOVES]['defaultNote']
  | Region
  | PaymentMethod
  | StatusLabel;
