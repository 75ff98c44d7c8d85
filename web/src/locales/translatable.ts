import type { ShopError } from '@nargisus/domain/contract';
import { messageText, type Message } from '@nargisus/domain/text';

/**
 * What `translate` accepts: an English text or template of a message table, a template with its values, or an error of
 * the shop, which carries the code and the values of its message.
 */
export type Translatable = string | Message | Pick<ShopError, 'message' | 'source' | 'coded'>;

/** Returns the message in English. */
export const englishText = (message: Translatable): string =>
  typeof message === 'object' && 'source' in message ? message.message : messageText(message);
