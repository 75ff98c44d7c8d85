import type { Sentence as DomainSentence } from '@nargisus/domain/messages';
import type { storeWords } from './store-words.ts';

/** What `say` is sure to have in every language: domain's and the functions' sentences, and those of the data layer. */
export type Sentence = DomainSentence | (typeof storeWords)[keyof typeof storeWords];
