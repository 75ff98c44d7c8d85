import type { MessageTranslations } from '../message-translations.ts';
import { shopMessages } from '../shop-messages.ts';
import { findingMessages } from './finding-messages.ts';
import { rangeMessages } from './range-messages.ts';
import { rightsMessages } from './rights-messages.ts';
import { settlementMessages } from './settlement-messages.ts';
import { staffAccountMessages } from './staff-account-messages.ts';
import { staffCatalogueMessages } from './staff-catalogue-messages.ts';
import { staffOrderMessages } from './staff-order-messages.ts';
import { staffRequestMessages } from './staff-request-messages.ts';
import { staffServerMessages } from './staff-server-messages.ts';

/** Every message of the domain, the functions and the gateway in Bangla: a Record over the message codes. */
export const messages: MessageTranslations = {
  ...shopMessages,
  ...findingMessages,
  ...rangeMessages,
  ...rightsMessages,
  ...settlementMessages,
  ...staffAccountMessages,
  ...staffCatalogueMessages,
  ...staffOrderMessages,
  ...staffRequestMessages,
  ...staffServerMessages,
};
