import type { MessageTranslations } from '../message-translations.ts';

/** Messages of the customers tab, in Bangla. */
export const staffAccountMessages: Pick<MessageTranslations, 'userAction'> = {
  userAction: {
    listFailed: 'ব্যবহারকারীদের তালিকা আনা যায়নি',
    deleteFailed: 'ব্যবহারকারী মুছে ফেলা যায়নি',
  },
};
