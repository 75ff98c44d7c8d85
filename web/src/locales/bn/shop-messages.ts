import type { MessageTranslations } from './message-translations.ts';
import type { SHOP_MESSAGES } from '@nargisus/domain/messages';
import { accountMessages } from './account-messages.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { dataMessages } from './data-messages.ts';
import { orderMessages } from './order-messages.ts';
import { requestMessages } from './request-messages.ts';
import { serverMessages } from './server-messages.ts';

/** Every message that customers read in Bangla, by namespace. */
export const shopMessages: Pick<MessageTranslations, keyof typeof SHOP_MESSAGES> = {
  ...accountMessages,
  ...catalogueMessages,
  ...checkoutMessages,
  ...dataMessages,
  ...orderMessages,
  ...requestMessages,
  ...serverMessages,
};
