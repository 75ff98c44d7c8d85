import { MAIL_LANGUAGES, type MailLanguage } from '@nargisus/domain/mails';
import type { DocumentLanguage } from './document-messages.ts';

/** Returns texts, numbers and days of the mails in the language of a document. */
export const languageOf = (language: DocumentLanguage): MailLanguage =>
  MAIL_LANGUAGES.find(({ code }) => code === language)!;
