import type { accountMessages } from '../accounts/account-messages.ts';
import type { cartMessages } from '../cart/cart-messages.ts';
import type { CATEGORY_LABELS } from '../catalogue/categories.ts';
import type { catalogueMessages, imageMessages } from '../catalogue/catalogue-messages.ts';
import type { COLLECTIONS } from '../catalogue/collections.ts';
import type { ADDRESS_CATEGORY_LABELS, ADDRESS_FIELD_NAMES } from '../checkout/address.ts';
import type { checkoutMessages } from '../checkout/checkout-messages.ts';
import type { Region } from '../checkout/regions.ts';
import type { clientMessages } from '../contract/client-messages.ts';
import type { reportRequestMessages } from '../contract/calls/report-calls.ts';
import type { requestMessages } from '../contract/request-messages.ts';
import type {
  successMessages,
  errorMessages,
  staffSuccessMessages,
  staffErrorMessages,
} from '../contract/server-messages.ts';
import type { DELIVERY_TERMS } from '../delivery/options.ts';
import type { DELIVERY_TRANSITIONS } from '../orders/delivery-transitions.ts';
import type { takaMessages } from '../money/taka.ts';
import type { orderNotes } from '../orders/order-notes.ts';
import type { PaymentMethod, StatusLabel } from '../orders/statuses.ts';
import type { staffNoteMessages } from '../orders/staff-note.ts';
import type { paymentFailureMessages, paymentMessages } from '../payments/payment-messages.ts';
import type { textMessages } from '../text/written-text.ts';
import type { voucherMessages } from '../vouchers/voucher-messages.ts';
import type {
  deliveryMessages,
  orderMessages,
  productMessages,
  profileMessages,
  reportMessages,
  userMessages,
} from './action-messages.ts';
import type { googleErrors, loginErrors, signUpErrors } from './identity-errors.ts';

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
export type SourceMessage =
  | TextsOf<typeof accountMessages | typeof loginErrors | typeof signUpErrors | typeof googleErrors>
  | TextsOf<typeof cartMessages | typeof catalogueMessages | typeof imageMessages | typeof voucherMessages>
  | TextsOf<
      typeof checkoutMessages | typeof paymentFailureMessages | typeof paymentMessages | typeof textMessages
    >
  | TextsOf<typeof takaMessages | typeof reportRequestMessages>
  | TextsOf<typeof errorMessages | typeof successMessages | typeof clientMessages | typeof requestMessages>
  | TextsOf<
      | typeof staffErrorMessages
      | typeof staffSuccessMessages
      | typeof staffNoteMessages
      | typeof reportMessages
    >
  | TextsOf<typeof orderMessages | typeof profileMessages | typeof orderNotes>
  | TextsOf<typeof productMessages | typeof userMessages | typeof deliveryMessages>
  | AddressFieldName
  | `${AddressFieldName} is required`
  | TextsOf<typeof ADDRESS_CATEGORY_LABELS | typeof CATEGORY_LABELS>
  | (typeof COLLECTIONS)[number]['label' | 'description']
  | (typeof DELIVERY_TERMS)[keyof typeof DELIVERY_TERMS]['label' | 'daysText']
  | (typeof DELIVERY_TRANSITIONS)[keyof typeof DELIVERY_TRANSITIONS]['defaultNote']
  | Region
  | PaymentMethod
  | StatusLabel;
