import type { ShopError } from '@nargisus/domain/contract';
import { messageText, type Message } from '@nargisus/domain/text';

/**
 * What `translate` accepts: an English text or template of a message table, a template with its values, or an error of
 * the shop, which carries the code and the values of its message.
 */
export type Translatable = string | Message | Pick<ShopError, 'message' | 'source' | 'coded'>;

/** Messages of a form, by field. */
export type TranslatableFields = Readonly<Record<string, Translatable>>;

/** Returns the message in English. */
export const englishText = (message: Translatable): string =>
  typeof message === 'object' && 'source' in message ? message.message : messageText(message);

/** Returns the errors of the fields of a rejected request, each with the code and the values that the API sent for it. */
export function fieldErrorsOf({ fields, codedFields }: ShopError): TranslatableFields | undefined {
  if (!fields) return undefined;
  const errors = Object.entries(fields).map(([field, message]): [string, Translatable] => {
    const coded = codedFields?.[field];
    return [field, coded ? { message, source: message, coded } : message];
  });
  return Object.fromEntries(errors);
}
