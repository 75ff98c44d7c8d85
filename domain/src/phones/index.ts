export { addPhoneNote, changePhone, decisionsOf, forgetPhone, stalePhoneFields } from './change-phone.ts';
export type { PhoneChange } from './change-phone.ts';
export { orderEnd, type OrderEnd } from './order-end.ts';
export { phoneMessages } from './phone-messages.ts';
export {
  MAX_PHONE_NOTE,
  MAX_PHONE_NOTES,
  PHONE_OVERRIDES,
  phoneNoteFormSchema,
  phoneParameter,
  phoneReasonSchema,
  phoneRecordSchema,
  UNKNOWN_PHONE,
  type PhoneNote,
  type PhoneOverride,
  type PhoneRecord,
  type PhoneStanding,
} from './phone-record.ts';
export {
  accountsOf,
  addressesOf,
  phoneSummarySchema,
  type PhoneCounts,
  type PhoneSummary,
} from './phone-summary.ts';
export {
  advanceFor,
  asksForCall,
  asksForHistory,
  DEFAULT_PHONE_RULES,
  PHONE_RULE_ACTIONS,
  trustOf,
  type PhoneEnds,
  type PhoneRules,
  type TrustReason,
} from './trust.ts';
