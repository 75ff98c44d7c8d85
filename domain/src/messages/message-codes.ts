import { codeFinder, codesAndTemplates } from './coded-message.ts';
import { SHOP_MESSAGES } from './shop-messages.ts';
import { STAFF_MESSAGES } from './staff-messages.ts';

/** Every message of the domain and of the functions, by namespace. */
type Messages = typeof SHOP_MESSAGES & typeof STAFF_MESSAGES;

/**
 * The code of a message: `namespace.key`, for example `voucher.belowMinimum`. Another language is complete when it is a Record
 * over it.
 */
export type MessageCode = {
  [Namespace in keyof Messages]: `${Namespace}.${keyof Messages[Namespace] & string}`;
}[keyof Messages];

/** The English template of every code, for example of 'voucher.belowMinimum'. */
export type MessageTemplates = {
  readonly [Code in MessageCode]: Code extends `${infer Namespace extends keyof Messages}.${infer Key}`
    ? Key extends keyof Messages[Namespace]
      ? Messages[Namespace][Key]
      : never
    : never;
};

/** Returns the English templates by code. A function, so that pages that never call it do not carry them. */
export function messageTemplates(): MessageTemplates {
  return Object.fromEntries(codesAndTemplates(allMessages())) as MessageTemplates;
}

/** Returns the code and the values of any message. A text of two tables has the code that customers' messages give it. */
export const codedMessage = /* @__PURE__ */ codeFinder(allMessages);

// Not a constant, so that pages that never call it do not carry it.
function allMessages(): Messages {
  return { ...SHOP_MESSAGES, ...STAFF_MESSAGES };
}
