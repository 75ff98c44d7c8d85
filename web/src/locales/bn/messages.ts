import type { TranslatableMessage } from '../translatable-message.ts';
import { customerSentences } from './customer-messages.ts';
import { staffSentences } from './staff-messages.ts';

/** Domain's, the functions' and the data layer's English in Bangla: one too few or too many does not compile. */
export const sentences: Readonly<Record<TranslatableMessage, string>> = {
  ...customerSentences,
  ...staffSentences,
};
