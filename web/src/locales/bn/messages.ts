import type { TranslatableMessage } from '../translatable-message.ts';
import { customerMessages } from './customer-messages.ts';
import { staffMessages } from './staff-messages.ts';

/** Domain's, the functions' and the data layer's English in Bangla: one too few or too many does not compile. */
export const messages: Readonly<Record<TranslatableMessage, string>> = {
  ...customerMessages,
  ...staffMessages,
};
