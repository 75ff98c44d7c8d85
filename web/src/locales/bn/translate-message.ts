import { codedMessage, type MessageCode, type MessageTemplates } from '@nargisus/domain/messages';
import { DELIVERY_STATUSES, statusLabel } from '@nargisus/domain/orders';
import { banglaDigits, messageText, type MessageParams, type PlaceholdersOf } from '@nargisus/domain/text';
import { englishText, type Translatable } from '../translatable.ts';
import { accountMessages } from './account-messages.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { dataMessages } from './data-messages.ts';
import type { MessageTranslations } from './message-translations.ts';
import { orderMessages } from './order-messages.ts';
import { requestMessages } from './request-messages.ts';
import { rightsMessages } from './rights-messages.ts';
import { serverMessages } from './server-messages.ts';
import { rangeMessages } from './range-messages.ts';
import { findingMessages } from './finding-messages.ts';
import { settlementMessages } from './settlement-messages.ts';
import { statuses } from './statuses.ts';

/** Every message of the domain, the functions and the gateway in Bangla: a Record over the message codes. */
const MESSAGES: MessageTranslations = {
  ...accountMessages,
  ...catalogueMessages,
  ...checkoutMessages,
  ...dataMessages,
  ...orderMessages,
  ...requestMessages,
  ...rightsMessages,
  ...serverMessages,
  ...settlementMessages,
  ...findingMessages,
  ...rangeMessages,
};

const TEMPLATES = new Map(
  Object.entries(MESSAGES).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, template]) => [`${namespace}.${key}`, template] as const),
  ),
);

/** How the value of a placeholder is written: as it is, with Bangla digits, or as the label of a delivery status. */
const PARAMS: Readonly<
  Record<PlaceholdersOf<MessageTemplates[MessageCode]>, 'verbatim' | 'digits' | 'deliveryStatus'>
> = {
  amount: 'digits',
  contact: 'verbatim',
  count: 'digits',
  days: 'digits',
  delivery: 'verbatim',
  email: 'verbatim',
  header: 'verbatim',
  is: 'deliveryStatus',
  largest: 'digits',
  least: 'digits',
  left: 'digits',
  methods: 'verbatim',
  most: 'digits',
  name: 'verbatim',
  needs: 'deliveryStatus',
  orderId: 'verbatim',
  other: 'verbatim',
  phone: 'digits',
  place: 'verbatim',
  size: 'verbatim',
  type: 'verbatim',
  what: 'verbatim',
  row: 'digits',
  who: 'verbatim',
};

/** Returns a message in Bangla by its code and values; in English when the message has no code, such as a note of staff. */
export function translateMessage(message: Translatable): string {
  const isError = typeof message === 'object' && 'source' in message;
  const coded = isError ? (message.coded ?? codedMessage(message.source)) : codedMessage(message);
  const template = coded && TEMPLATES.get(coded.code);
  if (!template) return englishText(message);
  return messageText({ template, params: inBangla(coded.params) });
}

const inBangla = (params: MessageParams = {}): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      BY_KIND[PARAMS[name as keyof typeof PARAMS]](String(value)),
    ]),
  );

const BY_KIND = {
  verbatim: (value: string) => value,
  digits: banglaDigits,
  deliveryStatus: (label: string) => {
    const status = DELIVERY_STATUSES.find((it) => statusLabel(it) === label);
    return status ? statuses[status] : label;
  },
};

/** The translations, for tests. */
export { MESSAGES as messages };
