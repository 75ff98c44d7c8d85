import { useSyncExternalStore } from 'react';
import type { Language } from './language.ts';
import {
  currentSpeech,
  onSpeechChange,
  speechInHtml,
  type BanglaCatalogue,
  type Speech,
} from './language-store.ts';
import type { Topic, Translation } from './topic.ts';

export const useSpeech = (): Speech => useSyncExternalStore(onSpeechChange, currentSpeech, speechInHtml);

export const useLanguage = (): Language => useSpeech().language;

/** The topic's words in the language of the moment. A topic that bn/bangla.ts does not know does not compile. */
export function useTexts<Name extends keyof BanglaCatalogue, English>(
  topic: Topic<Name, English>,
): Translation<English> {
  return wordsOf(topic, useSpeech());
}

/** The same outside React, for a toast at the end of something that took a while. */
export function textsNow<Name extends keyof BanglaCatalogue, English>(
  topic: Topic<Name, English>,
): Translation<English> {
  return wordsOf(topic, currentSpeech());
}

function wordsOf<Name extends keyof BanglaCatalogue, English>(
  { name, en }: Topic<Name, English>,
  speech: Speech,
): Translation<English> {
  // bn/<topic>.ts is typed as the Translation of this very topic.
  return (speech.language === 'en' ? en : speech.words[name]) as Translation<English>;
}
