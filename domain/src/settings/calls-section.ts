import * as z from 'zod/mini';
import { callMessages } from '../desk/call-messages.ts';
import { CALL_MODES, DEFAULT_CALL_POLICY, type CallPolicy } from '../desk/call-policy.ts';
import { phoneMessages } from '../phones/phone-messages.ts';
import { DEFAULT_PHONE_RULES, PHONE_RULE_ACTIONS, type PhoneRules } from '../phones/trust.ts';
import { choiceField, countField } from './fields.ts';
import { defineSection, valuesOf } from './section.ts';

const byDefault = DEFAULT_PHONE_RULES;
const ruleField = () => choiceField(z.enum(PHONE_RULE_ACTIONS, phoneMessages.unknownRule), 'off');

/**
 * Calls to customers before their orders are packed (docs/adr/0077), and the rules about phone numbers (docs/adr/0086): in one
 * section, because orders read it when they are placed.
 */
export const callsSection = defineSection({
  isPublic: false,
  fields: {
    mode: choiceField(z.enum(CALL_MODES, callMessages.unknownMode), DEFAULT_CALL_POLICY.mode),
    retryMinutes: countField(
      callMessages.retryMinutes,
      { least: 5, most: 1_440 },
      DEFAULT_CALL_POLICY.retryMinutes,
    ),
    mostTries: countField(callMessages.mostTries, { least: 1, most: 10 }, DEFAULT_CALL_POLICY.mostTries),
    backRule: ruleField(),
    backAtLeast: countField(phoneMessages.backAtLeast, { least: 1, most: 20 }, byDefault.backAtLeast),
    backShare: countField(phoneMessages.backShare, { least: 1, most: 100 }, byDefault.backShare),
    firstOrderRule: ruleField(),
    firstOrderAbove: countField(
      phoneMessages.firstOrderAbove,
      { least: 0, most: 1_000_000 },
      byDefault.firstOrderAbove,
    ),
    phoneAdvance: countField(
      phoneMessages.advanceAmount,
      { least: 10, most: 50_000 },
      byDefault.phoneAdvance,
    ),
  },
});

/** Returns the rules for calls and phone numbers that count, from the stored values; the defaults where there are none. */
export const callPolicy = (stored?: Readonly<Record<string, unknown>>): CallPolicy & PhoneRules =>
  valuesOf(callsSection, stored);
