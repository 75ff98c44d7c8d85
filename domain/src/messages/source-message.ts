import type { CATEGORY_LABELS } from '../catalogue/categories.ts';
import type { COLLECTIONS } from '../catalogue/collections.ts';
import type { ADDRESS_CATEGORY_LABELS } from '../checkout/address.ts';
import type { ADDRESS_FIELD_NAMES } from '../checkout/checkout-messages.ts';
import type { Region } from '../checkout/regions.ts';
import type { DELIVERY_TERMS } from '../delivery/options.ts';
import type { DELIVERY_TRANSITIONS } from '../orders/delivery-transitions.ts';
import type { PaymentMethod, StatusLabel } from '../orders/statuses.ts';
import type { MessageCode, MessageTemplates } from './message-codes.ts';

type ValuesOf<Table> = Table[keyof Table];

/** The English labels of closed lists, some of them stored. Another language is complete when it is a Record over them. */
export type SourceLabel =
  | ValuesOf<typeof ADDRESS_FIELD_NAMES>
  | ValuesOf<typeof ADDRESS_CATEGORY_LABELS>
  | ValuesOf<typeof CATEGORY_LABELS>
  | (typeof COLLECTIONS)[number]['label' | 'description']
  | ValuesOf<typeof DELIVERY_TERMS>['label' | 'daysText']
  | ValuesOf<typeof DELIVERY_TRANSITIONS>['defaultNote']
  | Region
  | PaymentMethod
  | StatusLabel;

/** Every English text that the domain or the functions word; those with values are templates ('{name} is out of stock'). */
export type SourceMessage = MessageTemplates[MessageCode] | SourceLabel;
