import * as z from 'zod/mini';
import { smsMessages } from '../sms/sms-messages.ts';
import { choiceField, countField } from './fields.ts';
import { defineSection, type ValuesOf } from './section.ts';

/** Who sends the shop's text messages, if anybody. */
const SMS_PROVIDERS = ['no-sms', 'sms-net-bd'] as const;

const sendOrSkip = (byDefault: 'send' | 'skip') =>
  choiceField(z.enum(['send', 'skip'], smsMessages.sendOrSkip), byDefault);

/** A name that the provider approved, or a number of its own; '' for the provider's. */
const senderField = {
  kind: 'text',
  schema: z.string(smsMessages.senderInvalid).check(
    z.overwrite((text) => text.trim()),
    z.regex(/^[A-Za-z0-9 -]{0,13}$/, smsMessages.senderInvalid),
  ),
  byDefault: '',
  isOptional: true,
} as const;

/**
 * Text messages about orders (docs/adr/0078). The provider's key is a secret of the deployment, not a setting. One switch per
 * kind of message, in the order of an order's life.
 */
export const smsSection = defineSection({
  isPublic: false,
  fields: {
    provider: choiceField(z.enum(SMS_PROVIDERS, smsMessages.unknownProvider), 'no-sms'),
    sender: senderField,
    language: choiceField(z.enum(['bn', 'en'], smsMessages.unknownLanguage), 'bn'),
    paisaPerPart: countField(smsMessages.priceOutOfRange, { least: 0, most: 1_000 }, 25),
    placed: sendOrSkip('send'),
    confirmed: sendOrSkip('send'),
    noAnswer: sendOrSkip('send'),
    edited: sendOrSkip('skip'),
    shipped: sendOrSkip('send'),
    outForDelivery: sendOrSkip('send'),
    delivered: sendOrSkip('skip'),
    refunded: sendOrSkip('send'),
  },
});

export type SmsSettings = ValuesOf<typeof smsSection>;
