export {
  MAIL_KINDS,
  editMailKey,
  mailId,
  ORDER_MAILS,
  type MailKind,
  type OrderMailKind,
  readEditMailKey,
} from './mail-kinds.ts';
export { hasPaymentFailed, isLastEdit, isStillTrue, orderEditFor, orderMailsFor } from './due-mails.ts';
export {
  claimMail,
  MAIL_LEASE_MS,
  mailRecordSchema,
  MAX_MAILS_PER_ADDRESS_AND_DAY,
  requestedMail,
  type MailClaim,
  type MailRecord,
  withdrawnMail,
} from './mail-record.ts';
export { MAIL_RETRY_MS, nextMailAttempt } from './mail-retry.ts';
export { MAIL_LANGUAGES, type MailLanguage } from './mail-language.ts';
export { orderMail } from './order-mail.ts';
export { backInStockMail } from './back-in-stock-mail.ts';
export { staffInvitationMail } from './staff-invitation-mail.ts';
export { paymentFailedMail } from './payment-failed-mail.ts';
export type { MailRow, MailSection, ShopMail } from './shop-mail.ts';
