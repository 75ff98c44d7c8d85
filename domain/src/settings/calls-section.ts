import * as z from 'zod/mini';
import { callMessages } from '../desk/call-messages.ts';
import { CALL_MODES, DEFAULT_CALL_POLICY, type CallPolicy } from '../desk/call-policy.ts';
import { choiceField, countField } from './fields.ts';
import { defineSection, valuesOf } from './section.ts';

/** Calls to customers before their orders are packed (docs/adr/0077). Orders read it when they are placed. */
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
  },
});

/** Returns the rules for calls that count, from the stored values; the defaults where there are none. */
export const callPolicy = (stored?: Readonly<Record<string, unknown>>): CallPolicy =>
  valuesOf(callsSection, stored);
