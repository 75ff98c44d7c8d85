import type { CodedMessage, MessageCode, MessageTemplates } from '@nargisus/domain/messages';
import { DELIVERY_STATUSES, statusLabel } from '@nargisus/domain/orders';
import {
  banglaDigits,
  messageText,
  type Message,
  type MessageParams,
  type PlaceholdersOf,
} from '@nargisus/domain/text';
import { englishText, type Translatable } from '../translatable.ts';
import type { MessageTranslations } from './message-translations.ts';
import { statuses } from './statuses.ts';

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

/**
 * Returns a function that returns a message in Bangla by its code and values; in English when the message has no code, such
 * as a note of staff. `codeOf` finds the code of an English text among the translated messages.
 */
export function makeTranslator(
  translations: Partial<MessageTranslations>,
  codeOf: (message: string | Message) => CodedMessage | undefined,
): (message: Translatable) => string {
  const templates = new Map(
    Object.entries(translations).flatMap(([namespace, messages]) =>
      Object.entries(messages).map(([key, template]) => [`${namespace}.${key}`, template] as const),
    ),
  );
  return (message) => {
    const isError = typeof message === 'object' && 'source' in message;
    const coded = isError ? (message.coded ?? codeOf(message.source)) : codeOf(message);
    const template = coded && templates.get(coded.code);
    if (!template) return englishText(message);
    return messageText({ template, params: inBangla(coded.params) });
  };
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
