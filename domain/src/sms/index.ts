export { isSmsOn, isSmsStillTrue, needsProvedNumber, smsFor } from './due-sms.ts';
export { orderSms } from './order-sms.ts';
export { smsDaySchema, type SmsDay } from './sms-day.ts';
export { SMS_KINDS, smsId, type SmsKind } from './sms-kinds.ts';
export { smsParts, type SmsParts } from './sms-parts.ts';
export {
  claimSms,
  MAX_SMS_PER_NUMBER_AND_DAY,
  requestedSms,
  settledSms,
  SMS_LEASE_MS,
  smsRecordSchema,
  withReceipt,
  type SmsClaim,
  type SmsOutcome,
  type SmsReceipt,
  type SmsRecord,
  type SmsState,
} from './sms-record.ts';
