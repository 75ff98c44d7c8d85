import * as z from 'zod/mini';
import { fixedText } from './message.ts';
import { textMessages } from './text-messages.ts';

/** Counts characters as firestore.rules does, by code point: an emoji is one. */
function atMost(longest: number, message = fixedText(textMessages.tooLong, { count: longest })) {
  return z.refine<string>((text) => text.length <= longest || Array.from(text).length <= longest, message);
}

/**
 * A typed text, trimmed and in Unicode's NFC, which merges the two spellings of ড়, ঢ় and য়, so that search and
 * shaping agree (docs/reference/payments.md 13). May be empty.
 */
export const typedText = (longest: number) => z.string().check(z.trim(), z.normalize('NFC'), atMost(longest));

/** A typed text that must not be empty. */
export const requiredText = (message: string, longest: number) =>
  z.string(message).check(z.trim(), z.normalize('NFC'), z.minLength(1, message), atMost(longest));

/** A stored text; firestore.rules repeats it as isText(). */
export const writtenText = (longest: number) =>
  z.string().check(
    z.refine((text) => text.trim() !== '', textMessages.blank),
    atMost(longest),
  );
