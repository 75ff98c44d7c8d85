import { banglaDigits, interpolate, type PlaceholdersOf } from '@nargisus/domain/text';
import type { TranslatableMessage } from '../translatable-message.ts';
import { messages } from './messages.ts';

/**
 * What becomes of the values of a template: names stay as they were written, amounts and counts get Bangla digits, and what
 * is a sentence or label itself is said in Bangla too.
 */
const VALUES: Readonly<Record<PlaceholdersOf<TranslatableMessage>, 'kept' | 'digits' | 'said'>> = {
  amount: 'digits',
  count: 'digits',
  email: 'kept',
  header: 'kept',
  is: 'said',
  largest: 'digits',
  least: 'digits',
  methods: 'kept',
  most: 'digits',
  name: 'kept',
  needs: 'said',
  other: 'kept',
  size: 'kept',
  type: 'kept',
  what: 'kept',
  who: 'kept',
};

interface Recogniser {
  readonly pattern: RegExp;
  readonly bangla: string;
}

let recognisers: readonly Recogniser[] | undefined;

/** An English sentence in Bangla; as it is where there is none. A tracking note keeps its number. */
export function translateMessage(sentence: string): string {
  if (isKnown(sentence)) return messages[sentence];
  recognisers ??= Object.entries(messages).flatMap(asRecogniser);
  for (const { pattern, bangla } of recognisers) {
    const values = pattern.exec(sentence)?.groups;
    if (values) return interpolate(bangla, inBangla(values));
  }
  // What staff wrote stays as it is; the word before it is the shop's.
  return sentence.replace(/^Tracking: /, 'ট্র্যাকিং: ');
}

const isKnown = (sentence: string): sentence is TranslatableMessage => Object.hasOwn(messages, sentence);

function asRecogniser([english, bangla]: [string, string]): Recogniser[] {
  if (!english.includes('{')) return [];
  const literally = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return [{ pattern: new RegExp(`^${literally.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 's'), bangla }];
}

const inBangla = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([hole, value]) => [
      hole,
      BY_KIND[VALUES[hole as PlaceholdersOf<TranslatableMessage>]](value),
    ]),
  );

const BY_KIND = { kept: (value: string) => value, digits: banglaDigits, said: translateMessage };
